import { seededRandom } from '@threefold-games/core';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import {
  dailyPuzzle,
  difficultyOf,
  FIRST_DAY,
  formatEntry,
  isPuzzleDay,
  NEW_SOLVER,
  nextPuzzle,
  type PuzzleEntry,
  parseEntries,
  skillAfterTry,
  startRating,
  TRY_WEIGHT,
} from '../src/index.ts';

/** A made-up list of as many puzzles as a game has. */
const ENTRIES: readonly PuzzleEntry[] = Array.from({ length: 600 }, (_, i) => ({
  id: `tz-${i.toString(31).padStart(5, '2')}`,
  rating: 300 + ((i * 7) % 260) * 10,
  themes: i % 3 === 0 ? [`theme${i % 9}`, 'both'] : [`theme${i % 9}`],
}));

const dayAfter = (days: number): string =>
  new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

describe('dailyPuzzle', () => {
  /** The puzzles by day. The puzzle of a day depends on all before it, so a usual run looks at the first and last days only. */
  const days = new Map(
    Array.from({ length: 400 }, (_, i) => i)
      .filter(i => amount(i < 20 || i >= 380, true))
      .map(i => [i, dailyPuzzle(ENTRIES, dayAfter(i))!]),
  );

  it('is the same however the list is ordered', () => {
    const shuffled = [...ENTRIES].reverse();
    for (const i of [0, 17, 390]) expect(dailyPuzzle(shuffled, dayAfter(i))).toEqual(days.get(i));
  });

  it('comes back no sooner than after a year', () => {
    const repeated = [...days].filter(([i, { id }]) =>
      [...days].some(([other, puzzle]) => other < i && other >= i - 366 && puzzle.id === id),
    );
    expect(repeated).toEqual([]);
  });

  it('has no theme of the day before', () => {
    const repeated = [...days].filter(([i, { themes }]) =>
      themes.some(theme => days.get(i - 1)?.themes.includes(theme)),
    );
    expect(repeated).toEqual([]);
  });

  it('is neither one of the easiest nor one of the hardest', () => {
    const ratings = ENTRIES.map(({ rating }) => rating).sort((a, b) => a - b);
    for (const { rating } of days.values()) {
      expect(rating).toBeGreaterThanOrEqual(ratings[60]!);
      expect(rating).toBeLessThanOrEqual(ratings.at(-61)!);
    }
  });

  it('is there for days only', () => {
    for (const day of [
      '2026-10-31',
      '2027-02-29',
      '2026-13-01',
      '2026-11-00',
      '2026-11-31',
      '2100-01-01',
      'today',
      '2026-11-1',
    ]) {
      expect([day, isPuzzleDay(day)]).toEqual([day, false]);
      expect(dailyPuzzle(ENTRIES, day)).toBeUndefined();
    }
    for (const day of [FIRST_DAY, '2026-11-30', '2028-02-29', '2099-12-31'])
      expect([day, isPuzzleDay(day)]).toEqual([day, true]);
    expect(dailyPuzzle([], FIRST_DAY)).toBeUndefined();
  });
});

describe('the rating of a puzzle', () => {
  it('is where the levels would find what they found', () => {
    for (const rating of [500, 1200, 1550, 2300]) {
      const found = Array.from({ length: 12 }, (_, i) => 1 / (1 + 10 ** ((rating - 550 - 190 * i) / 400)));
      expect(startRating(found)).toEqual({ rating, doubt: 200 });
    }
  });

  it('is the higher the fewer levels find it', () => {
    const ratings = Array.from({ length: 13 }, (_, first) =>
      startRating(Array.from({ length: 12 }, (__, i) => (i >= first ? 1 : 0))),
    ).map(({ rating }) => rating);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect(new Set(ratings).size).toBe(13);
    expect([difficultyOf(ratings[0]!), difficultyOf(1200), difficultyOf(1700), difficultyOf(ratings[12]!)]).toEqual([
      1, 2, 2, 3,
    ]);
  });
});

describe('the rating of a solver', () => {
  const puzzle = { rating: 1200, doubt: 200 };

  it('goes up with what is solved and down with what is missed, by half where the theme was known', () => {
    const solved = skillAfterTry(NEW_SOLVER, puzzle, true);
    const missed = skillAfterTry(NEW_SOLVER, puzzle, false);
    const known = skillAfterTry(NEW_SOLVER, puzzle, true, TRY_WEIGHT.theme);
    expect(solved.mean).toBeGreaterThan(known.mean);
    expect(known.mean).toBeGreaterThan(NEW_SOLVER.mean);
    expect(missed.mean).toBeLessThan(NEW_SOLVER.mean);
    // To miss what is hard costs less than to solve it gains.
    expect(solved.mean - NEW_SOLVER.mean).toBeGreaterThan(NEW_SOLVER.mean - missed.mean);
    expect(solved.deviation).toBeLessThan(known.deviation);
    expect(known.deviation).toBeLessThan(NEW_SOLVER.deviation);
  });
});

describe('nextPuzzle', () => {
  const none = new Set<string>();
  const next = (wish: Parameters<typeof nextPuzzle>[3], known: { solved?: Set<string>; missed?: Set<string> } = {}) =>
    Array.from({ length: 200 }, (_, i) =>
      nextPuzzle(
        ENTRIES,
        { ...NEW_SOLVER, mean: 1400 },
        { solved: known.solved ?? none, missedThemes: known.missed ?? none },
        wish,
        seededRandom(`next ${i}`),
      ),
    );

  it('is near the own rating, as wished', () => {
    for (const entry of next({})) expect(Math.abs(entry!.rating - 1300)).toBeLessThanOrEqual(150);
    for (const entry of next({ theme: 'theme4' })) expect(entry!.themes).toContain('theme4');
    // Nothing hard is near: the easiest of them.
    for (const entry of next({ difficulty: 3 })) expect(entry!.rating).toBe(1710);
  });

  it('is none that was solved, and nothing where all are', () => {
    const [first] = next({});
    expect(next({}, { solved: new Set([first!.id]) })).not.toContainEqual(first);
    expect(next({}, { solved: new Set(ENTRIES.map(({ id }) => id)) })).toEqual(Array.from({ length: 200 }));
    expect(next({ theme: 'nothing' })[0]).toBeUndefined();
  });

  it('has themes that were missed lately twice as often', () => {
    const share = (missed: Set<string>) => next({}, { missed }).filter(entry => entry!.themes[0] === 'theme4').length;
    expect(share(new Set(['theme4']))).toBeGreaterThan(1.3 * share(none));
  });
});

describe('a list of puzzles', () => {
  it('is read as it is written, and refused where a line is broken', () => {
    const text = ENTRIES.map(({ rating, ...entry }) => formatEntry({ ...entry, start: { rating, doubt: 0 } })).join(
      '\n',
    );
    expect(parseEntries(text)).toEqual({ ok: true, value: ENTRIES });
    expect(parseEntries('tz-abcde 1200')).toMatchObject({ ok: false, error: { code: 'puzzle.syntax' } });
    expect(parseEntries('tz-abcde high theme')).toMatchObject({ ok: false, error: { code: 'puzzle.syntax' } });
  });
});
