import { readFileSync } from 'node:fs';
import { bot as talatBot } from '@threefold-games/bots/talat';
import { bot as taluvaBot } from '@threefold-games/bots/taluva';
import { bot as tzaarBot } from '@threefold-games/bots/tzaar';
import { chooseByLot, NOBODY, perft, seededRandom } from '@threefold-games/core';
import { parseBoard, talat } from '@threefold-games/games/talat';
import { taluva } from '@threefold-games/games/taluva';
import { tzaar } from '@threefold-games/games/tzaar';
import { BOARDS, CELLS, isFrozen, relations, TalatPosition } from '@threefold-games/talat/internal';
import { optionsFor, pointsOf } from '../src/points.ts';
import { type Loop, measure } from './loop.ts';
import { netEvaluation } from './netEvaluation.ts';

/** Perft of the four fixed positions of the benchmark, each so deep. */
const tzaarPerft = (depths: readonly number[]): Loop => {
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

/** One board by itself, and whether David takes Goliath. */
interface LoneBoard {
  readonly up: number;
  readonly down: number;
  readonly kinds: Int8Array;
  readonly davidGoliath: boolean;
}

/** The boards that are asked about in so many random games: the one of every step, as it stands then. */
const playedBoards = (games: number): readonly LoneBoard[] => {
  const random = seededRandom('native frozen');
  const out = new Int32Array(talat.maxActions);
  const boards: LoneBoard[] = [];
  for (let i = 0; i < games; i++) {
    const position = talat.start(talat.setup(optionsFor(talat, 3), 3, random));
    if (!(position instanceof TalatPosition)) throw new Error('no position of Talat');
    while (position.actor !== NOBODY) {
      const before = position.towers.slice();
      position.make(chooseByLot(position, out, random));
      if (position.isSettingUp()) continue;
      for (let board = 0; board < BOARDS; board++) {
        const [up, down] = [position.towers[2 * board]!, position.towers[2 * board + 1]!];
        if (up === before[2 * board] && down === before[2 * board + 1]) continue;
        const kinds = position.kinds.slice(board * CELLS, (board + 1) * CELLS);
        boards.push({ up, down, kinds, davidGoliath: true });
      }
    }
  }
  return boards;
};

/** The boards of the vectors, which are chosen to be hard. */
const hardBoards = (): readonly LoneBoard[] =>
  ['frozen.jsonl', 'frozen_noDG.jsonl'].flatMap((file, i) => {
    const lines = readFileSync(new URL(`../../games/talat/vectors/${file}`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    return lines.map(line => {
      const board = parseBoard((JSON.parse(line) as { readonly board: readonly string[] }).board);
      if (!board.ok) throw new Error(board.error.detail);
      return { ...board.value, davidGoliath: i === 0 };
    });
  });

/** The frozen test on these boards. */
const talatFrozen = (name: string, boards: readonly LoneBoard[], rounds: number): Loop => {
  // One after the other, as the program has them.
  const ups = Int32Array.from(boards, ({ up }) => up);
  const downs = Int32Array.from(boards, ({ down }) => down);
  const kinds = new Int8Array(boards.length * CELLS);
  for (const [i, board] of boards.entries()) kinds.set(board.kinds, i * CELLS);
  const rules = boards.map(({ davidGoliath }) => relations(davidGoliath).related);
  const verdicts = new Int32Array(boards.length);
  const round = (): void => {
    for (let i = 0; i < verdicts.length; i++)
      verdicts[i] = isFrozen(rules[i]!, kinds, i * CELLS, ups[i]!, downs[i]!) ? 1 : 0;
  };
  return {
    name,
    rivals: [{ program: 'frozen', label: 'C++', goal: 1.5 }],
    parameters: [],
    input: [
      boards.length,
      ...boards.map(board => `${board.davidGoliath ? 1 : 0} ${board.up} ${board.down} ${board.kinds.join(' ')}`),
    ].join('\n'),
    work: boards.length / 1e3,
    unit: 'k boards/s',
    tolerance: 0,
    rounds,
    run: runs => ({ nanoseconds: measure(runs, round), results: [...verdicts] }),
  };
};

/** The loops in which the games spend most of their time. */
export const benchLoops = (): readonly Loop[] => [
  tzaarPerft([3, 4, 3, 5]),
  talatFrozen('Talat frozen test, random games', playedBoards(50), 500),
  talatFrozen('Talat frozen test, hard boards', hardBoards(), 500),
  netEvaluation('TZAAR net, small', tzaar, tzaarBot.nets!.small, 8, 10),
  netEvaluation('TZAAR net, big', tzaar, tzaarBot.nets!.big, 8, 3),
  netEvaluation('Talat net, small', talat, talatBot.nets!.small, 8, 20),
  netEvaluation('Talat net, big', talat, talatBot.nets!.big, 8, 10),
  netEvaluation('Taluva net, small', taluva, taluvaBot.nets!.small, 8, 10),
  netEvaluation('Taluva net, big', taluva, taluvaBot.nets!.big, 8, 3),
];

/** The same, so small that they only show whether both languages agree. */
export const smallLoops = (): readonly Loop[] => [
  tzaarPerft([3, 3, 3, 3]),
  talatFrozen('Talat frozen test, random games', playedBoards(5), 0),
  talatFrozen('Talat frozen test, hard boards', hardBoards(), 0),
  netEvaluation('TZAAR net, small', tzaar, tzaarBot.nets!.small, 3, 0),
  netEvaluation('Talat net, small', talat, talatBot.nets!.small, 3, 0),
  netEvaluation('Taluva net, small', taluva, taluvaBot.nets!.small, 3, 0),
];
