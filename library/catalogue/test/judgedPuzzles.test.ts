import { readFileSync } from 'node:fs';
import { findGame } from '@threefold-games/catalogue';
import { puzzlesOf } from '@threefold-games/catalogue/load';
import type { Position } from '@threefold-games/core';
import {
  checkPuzzle,
  formatPuzzle,
  formatPuzzles,
  formatTurn,
  Judge,
  judgeAll,
  type Puzzle,
  PuzzleMaker,
  parsePuzzle,
  parsePuzzles,
  puzzleId,
  TaskRun,
  taskOf,
  wholeTurns,
} from '@threefold-games/learn';
import { amount } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';

/** Some puzzles of each game, of every kind that it has. */
const GAMES = await Promise.all(
  ['talat', 'tzaar', 'taluva'].map(async id => {
    const text = readFileSync(new URL(`puzzles/${id}.txt`, import.meta.url), 'utf8');
    const read = parsePuzzles(text);
    if (!read.ok) throw new Error(read.error.detail);
    const { puzzling } = await puzzlesOf(id)!.puzzling();
    return { id, text, puzzles: read.value, game: findGame(id)!, puzzling };
  }),
);
type Opened = (typeof GAMES)[number];
const tzaar = GAMES.find(({ id }) => id === 'tzaar')!;

const startOf = ({ game }: Opened, { position }: Puzzle) => {
  const decoded = game.decode(position);
  if (!decoded.ok) throw new Error(decoded.error.detail);
  return decoded.value;
};
const keyOf = ({ hashLo, hashHi }: Position): string => `${hashLo} ${hashHi}`;
/** Tells positions after a turn apart. */
const keyAfter = (before: Position, steps: readonly string[]): string => {
  const walk = before.copy();
  for (const step of steps) walk.make(walk.parse(step)!);
  return keyOf(walk);
};
const runOf = ({ game, puzzling }: Opened, puzzle: Puzzle): TaskRun => {
  const run = TaskRun.open(game, puzzling.facts, taskOf(puzzle));
  if (!run.ok) throw new Error(run.error.detail);
  return run.value;
};

/** In a usual run four puzzles, of different goals. */
const someOf = (puzzles: readonly Puzzle[]): readonly Puzzle[] => {
  const goals = puzzles.map(({ goal }) => JSON.stringify(goal));
  const different = puzzles.filter((_, i) => goals.indexOf(goals[i]!) === i);
  return amount(
    different.filter((_, i) => (i * 4) % different.length < 4),
    puzzles,
  );
};

