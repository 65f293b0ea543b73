import type { Candidate } from '@threefold-games/learn';
import { describe, expect, it } from 'vitest';
import { choose, type GradedPuzzle, gather } from '../src/puzzles/choose.ts';
import type { Grade } from '../src/puzzles/grade.ts';
import type { MinedGame, MinedPuzzle } from '../src/puzzles/mine.ts';

const THEMES = Array.from({ length: 10 }, (_, i) => `theme${i}`);

/** What every level found from one of them on. */
const foundFrom = (level: number): readonly number[] => Array.from({ length: 12 }, (_, i) => (i + 1 >= level ? 1 : 0));

interface Made extends Partial<Pick<Candidate, 'position' | 'goal' | 'line' | 'themes'>> {
  readonly game?: number;
  readonly turn?: number;
  readonly missed?: boolean;
  readonly level?: number;
}

let count = 0;
const made = ({ game = ++count, turn = 10, missed = true, level = 6, ...more }: Made = {}): GradedPuzzle => {
  const id = `tz-${(count++).toString().padStart(5, '2')}`;
  const mined = {
    id,
    game: 'tzaar',
    rules: 1,
    position: `position ${id}`,
    goal: { kind: 'win', turns: 3 },
    line: [[`step ${id}`, '-']],
    themes: [THEMES[count % THEMES.length]!],
    wins: 1,
    turns: 100,
    proof: 10,
    turn,
    missed,
    ...more,
  } as MinedPuzzle;
  const from = { seed: 'test', number: game, record: '', puzzles: [mined] } as unknown as MinedGame;
  return gather([from], [{ id, found: foundFrom(level) } satisfies Grade])[0]!;
};

const chosen = (puzzles: readonly GradedPuzzle[], wanted: Partial<Parameters<typeof choose>[1]> = {}) =>
  choose(puzzles, {
    count: 100,
    without: new Set(),
    themes: ({ themes }) => themes,
    canonical: ({ position }) => position,
    isProven: () => true,
    ...wanted,
  });

const countOf = (puzzles: readonly GradedPuzzle[], of: (puzzle: GradedPuzzle) => boolean): number =>
  puzzles.filter(of).length;

/** Puzzles of all themes and levels. */
const many = (n: number): readonly GradedPuzzle[] =>
  Array.from({ length: n }, (_, i) => made({ themes: [THEMES[i % 10]!], level: 1 + (i % 13) }));

describe('choose', () => {
  it('takes as many as are wanted, evenly over themes and levels', () => {
    const { chosen: taken } = chosen(many(900));
    expect(taken).toHaveLength(100);
    for (const theme of THEMES) expect(countOf(taken, ({ mined }) => mined.themes[0] === theme)).toBe(10);
    for (let level = 1; level <= 13; level++) {
      const of = countOf(taken, puzzle => puzzle.level === level);
      expect(of).toBeGreaterThanOrEqual(5);
      expect(of).toBeLessThanOrEqual(11);
    }
  });

  it('gives no theme more than a fifth, also where there are too few of the others', () => {
    const puzzles = [...Array.from({ length: 300 }, () => made({ themes: ['common'] })), ...many(40)];
    const { chosen: taken } = chosen(puzzles);
    expect(taken.length).toBeGreaterThanOrEqual(45);
    expect(countOf(taken, ({ mined }) => mined.themes.includes('common'))).toBeLessThanOrEqual(taken.length / 5);
  });

  it('leaves out doubles: alike, of one game with the same first step, or with the same theme soon after', () => {
    const alike = [made({ position: 'same' }), made({ position: 'same' })];
    expect(chosen(alike).leftOut.get('a double')).toBe(1);
    const line = [['A1xA2', '-']];
    const same = [made({ game: 7, turn: 10, line }), made({ game: 7, turn: 40, line, themes: ['other'] })];
    const far = [made({ game: 8, turn: 10 }), made({ game: 8, turn: 40 })];
    const soon = [made({ game: 9, turn: 10, themes: ['x'] }), made({ game: 9, turn: 15, themes: ['x'] })];
    const games = (number: number) =>
      countOf(
        chosen([...same, ...far, ...soon, ...many(200)], { count: 206 }).chosen,
        ({ game }) => game.number === number,
      );
    expect([games(7), games(8), games(9)]).toEqual([1, 2, 1]);
  });

  it('leaves out long wins that no strong level finds, and keeps those that one finds', () => {
    const long = { kind: 'win', turns: 7 } as const;
    const [hopeless, findable] = [made({ goal: long, level: 13 }), made({ goal: long, level: 12 })];
    const { chosen: taken, leftOut } = chosen([hopeless, findable, ...many(99)]);
    const ids = taken.map(({ mined }) => mined.id);
    expect(ids).toContain(findable.mined.id);
    expect(ids).not.toContain(hopeless.mined.id);
    expect(leftOut.get('too long')).toBe(1);
  });

  it('leaves out what was thrown away, shows nothing, is dull or not proven', () => {
    const [away, bare, dull, easyMissed, faulty] = [
      made(),
      made(),
      made({ missed: false, level: 2 }),
      made({ missed: true, level: 2 }),
      made(),
    ] as const;
    const { chosen: taken, leftOut } = chosen([away, bare, dull, easyMissed, faulty, ...many(95)], {
      without: new Set([away.mined.id]),
      themes: ({ id, themes }) => (id === bare.mined.id ? [] : themes),
      isProven: ({ mined }) => mined.id !== faulty.mined.id,
    });
    const ids = taken.map(({ mined }) => mined.id);
    for (const { mined } of [away, bare, dull, faulty]) expect(ids).not.toContain(mined.id);
    expect(ids).toContain(easyMissed.mined.id);
    expect(Object.fromEntries(leftOut)).toEqual({
      'thrown away': 1,
      'without a theme': 1,
      dull: 1,
      'not proven again': 1,
    });
  });

  it('goes by what lines show today, not by what was said when they were mined', () => {
    const { chosen: taken } = chosen(many(300), { themes: ({ themes }) => [`new ${themes[0]}`] });
    for (const { mined } of taken) expect(mined.themes[0]).toMatch(/^new /);
  });

  it('takes few wins in one turn, the hard ones only where there are too few others', () => {
    const wins = Array.from({ length: 400 }, (_, i) =>
      made({ goal: { kind: 'win', turns: 1 }, themes: [THEMES[i % 10]!], level: 1 + (i % 13) }),
    );
    const isWinOne = ({ mined }: GradedPuzzle) => mined.goal.kind === 'win' && mined.goal.turns === 1;
    const enough = chosen([...wins, ...many(400)], { count: 300 });
    expect(countOf(enough.chosen, isWinOne)).toBe(40);
    const few = chosen([...wins, ...many(150)], { count: 300 }).chosen.filter(isWinOne);
    expect(countOf(few, ({ level }) => level < 4)).toBe(40);
    expect(few.length).toBeGreaterThan(100);
    // A game in which all wins are of this kind has no such limit.
    expect(chosen(wins).chosen).toHaveLength(100);
  });

  it('leaves out what nobody has graded', () => {
    const { game } = made();
    expect(gather([game], [])).toEqual([]);
  });
});
