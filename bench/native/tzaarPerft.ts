import { perft } from '@threefold-games/core';
import { tzaar } from '@threefold-games/games/tzaar';
import { pointsOf } from '../src/points.ts';
import { type Loop, measure } from './loop.ts';

/** Perft of the four fixed positions of the benchmark, each so deep. */
export const tzaarPerft = (depths: readonly number[]): Loop => {
  const positions = pointsOf(tzaar, 2).map(({ position }) => position);
  const counts = positions.map(() => 0);
  const round = (): void => {
    for (const [i, position] of positions.entries()) {
      const leaves = perft(tzaar, position, depths[i]!);
      if (!leaves.ok) throw new Error(leaves.error.detail);
      counts[i] = leaves.value;
    }
  };
  round();
  return {
    name: 'TZAAR perft',
    rivals: [{ program: 'tzaar', label: 'C++', goal: 1.5 }],
    parameters: [],
    input: [positions.length, ...positions.map((position, i) => `${depths[i]} ${position.pack().join(' ')}`)].join(
      '\n',
    ),
    work: counts.reduce((sum, count) => sum + count) / 1e6,
    unit: 'M leaves/s',
    tolerance: 0,
    rounds: 1,
    run: rounds => ({ nanoseconds: measure(rounds, round), results: [...counts] }),
  };
};