describe.each(GAMES)('puzzles of $id', opened => {
  const { game, puzzling, puzzles: all, text } = opened;
  const puzzles = someOf(all);

  it('are borne out by the rules', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(4);
    const faults = puzzles.flatMap(puzzle =>
      checkPuzzle(game, puzzling, puzzle).map(fault => `${puzzle.id}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('are solved by their lines, whichever way the others answer', () => {
    for (const puzzle of puzzles) {
      const run = runOf(opened, puzzle);
      let state = run.first;
      let turns = 0;
      while (state.phase === 'asked') {
        const next = run.play(state, turns === 0 ? puzzle.line[0]! : run.winningTurn(state)!);
        if (!next.ok) throw new Error(next.error.detail);
        state = next.value;
        turns++;
      }
      expect([puzzle.id, state.phase]).toEqual([puzzle.id, 'met']);
      expect(run.turnsOf(state)).toHaveLength(puzzle.line.length);
    }
  });

  it('count every turn that does it, and miss with all others', () => {
    for (const puzzle of puzzles) {
      const before = startOf(opened, puzzle);
      const { ways } = judgeAll(game, new Judge(game, puzzling.facts), before, puzzle.goal);
      const after = before.copy();
      const run = runOf(opened, puzzle);
      const keys = ways.map(steps => keyAfter(before, steps));
      let [turns, wins] = [0, 0];
      for (const actions of wholeTurns(game, after)) {
        turns++;
        const isWay = keys.includes(keyOf(after));
        if (isWay) wins++;
        // Turns are tried as a person plays them: those that do it, and the first.
        if (!isWay && turns > 1) continue;
        const steps = formatTurn(before.copy(), actions);
        const played = run.play(run.first, steps);
        expect([puzzle.id, steps, played.ok && played.value.phase === 'missed']).toEqual([puzzle.id, steps, !isWay]);
      }
      expect([puzzle.id, wins, turns]).toEqual([puzzle.id, puzzle.wins, puzzle.turns]);
    }
  });

  it('are judged alike seen from elsewhere', () => {
    for (const puzzle of puzzles) {
      const before = startOf(opened, puzzle);
      const copies = puzzling.copies(before);
      const copy = copies[puzzle.turns % Math.max(1, copies.length)];
      if (!copy) continue;
      const { wins, turns, ways } = judgeAll(game, new Judge(game, puzzling.facts), copy.position, puzzle.goal);
      expect([puzzle.id, wins, turns]).toEqual([puzzle.id, puzzle.wins, puzzle.turns]);
      const keys = ways.map(steps => keyAfter(copy.position, steps));
      expect(keys).toContain(
        keyAfter(
          copy.position,
          puzzle.line[0]!.map(step => copy.step(step)),
        ),
      );
      expect(puzzling.canonical(copy.position)).toBe(puzzling.canonical(before));
    }
  });

  it('are written as they are read', () => {
    expect(formatPuzzles(all)).toBe(text);
    for (const puzzle of all) expect(parsePuzzle(formatPuzzle(puzzle))).toEqual({ ok: true, value: puzzle });
  });

  it('are made again of their positions', () => {
    for (const puzzle of puzzles.slice(0, amount(1, 3))) {
      const made = new PuzzleMaker(game, puzzling).make(startOf(opened, puzzle), puzzle.goal, puzzle.last);
      if (typeof made === 'string') throw new Error(`${puzzle.id}: ${made}`);
      expect(made).toMatchObject({ id: puzzle.id, wins: puzzle.wins, turns: puzzle.turns, themes: puzzle.themes });
    }
  });
});

describe('a turn that misses', () => {
  it('is answered by the turn that shows why', () => {
    const puzzle = tzaar.puzzles.find(({ goal }) => goal.kind === 'hold')!;
    const run = runOf(tzaar, puzzle);
    const before = startOf(tzaar, puzzle);
    const judge = new Judge(tzaar.game, tzaar.puzzling.facts);
    const [first] = [...wholeTurns(tzaar.game, before.copy())];
    const missed = run.play(run.first, formatTurn(before.copy(), first!));
    if (!missed.ok) throw new Error(missed.error.detail);
    expect(missed.value).toMatchObject({ phase: 'missed', misses: 1 });
    const refuted = run.refute(missed.value);
    if (!refuted.ok) throw new Error(refuted.error.detail);
    const { position } = refuted.value.history;
    const seat = before.actor;
    expect(refuted.value.history.length).toBe(missed.value.history.length + 1);
    // The other has won, or is certain to.
    expect(position.outcome()?.shares[1 - seat] === 1 || judge.winsSomeDay(position, 1 - seat, 200_000)).toBe(true);
  });
});

describe('a way out', () => {
  it('makes no puzzle where it only puts the loss off', () => {
    // Every turn of White loses; one alone does not lose at once.
    const position = 'tzaar/1 2 - o..AO2/r4...../.....o2./o......./..A2.a5..O/.......R4/.....R2./..O.../....a w1';
    const decoded = tzaar.game.decode(position);
    if (!decoded.ok) throw new Error(decoded.error.detail);
    const made = new PuzzleMaker(tzaar.game, tzaar.puzzling).make(decoded.value, { kind: 'hold', turns: 1 });
    expect(made).toBe('lost');
  });
});

describe('checkPuzzle', () => {
  const [puzzle] = tzaar.puzzles.filter(({ goal }) => goal.kind === 'win' && goal.turns === 3);
  const faults = (change: Partial<Puzzle>): string =>
    checkPuzzle(tzaar.game, tzaar.puzzling, { ...puzzle!, ...change }).join(' ');

  it('finds what does not hold', () => {
    const { wins, turns, line, start } = puzzle!;
    expect(faults({})).toBe('');
    expect(faults({ rules: 99 })).toBe('It is judged by other rules.');
    expect(faults({ game: 'talat' })).toBe('It is judged by other rules.');
    expect(faults({ position: 'tzaar/1 nothing' })).toBe('Its position does not open.');
    expect(faults({ id: 'tz-22222' })).toBe('It has the name of another one.');
    expect(faults({ wins: wins + 1 })).toBe(`${wins} of ${turns} turns do it, not ${wins + 1} of ${turns}.`);
    expect(faults({ line: [line[0]!] })).toBe('Its line does not end with a win.');
    expect(faults({ line: [['A1xA9']] })).toMatch(/^Its line is refused: step\./);
    expect(faults({ line: [line[2]!] })).toMatch(/^Its line (is refused|misses)/);
    expect(faults({ themes: ['david'] })).toMatch(/^Its themes are /);
    expect(faults({ start: { ...start, rating: start.rating + 10 } })).toBe(`Its rating is ${start.rating}.`);
    expect(faults({ last: { ...puzzle!.last!, steps: [...puzzle!.last!.steps, '-'] } })).toBe(
      'Its last turn leads elsewhere.',
    );
    expect(faults({ goal: { kind: 'facts', did: [['nothing', '=', 1]] } })).toBe('There is no fact nothing.');
    const shorter = { kind: 'win', turns: 1 } as const;
    expect(faults({ goal: shorter, id: puzzleId(tzaar.game, puzzle!.position, shorter) })).toMatch(/^0 of /);
  });
});

describe('parsePuzzle', () => {
  const text = formatPuzzle(tzaar.puzzles[0]!);
  const refused = (broken: string) => {
    const read = parsePuzzle(broken);
    return read.ok ? undefined : `${read.error.code}: ${read.error.detail}`;
  };

  it('refuses what is no puzzle, and says which tag is wrong', () => {
    expect(refused(text)).toBeUndefined();
    for (const tag of [
      'Puzzle',
      'Game',
      'Rules',
      'Position',
      'Goal',
      'Line',
      'Themes',
      'Wins',
      'Proof',
      'Start',
      'From',
    ])
      expect(refused(text.replace(new RegExp(`^\\[${tag} .*\\n`, 'm'), ''))).toBe(`puzzle.syntax: the tag ${tag}`);
    const changed = (tag: string, value: string) =>
      refused(text.replace(new RegExp(`^\\[${tag} .*$`, 'm'), `[${tag} "${value}"]`));
    expect(changed('Puzzle', 'tz-iiiii0')).toBe('puzzle.syntax: the tag Puzzle');
    expect(changed('Goal', 'win 0')).toBe('puzzle.syntax: the tag Goal');
    expect(changed('Goal', 'goal towers')).toBe('puzzle.syntax: the tag Goal');
    expect(changed('Found', '0 2')).toBe('puzzle.syntax: the tag Found');
    expect(changed('Missed', 'yes')).toBe('puzzle.syntax: the tag Missed');
    expect(changed('From', 'seed 1')).toBe('puzzle.syntax: the tag From');
    expect(refused(`${text}[Goal "win 1"]\n`)).toBe('puzzle.syntax: Goal stands twice');
    expect(refused(`${text}no tag\n`)).toMatch(/^puzzle\.syntax: the tag /);
    expect(parsePuzzles(`${text}\n${text.replace('[Goal', '[Gaol')}`)).toMatchObject({ ok: false });
  });
});
