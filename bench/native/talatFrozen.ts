import { readFileSync } from 'node:fs';
import { chooseByLot, NOBODY, seededRandom } from '@threefold-games/core';
import { parseBoard, talat } from '@threefold-games/games/talat';
import { BOARDS, CELLS, isFrozen, relations, TalatPosition } from '@threefold-games/games/talat/internal';
import { optionsFor } from '../src/points.ts';
import { type Loop, measure } from './loop.ts';

/** One board by itself, and whether David takes Goliath. */
interface LoneBoard {
  readonly up: number;
  readonly down: number;
  readonly kinds: Int8Array;
  readonly davidGoliath: boolean;
}

/** The boards that are asked about in so many random games: the one of every step, as it stands then. */
export const playedBoards = (games: number): readonly LoneBoard[] => {
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
export const hardBoards = (): readonly LoneBoard[] =>
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
export const talatFrozen = (name: string, boards: readonly LoneBoard[], rounds: number): Loop => {
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
