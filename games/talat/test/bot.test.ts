import { type Action, NOBODY, type Random, seededRandom } from '@threefold-games/core';
import { talat } from '@threefold-games/talat';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { optionsFor, picture, play, playOn, type Table } from './table.ts';

const actions = new Int32Array(talat.maxActions);
const priors = new Float32Array(talat.maxActions);
const hand = bot.hand();

/** The share of each seat. */
const sharesOf = (table: Table): number[] => {
  const values = new Float64Array(table.seats);
  hand.evaluate(table, actions, 0, priors, values);
  return Array.from(values);
};

/** The prior of each legal step by its text, together 1. */
const priorsOf = (table: Table): Map<string, number> => {
  const count = table.legal(actions);
  hand.evaluate(table, actions, count, priors, new Float64Array(table.seats));
  const total = priors.subarray(0, count).reduce((sum, prior) => sum + prior);
  return new Map(
    Array.from(actions.subarray(0, count), (action, i) => [table.format(action as Action), priors[i]! / total]),
  );
};

const rounded = (numbers: readonly number[]): number[] => numbers.map(number => Number(number.toFixed(9)));

const boardsOf = (drawing: string): string[][][] =>
  [0, 1, 2].map(board =>
    drawing
      .trim()
      .split('\n')
      .map(row => row.split('|')[board]!.trim().split(/\s+/)),
  );
const drawn = (boards: readonly string[][][]): string =>
  [0, 1, 2, 3, 4].map(rank => boards.map(board => board[rank]!.join(' ')).join(' | ')).join('\n');
const mirrored = (board: string[][]): string[][] => board.map(rank => rank.toReversed());
const swapCase = (name: string): string => (name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase());
/** A board as the other side sees it. */
const turned = (board: string[][]): string[][] => mirrored(board.toReversed()).map(rank => rank.map(swapCase));

/** In a game of three, or of two. */
const MIDDLE = `
  l3 . . . m4 | . s6 . . .  | . . l6 . .
  . . m6 . .  | . . . l6 .  | m4 . . . .
  . S4 . . .  | . . M3 . .  | . . M6 . .
  . . . . L4  | . . . . .   | . . . S3 .
  M3 . . . .  | L4 . S6 . . | L3 . . . .`;

const everyTable = [2, 3].flatMap(seats =>
  ['on', 'off'].flatMap(davidGoliath =>
    ['2', '3'].flatMap(endAfterFrozen =>
      ['cancelCommon', 'highestOnly', 'none'].flatMap(tieBreak =>
        (seats === 2 ? ['opponentBoard', 'bothZihinBoards'] : ['opponentBoard']).map(zihinScope => ({
          seats,
          options: { davidGoliath, endAfterFrozen, tieBreak, zihinScope },
        })),
      ),
    ),
  ),
);

const playRandomly = (table: Table, random: Random, visit: (count: number) => void): void => {
  while (table.actor !== NOBODY) {
    const count = table.legal(actions);
    visit(count);
    table.make(actions[random.below(count)]! as Action);
  }
};

