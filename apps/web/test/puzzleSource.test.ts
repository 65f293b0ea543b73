import { readFileSync } from 'node:fs';
import { findGame } from '@threefold-games/catalogue';
import { puzzlesOf } from '@threefold-games/catalogue/load';
import { type Puzzle, parsePuzzles, TaskRun, taskOf } from '@threefold-games/learn';
import { must, standIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { TableController } from '../src/board/controller.ts';
import { recordAttempts } from '../src/puzzles/puzzle/openPuzzle.ts';
import { PuzzleSource } from '../src/puzzles/puzzle/puzzleSource.ts';

const [inTwo, wayOut] = must(parsePuzzles(readFileSync(new URL('fixtures/puzzles.txt', import.meta.url), 'utf8'))) as [
  Puzzle,
  Puzzle,
];
const { puzzling } = await puzzlesOf('tzaar')!.puzzling();

/** With these turns the first of them is not won in two turns: not at all, or only later. */
const MISS = 'A1xA5 A5+B6';
const SLOWER = 'A1xA5 E6+E7';

interface Bench {
  readonly source: PuzzleSource;
  /** Makes a whole turn, and lets everything happen that comes of it. */
  play(turn: string): Promise<void>;
  /** What was kept: outcomes with their tries. */
  readonly noted: string[];
  /** The turns with which first attempts began. */
  readonly first: string[];
}

/** A puzzle at a board where a whole turn counts at once and nothing takes time. */
const bench = (puzzle: Puzzle): Bench => {
  const noted: string[] = [];
  const first: string[] = [];
  const source: PuzzleSource = new PuzzleSource(
    puzzle,
    must(TaskRun.open(findGame('tzaar')!, puzzling.facts, taskOf(puzzle))),
    {
      wait: () => Promise.resolve(),
      painted: () => Promise.resolve(),
      ...recordAttempts(
        () => source,
        ({ outcome, tries, turn, isHelped }) => {
          if (outcome) noted.push(`${outcome} ${tries}`);
          if (turn && tries === 1) first.push(`${turn.join(' ')}${isHelped ? ' helped' : ''}`);
        },
      ),
    },
  );
  const controller = new TableController(source, {
    face: standIn('tzaar'),
    wait: () => Promise.resolve(),
    narrow: () => false,
    names: () => [],
    confirms: () => false,
  });
  controller.start();
  return {
    source,
    noted,
    first,
    play: async turn => {
      controller.board.say(turn);
      for (let i = 0; i < 20; i++) await Promise.resolve();
    },
  };
};

const lineOf = ({ line }: Puzzle): readonly string[] => line.map(steps => steps.join(' '));
const shownKind = ({ source }: Bench): string => source.shown.value.kind;
const turnsOn = ({ source }: Bench): number => source.model.value.history.length - source.run.first.history.length;

describe('a puzzle at a board', () => {
  it('is answered by the best defence after its first turn, and solved by the last', async () => {
    const at = bench(inTwo);
    const [one, answer, last] = lineOf(inTwo);
    expect(at.source.ownTurn).toEqual({ n: 1, all: 2 });
    await at.play(one!);
    expect(at.source.model.value.history.turns.at(-1)?.steps.join(' ')).toBe(answer);
    expect(at.source.ownTurn).toEqual({ n: 2, all: 2 });
    expect(at.noted).toEqual([]);
    await at.play(last!);
    expect(at.source.result.value).toEqual({ how: 'solved', tries: 1, isHelped: false });
    expect(at.source.foundLine?.length).toBe(3);
    expect(at.noted).toEqual(['solved 1']);
    expect(at.first).toEqual([one]);
  });

  it('is missed by a turn that does not do it, which is answered on the board by why', async () => {
    const at = bench(inTwo);
    await at.play(MISS);
    expect(at.source.shown.value).toMatchObject({ kind: 'missed', answered: true });
    expect(turnsOn(at)).toBe(2);
    expect(at.noted).toEqual(['missed 1']);
    at.source.again();
    expect(shownKind(at)).toBe('asked');
    expect(turnsOn(at)).toBe(0);
    for (const turn of [lineOf(inTwo)[0]!, lineOf(inTwo)[2]!]) await at.play(turn);
    expect(at.noted).toEqual(['missed 1', 'solved 2']);
    expect(at.first).toEqual([MISS]);
  });

  it('that asks for a way out shows with which turn the other side wins', async () => {
    const at = bench(wayOut);
    await at.play('A3xA5 A5xB6');
    expect(turnsOn(at)).toBe(2);
    expect(at.source.model.value.history.position.outcome()?.shares[at.source.seat]).toBe(0);
    at.source.again();
    await at.play(lineOf(wayOut)[0]!);
    expect(at.source.result.value).toMatchObject({ how: 'solved', tries: 2 });
  });

  it('does not count a turn that wins only later', async () => {
    const at = bench(inTwo);
    await at.play(SLOWER);
    expect(at.source.shown.value).toMatchObject({ kind: 'missed', task: { slower: true } });
    expect(at.source.misses.value).toBe(0);
    at.source.again();
    for (const turn of [lineOf(inTwo)[0]!, lineOf(inTwo)[2]!]) await at.play(turn);
    expect(at.noted).toEqual(['solved 1']);
    expect(at.first).toEqual([lineOf(inTwo)[0]]);
  });

  it('counts as practised with a hint, also where a turn missed it after that', async () => {
    const at = bench(inTwo);
    at.source.hint();
    expect(at.source.hintLevel.value).toBe(1);
    await at.play(MISS);
    at.source.again();
    await at.play(lineOf(inTwo)[0]!);
    expect(at.source.hintLevel.value).toBe(0);
    await at.play(lineOf(inTwo)[2]!);
    expect(at.source.result.value).toEqual({ how: 'solved', tries: 2, isHelped: true });
    expect(at.noted).toEqual(['practised 2']);
    expect(at.first).toEqual([`${MISS} helped`]);
  });

  it('gives away four things, all about the turn that is asked for', async () => {
    const at = bench(inTwo);
    for (let i = 0; i < 6; i++) at.source.hint();
    expect(at.source.hintLevel.value).toBe(4);
    expect(at.source.hintedTurn?.steps.join(' ')).toBe(lineOf(inTwo)[0]);
    await at.play(lineOf(inTwo)[0]!);
    expect(at.source.hintedTurn?.steps.join(' ')).toBe(lineOf(inTwo)[2]);
  });

  it('that was shown counts neither way, and can be tried afterwards', async () => {
    const at = bench(inTwo);
    at.source.show();
    expect(at.source.shown.value).toMatchObject({ kind: 'line', at: 1 });
    at.source.goTo(9);
    expect(turnsOn(at)).toBe(3);
    at.source.again();
    expect(turnsOn(at)).toBe(0);
    for (const turn of [lineOf(inTwo)[0]!, lineOf(inTwo)[2]!]) await at.play(turn);
    expect(at.source.result.value?.how).toBe('solved');
    expect(at.noted).toEqual(['shown 0']);
    expect(at.first).toEqual([]);
  });

  it('shows what others tried with its answer, and the solution again', async () => {
    const at = bench(inTwo);
    at.source.show();
    expect(at.source.showOther(MISS.split(' '))).toBe(true);
    expect(at.source.shown.value).toMatchObject({ kind: 'line', line: { of: 'other', length: 2 } });
    at.source.showSolution();
    expect(at.source.shown.value).toMatchObject({ line: { of: 'solution' }, at: 3 });
    expect(at.source.showOther(['A1xI5'])).toBe(false);
  });

  it('is judged no more once somebody has put the board back', async () => {
    const at = bench(inTwo);
    const judged = at.play(MISS);
    at.source.again();
    await judged;
    expect(shownKind(at)).toBe('asked');
    expect(at.noted).toEqual([]);
  });
});
