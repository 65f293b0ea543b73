import { readFileSync } from 'node:fs';
import { must } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { findWitness, isBoardFrozen, loneBoard, parseBoard, type TalatView } from '../rules/index.ts';
import { events, picture, play, playOn, SETUP_3, steps } from './table.ts';

interface Row {
  readonly board: readonly string[];
  readonly frozen: boolean;
  readonly witness?: readonly string[];
  readonly kind: string;
}

const rowsOf = (file: string): Row[] =>
  readFileSync(new URL(`../vectors/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Row);

const boardOf = (ranks: readonly string[]) => must(parseBoard(ranks));

/** A second, literal reading of TA-4.2 to TA-4.5 on names of towers. */
const takes = (a: string, b: string, davidGoliath: boolean): boolean => {
  const lower: Record<string, string> = { L: 'M', M: 'S' };
  if (a[0] === b[0]) return Number(a[1]) > Number(b[1]);
  return lower[a[0]!] === b[0] || (davidGoliath && a === 'S3' && b === 'L6');
};

/** Plays a line on a board of names: moves forward to empty cells, and a capture at the end. Says where it fails. */
const failureOf = (ranks: readonly string[], line: readonly string[], davidGoliath: boolean): string | undefined => {
  const cells = new Map<string, string>();
  for (const [row, text] of ranks.entries()) {
    for (const [column, name] of text.split(' ').entries())
      if (name !== '.') cells.set(`${'abcde'[column]}${5 - row}`, name);
  }
  for (const [i, step] of line.entries()) {
    const [, from, mark, to] = /^([a-e][1-5])([-x])([a-e][1-5])$/.exec(step)!;
    const tower = cells.get(from!);
    if (tower === undefined) return `${step}: nothing there`;
    const rises = tower === tower.toUpperCase();
    const forward = (Number(to![1]) - Number(from![1])) * (rises ? 1 : -1);
    const aside = Math.abs(to!.charCodeAt(0) - from!.charCodeAt(0));
    const target = cells.get(to!);
    if (mark === '-' && (target !== undefined || forward !== 1 || aside > 1)) return `${step}: no such move`;
    if ((mark === 'x') !== (i === line.length - 1)) return `${step}: the capture belongs at the end`;
    if (mark === 'x') {
      if (!(forward === 1 && aside <= 1) && !(forward === 0 && aside === 1)) return `${step}: out of reach`;
      if (target === undefined || (target === target.toUpperCase()) === rises) return `${step}: no opposing tower`;
      if (!takes(tower.toUpperCase(), target.toUpperCase(), davidGoliath)) return `${step}: too weak`;
    }
    cells.delete(from!);
    cells.set(to!, tower);
  }
  return undefined;
};

describe.each([
  { file: 'frozen.jsonl', davidGoliath: true },
  { file: 'frozen_noDG.jsonl', davidGoliath: false },
])('5 Frozen boards: $file', ({ file, davidGoliath }) => {
  it.each(rowsOf(file))('TA-5.2 TA-5.3: $kind, $board', ({ board, frozen, witness }) => {
    const lone = boardOf(board);
    expect(isBoardFrozen(lone, davidGoliath)).toBe(frozen);
    const line = findWitness(lone, davidGoliath);
    expect(line?.length).toBe(witness?.length);
    if (line) expect(failureOf(board, line, davidGoliath)).toBeUndefined();
  });
});

/** S3 could be taken by s6 if they met, but they pass each other. Only board 1 is in play. */
const passing = `
  . . . . s6 | . . . . s3 | . . . . .
  . . . . .  | . . . . . | . . . . .
  . . . . .  | . . . . . | . . . . .
  S3 . . . . | . . . . . | . . . . .
  . . . . .  | . . . . . | S4 . . . .`;

describe('5 Frozen boards', () => {
  it('TA-5.1: a board is tested after a step on it', () => {
    const table = picture(passing, { options: { endAfterFrozen: 3 } });
    expect(table.view().boards.map(board => board.frozen)).toEqual([false, true, true]);
    expect(events(playOn(table, 'a2-b3'))).toEqual([]);
    expect(events(playOn(table, 'e5-d4'))).toEqual(['skipped 2']);
    expect(events(playOn(table, 'b3-a4'))).toEqual(['frozen 1']);
  });

  it('TA-5.1: never after a placement, when a lone tower has nobody to take', () => {
    const table = play('L3@a1 L3@a5 L3@f5');
    expect(table.view().boards.some(board => board.frozen)).toBe(false);
    expect(
      play(SETUP_3)
        .view()
        .boards.some(board => board.frozen),
    ).toBe(false);
  });

  it('TA-5.2: turn order does not count: one side may walk all the way to the other', () => {
    expect(
      findWitness(boardOf(['. . . . s6', '. . . . .', '. . . . .', '. . . . .', 'S3 . . . .']), true),
    ).toHaveLength(4);
    expect(isBoardFrozen(boardOf(['. . . . s6', '. . . . .', '. . . . .', 'S3 . . . .', '. . . . .']), true)).toBe(
      false,
    );
    expect(isBoardFrozen(boardOf(['. . . . s6', '. . . . .', 'S3 . . . .', '. . . . .', '. . . . .']), true)).toBe(
      true,
    );
  });

  it('TA-5.3: a third tower may have to step aside first', () => {
    const ranks = ['s6 . . . .', 'L3 L4 . . .', 'M4 . . . .', '. . . . .', '. . . . .'];
    const line = findWitness(boardOf(ranks), true)!;
    expect(line).toHaveLength(3);
    expect(line[0]).toMatch(/^[ab]4-/);
  });

  it('TA-5.3: a tower that is shut in for good helps nobody', () => {
    // m3 could take S6 on d3, but l3 stands there and could only go where S6 is.
    const shut = ['. . . . .', '. . . . .', '. . . l3 m3', '. . S6 l6 l4', '. . s4 m6 m4'];
    expect(isBoardFrozen(boardOf(shut), true)).toBe(true);
    expect(findWitness(boardOf(shut), true)).toBeUndefined();
    const open = shut.map(rank => rank.replace('l3', '.'));
    expect(findWitness(boardOf(open), true)).toEqual(['c2-d3', 'e3xd3']);
  });

  it('TA-5.4: nothing moves on a frozen board', () => {
    const table = picture(
      `. . . . m6 | . . . . s3 | . . . . l3
       . . . . .  | . . . . .  | . . . . .
       . . . . .  | . . . . .  | . . . . .
       M4 . . . . | . . . . .  | . . . . .
       . . . . .  | S3 . . . . | S4 . . . .`,
      { options: { endAfterFrozen: 3 } },
    );
    expect(table.view().boards.map(board => board.frozen)).toEqual([false, true, true]);
    expect(steps(table)).toEqual(['a2-a3', 'a2-b3']);
    expect(table.whyNot('o5-o4')).toEqual({ rule: 'TA-5.4', cells: ['o5'] });
  });
});

describe('the witness', () => {
  const witnessOn = ({ boards }: TalatView, board: number) => findWitness(loneBoard(boards[board]!.cells, board), true);

  it('is found on every board of a position', () => {
    const view = play(SETUP_3).view();
    expect([0, 1, 2].map(board => witnessOn(view, board)!.length)).toEqual([4, 4, 4]);
  });

  it('is missing on a frozen board', () => {
    expect(witnessOn(picture(passing, { options: { endAfterFrozen: 3 } }).view(), 1)).toBeUndefined();
  });

  it('is found at once on a crowded board where five towers must make room', () => {
    const ranks = ['. . S3 L6 s6', '. M3 L3 S6 l4', '. . L4 s4 m3', 'M4 . l6 l3 s3', 'S4 . . . m4'];
    const line = findWitness(boardOf(ranks), true)!;
    expect(line).toHaveLength(11);
    expect(failureOf(ranks, line, true)).toBeUndefined();
  });
});

describe('a board by itself', () => {
  it.each([
    { why: 'four ranks', ranks: ['. . . . .', '. . . . .', '. . . . .', '. . . . .'], code: 'position.syntax' },
    {
      why: 'a short rank',
      ranks: ['. . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .'],
      code: 'position.syntax',
    },
    {
      why: 'no tower',
      ranks: ['X9 . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .'],
      code: 'position.syntax',
    },
    {
      why: 'no number',
      ranks: ['S5 . . . .', '. . . . .', '. . . . .', '. . . . .', '. . . . .'],
      code: 'position.syntax',
    },
    {
      why: 'twins',
      ranks: ['S3 . . . .', '. . S3 . .', '. . . . .', '. . . . .', '. . . . .'],
      code: 'position.impossible',
    },
  ])('is refused: $why', ({ ranks, code }) => {
    expect(parseBoard(ranks)).toMatchObject({ ok: false, error: { code } });
  });

  it('may hold the same tower on both sides', () => {
    expect(parseBoard(['S3 . . . .', '. . s3 . .', '. . . . .', '. . . . .', '. . . . .']).ok).toBe(true);
  });
});