describe('an evaluation', () => {
  it.each(everyTable)('gives shares and priors at every step: $seats seats, $options', ({ seats, options }) => {
    const table = talat.start(talat.setup(optionsFor(seats, options), seats, seededRandom(1)));
    const values = new Float64Array(seats);
    playRandomly(table, seededRandom(JSON.stringify(options)), count => {
      hand.evaluate(table, actions, count, priors, values);
      expect(values.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
      expect(values.every(share => share >= 0 && share <= 1)).toBe(true);
      expect(priors.subarray(0, count).every(prior => Number.isFinite(prior) && prior > 0)).toBe(true);
    });
  });

  it.each([2, 3])('leaves the position as it was, with %i seats', seats => {
    const table = talat.start(talat.setup(optionsFor(seats), seats, seededRandom(1)));
    playRandomly(table, seededRandom(seats), count => {
      const before = [table.encode(), table.hashLo, table.hashHi];
      hand.evaluate(table, actions, count, priors, new Float64Array(seats));
      expect([table.encode(), table.hashLo, table.hashHi]).toEqual(before);
    });
  });

  it('is the same for a position seen in a mirror', () => {
    for (const board of [0, 1, 2]) {
      const other = drawn(boardsOf(MIDDLE).map((ranks, i) => (i === board ? mirrored(ranks) : ranks)));
      expect(rounded(sharesOf(picture(other)))).toEqual(rounded(sharesOf(picture(MIDDLE))));
    }
  });

  it('goes round with the seats of three', () => {
    const [first, second, third] = boardsOf(MIDDLE) as [string[][], string[][], string[][]];
    const [a, b, c] = sharesOf(picture(MIDDLE, { actor: 0, captures: ['1S3', '', '0S3'] }));
    const rotated = picture(drawn([third, first, second]), { actor: 1, captures: ['1S3', '2S3', ''] });
    expect(rounded(sharesOf(rotated))).toEqual(rounded([c!, a!, b!]));
  });

  it('changes sides with the seats of two', () => {
    const [between, one, other] = boardsOf(MIDDLE) as [string[][], string[][], string[][]];
    const swapped = drawn([turned(between), turned(other), turned(one)]);
    const [a, b] = sharesOf(picture(MIDDLE, { seats: 2, actor: 0, captures: ['2M3', '2M4 2L4'] }));
    const seen = picture(swapped, { seats: 2, actor: 1, captures: ['2M4 2L4', '2M3'] });
    expect(rounded(sharesOf(seen))).toEqual(rounded([b!, a!]));
  });
});

/** A tower hangs on a4; the other boards are quiet. */
const HANGING = `
  . . . . l3  | . . . . l4 | . . . . l3
  m4 . . . .  | . . . . .  | . . . . .
  . M6 . . .  | . . . . .  | . . . . .
  . . . . .   | . . . . .  | . . . . .
  L4 . . . S4 | M3 . . . . | M4 . . . .`;
const SEAT_0 = 0;

/** On c3 the S4 is past the m4; on c2 they can still meet. */
const passing = (runner: 'c2' | 'c3'): string => `
  . . . . l3 | . s6 . . .  | . . l6 . .
  . . . . .  | . . . l6 .  | m4 . . . .
  m4 . ${runner === 'c3' ? 'S4' : '.'} . . | . . M3 . . | . . M6 . .
  . . ${runner === 'c2' ? 'S4' : '.'} . .  | . . . . .  | . . . S3 .
  M3 . . . L4 | L4 . S6 . . | L3 . . . .`;

/** With c3-b4 the M3 passes the m4 and board 1 freezes, which ends the game. Each has taken what the other lacks. */
const last = (seat0: string, seat1: string): string => `
  . . . . .  | . . . . .  | ${seat0}
  . . . m4 . | . . . . .  | . . . . .
  . . M3 . . | . . . . .  | . . . . .
  . . . . .  | . . . . .  | . . . . .
  . . . . .  | ${seat1}   | . . . . L4`;

describe('an evaluator of Talat', () => {
  it('takes more points for a better share', () => {
    const [more] = sharesOf(picture(MIDDLE, { seats: 2, captures: ['2M3 2M4', '2L4'] }));
    const [fewer] = sharesOf(picture(MIDDLE, { seats: 2, captures: ['2L4', '2M3 2M4'] }));
    expect(more).toBeGreaterThan(fewer! + 0.05);
  });

  it.each([2, 3])('sees what is to be had for nothing, with %i seats', seats => {
    const table = picture(HANGING, { seats });
    const before = sharesOf(table)[SEAT_0]!;
    const afterwards = new Map(
      [...priorsOf(table).keys()].map(step => [step, sharesOf(playOn(table.copy(), step))[SEAT_0]!]),
    );
    expect(best(afterwards)).toBe('b3xa4');
    expect(best(priorsOf(table))).toBe('b3xa4');
    expect(before).toBeGreaterThan(sharesOf(picture(HANGING, { seats, actor: 1 }))[SEAT_0]!);
  });

  it.each([2, 3])('is glad of a tower past all that would take it, with %i seats', seats => {
    const [safe] = sharesOf(picture(passing('c3'), { seats, actor: 1 }));
    const [hunted] = sharesOf(picture(passing('c2'), { seats, actor: 1 }));
    expect(safe).toBeGreaterThan(hunted!);
  });

  it('ends the game while it is ahead, and not while it is behind', () => {
    const ahead = picture(last('s3 s4 s6 m4 m6', 'S3 . . . .'), { seats: 2 });
    const behind = picture(last('m4 . . . .', 'S3 S4 S6 M3 M6'), { seats: 2 });
    expect(ahead.view().points[0]).toBeGreaterThan(ahead.view().points[1]!);
    expect(behind.view().points[0]).toBeLessThan(behind.view().points[1]!);
    expect(best(priorsOf(ahead))).toBe('c3-b4');
    expect(best(priorsOf(behind))).not.toBe('c3-b4');
  });

  it.each([2, 3])('beats random steps by its first impression, with %i seats', seats => {
    const random = seededRandom(seats);
    const wins = Array.from({ length: 12 }, (_, game) => {
      const table = talat.start(talat.setup(optionsFor(seats), seats, random));
      while (table.actor !== NOBODY) {
        const count = table.legal(actions);
        const text = table.actor === game % seats ? best(priorsOf(table)) : undefined;
        if (text === undefined) table.make(actions[random.below(count)]! as Action);
        else playOn(table, text);
      }
      return table.outcome()!.shares[game % seats]!;
    });
    expect(wins.reduce((sum, share) => sum + share)).toBeGreaterThan(10);
  });

  it('knows when so little is left that a proof comes out', () => {
    const isLate = (table: Table): boolean => bot.isLate(table);
    expect(isLate(picture(last('m4 . . . .', 'S3 . . . .'), { seats: 2 }))).toBe(true);
    expect([picture(MIDDLE), play(''), play('', 2)].map(isLate)).toEqual([false, false, false]);
  });
});

describe('the levels', () => {
  it('are twelve: the lower half overlooks, less and less, and none below the last two needs the big net', () => {
    expect(bot.levels).toHaveLength(12);
    const looks = bot.levels.map(level => level.looks ?? Number.POSITIVE_INFINITY);
    expect(looks).toEqual(looks.toSorted((a, b) => a - b));
    expect(bot.levels.slice(0, 6).every(level => level.looks !== undefined)).toBe(true);
    expect(bot.levels.slice(0, 10).every(({ evaluator }) => evaluator !== 'big')).toBe(true);
    expect(bot.levels.at(-1)).toMatchObject({ evaluator: 'big', temperature: 0 });
  });
});

const best = (numbers: ReadonlyMap<string, number>): string =>
  [...numbers].reduce((top, entry) => (entry[1] > top[1] ? entry : top))[0];
