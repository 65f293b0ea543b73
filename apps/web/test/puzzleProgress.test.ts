import { seededRandom } from '@threefold-games/core';
import { difficultyOf, type PuzzleEntry } from '@threefold-games/learn';
import { describe, expect, it } from 'vitest';
import { chooseAmong } from '../src/puzzles/chooseAmong.ts';
import {
  afterTry,
  fromAccount,
  missedOnes,
  type PuzzleOutcome,
  type PuzzleProgress,
  type PuzzleTry,
  type SolverSkill,
  solverAfter,
  type TriedPuzzle,
} from '../src/puzzles/makeProgress.ts';
import { countDone, themeTallies } from '../src/puzzles/themeTallies.ts';

const puzzle = { id: 'tz-aaaaa', rating: 1000, doubt: 200 };

const tried = (outcome: PuzzleOutcome, at = 1, id = puzzle.id): TriedPuzzle => ({
  id,
  game: 'tzaar',
  at,
  outcome,
  tries: 1,
});

const trying = (outcome: PuzzleOutcome, more: Partial<PuzzleTry> = {}): PuzzleTry => ({
  puzzle,
  game: 'tzaar',
  outcome,
  tries: 1,
  chosen: 'any',
  ...more,
});

/** What is known after tries, one after the other. */
const afterAll = (...tries: readonly PuzzleTry[]): PuzzleProgress => {
  const all = new Map<string, TriedPuzzle>();
  const skills = new Map<string, SolverSkill>();
  for (const [i, each] of tries.entries()) {
    const before = all.get(each.puzzle.id);
    const after = afterTry(each, i + 1, before);
    const solver = before ? undefined : solverAfter(each, skills.get(each.game));
    if (after) all.set(after.id, after);
    if (solver) skills.set(solver.game, solver);
  }
  return { tried: all, skills };
};

describe('how puzzles went', () => {
  it('is rated by the first try without a hint alone', () => {
    const solved = afterAll(trying('solved'));
    const missed = afterAll(trying('missed'));
    const start = 900;
    expect(solved.skills.get('tzaar')!.skill.mean).toBeGreaterThan(start);
    expect(missed.skills.get('tzaar')!.skill.mean).toBeLessThan(start);
    const again = afterAll(trying('missed'), trying('solved', { tries: 2 }));
    expect(again.skills).toEqual(missed.skills);
    expect(afterAll(trying('practised')).skills.size).toBe(0);
    expect(afterAll(trying('shown'), trying('solved')).skills.size).toBe(0);
  });

  it('says less about who has chosen the theme', () => {
    const [any, theme] = [afterAll(trying('solved')), afterAll(trying('solved', { chosen: 'theme' }))];
    expect(theme.skills.get('tzaar')!.skill.mean).toBeLessThan(any.skills.get('tzaar')!.skill.mean);
    expect(theme.skills.get('tzaar')!.skill.mean).toBeGreaterThan(900);
  });

  it('only gets better, and what was solved as the puzzle of a day stays so', () => {
    const day = '2026-11-16';
    const known = afterAll(trying('missed', { day, chosen: 'daily' }), trying('solved', { tries: 3 }), trying('shown'));
    expect(known.tried.get(puzzle.id)).toMatchObject({ outcome: 'solved', tries: 3, day });
  });

  it('is what the account says, but for a later attempt that was better', () => {
    const known = tried('missed', 1);
    expect(fromAccount(undefined, known)).toBe(known);
    expect(fromAccount(known, tried('missed', 2))).toEqual(tried('missed', 2));
    expect(fromAccount(known, tried('solved', 2))).toEqual(tried('solved', 2));
    expect(fromAccount(tried('solved', 3), tried('missed', 2))).toEqual(tried('solved', 3));
  });

  it('lists what was missed, the latest first, until it is solved there', () => {
    const of = (id: string, outcome: PuzzleOutcome) => trying(outcome, { puzzle: { ...puzzle, id } });
    const tries = [
      of('tz-aaaaa', 'missed'),
      of('tz-bbbbb', 'shown'),
      of('tz-ccccc', 'solved'),
      of('tz-ddddd', 'practised'),
    ];
    expect(missedOnes(afterAll(...tries)).map(({ id }) => id)).toEqual(['tz-bbbbb', 'tz-aaaaa']);
    const later = afterAll(...tries, of('tz-aaaaa', 'solved'), of('tz-bbbbb', 'practised'));
    expect(missedOnes(later)).toEqual([]);
  });
});

const entry = (id: string, rating: number, ...themes: string[]): PuzzleEntry => ({ id, rating, themes });

const ENTRIES = [
  entry('tz-aaaaa', 700, 'pass'),
  entry('tz-bbbbb', 800, 'pass', 'tempo'),
  entry('tz-ccccc', 1400, 'tempo'),
  entry('tz-ddddd', 1900, 'squeeze'),
];

const knowing = (...all: readonly TriedPuzzle[]): PuzzleProgress => ({
  tried: new Map(all.map(each => [each.id, each])),
  skills: new Map(),
});

describe('the next puzzle', () => {
  const choose = (known: PuzzleProgress, wish = {}, seed = 'a') =>
    chooseAmong(ENTRIES, 'tzaar', wish, known, seededRandom(seed))?.id;

  it('is near what somebody new can do, as wished', () => {
    expect(['tz-aaaaa', 'tz-bbbbb']).toContain(choose(knowing()));
    expect(choose(knowing(), { theme: 'squeeze' })).toBe('tz-ddddd');
    expect(choose(knowing(), { difficulty: difficultyOf(1400) })).toBe('tz-ccccc');
    expect(choose(knowing(), { theme: 'pass', difficulty: 3 })).toBeUndefined();
  });

  it('is none that was tried, but missed ones once there are no others, and never one that is solved', () => {
    const missed = tried('missed', 1, 'tz-aaaaa');
    const rest = ['tz-bbbbb', 'tz-ccccc'].map(id => tried('solved', 2, id));
    expect(choose(knowing(missed, ...rest))).toBe('tz-ddddd');
    expect(choose(knowing(missed, ...rest, tried('practised', 3, 'tz-ddddd')))).toBe('tz-aaaaa');
    expect(choose(knowing(tried('solved', 1, 'tz-aaaaa'), ...rest, tried('solved', 3, 'tz-ddddd')))).toBeUndefined();
  });

  it('has a theme that was missed lately twice as often as another', () => {
    const entries = [entry('tz-aaaaa', 800, 'pass'), entry('tz-bbbbb', 800, 'tempo'), entry('tz-ccccc', 800, 'tempo')];
    const known = knowing(tried('missed', 1, 'tz-ccccc'));
    const chosen = Array.from({ length: 300 }, (_, n) =>
      chooseAmong(entries, 'tzaar', {}, known, seededRandom(String(n))),
    );
    const tempo = chosen.filter(each => each?.id === 'tz-bbbbb').length;
    expect(tempo).toBeGreaterThan(160);
    expect(tempo).toBeLessThan(240);
  });
});

describe('themes', () => {
  const known = knowing(tried('solved', 1, 'tz-bbbbb'), tried('missed', 1, 'tz-ccccc'));

  it('are told with how hard most of their puzzles are and how many are left, the easiest first', () => {
    expect(themeTallies(ENTRIES, known.tried, ['squeeze', 'tempo', 'pass', 'none'], undefined)).toEqual([
      { theme: 'pass', all: 2, left: 1, difficulty: 1 },
      { theme: 'tempo', all: 2, left: 1, difficulty: 2 },
      { theme: 'squeeze', all: 1, left: 1, difficulty: 3 },
    ]);
    expect(countDone(ENTRIES, known.tried)).toBe(1);
    expect(countDone(ENTRIES, undefined)).toBe(0);
  });

  it('stay where they are when one difficulty is looked for', () => {
    expect(themeTallies(ENTRIES, known.tried, ['squeeze', 'tempo', 'pass'], 1)).toEqual([
      { theme: 'pass', all: 2, left: 1, difficulty: 1 },
      { theme: 'tempo', all: 1, left: 0, difficulty: 1 },
      { theme: 'squeeze', all: 0, left: 0, difficulty: 1 },
    ]);
  });
});
