import { findGame } from '@threefold-games/catalogue';
import { loadLearning } from '@threefold-games/catalogue/load';
import type { Position } from '@threefold-games/core';
import { formatTurn, TaskRun, wholeTurns } from '@threefold-games/learn';
import { must, standIn } from '@threefold-games/testkit';
import { describe, expect, it } from 'vitest';
import { TableController } from '../src/board/controller.ts';
import { type LessonOptions, LessonSource } from '../src/learn/lesson/lessonSource.ts';

const tzaar = findGame('tzaar')!;
const { course } = (await loadLearning('tzaar'))!;

interface Bench {
  readonly source: LessonSource;
  readonly controller: TableController<LessonSource>;
  /** How often the goal was met. */
  met: number;
  /** How often the engine was asked. */
  asked: number;
  /** Lets the pause before an answer pass. */
  pass(): Promise<void>;
}

/** A task, at a board where a whole turn counts at once. */
const bench = (lesson: string, task: string, options: Partial<LessonOptions> = {}): Bench => {
  const found = course.lessons.find(({ id }) => id === lesson)!.tasks.find(({ id }) => id === task)!;
  let over: () => void = () => undefined;
  const waited = new Promise<void>(resolve => {
    over = resolve;
  });
  const made: Omit<Bench, 'source' | 'controller'> = {
    met: 0,
    asked: 0,
    pass: async () => {
      over();
      for (let i = 0; i < 10; i++) await Promise.resolve();
    },
  };
  const source = new LessonSource(must(TaskRun.open(tzaar, course.facts, found)), {
    wait: () => waited,
    reply: async () => {
      made.asked++;
      return undefined;
    },
    onMet: () => {
      made.met++;
    },
    ...options,
  });
  const controller = new TableController(source, {
    face: standIn('tzaar'),
    wait: () => Promise.resolve(),
    narrow: () => false,
    names: () => [],
    confirms: () => false,
  });
  controller.start();
  return Object.assign(made, { source, controller });
};

describe('a task at a board', () => {
  it('is met by a turn that counts as soon as it is whole', () => {
    const at = bench('lines', 'tzaar');
    at.controller.board.pick({ at: 'cell', cell: 'E3' });
    at.controller.board.pick({ at: 'cell', cell: 'G1' });
    expect(at.source.state.value.phase).toBe('met');
    expect(at.met).toBe(1);
    expect(at.controller.acting).toBe(false);
  });

  it('that speaks of a turn alone is missed without an answer, and put back', async () => {
    const at = bench('lines', 'tzaar');
    at.controller.board.say('E3xC3');
    await at.pass();
    expect(at.source.state.value).toMatchObject({ phase: 'missed', misses: 1 });
    expect(at.source.model.value.history.length).toBe(1);
    expect(at.asked).toBe(0);
    expect(at.controller.acting).toBe(false);
    at.source.again();
    expect(at.controller.acting).toBe(true);
    expect(at.source.model.value.history.length).toBe(0);
    expect(at.met).toBe(0);
  });

  it('is answered by whoever wins at once, without asking the engine', async () => {
    const at = bench('keep', 'save');
    at.controller.board.say('F3xF7 -');
    expect(at.source.model.value.history.length).toBe(1);
    await at.pass();
    const { position } = at.source.model.value.history;
    expect(position.outcome()?.shares).toEqual([0, 1]);
    expect(at.asked).toBe(0);
  });

  it('is answered by the engine where nobody wins', async () => {
    const firstTurn = (position: Position): string[] => {
      for (const actions of wholeTurns(tzaar, position.copy())) return formatTurn(position.copy(), actions);
      return [];
    };
    const at = bench('types', 'count', { reply: async position => firstTurn(position) });
    const { run } = at.source;
    const harmless = Array.from(wholeTurns(tzaar, run.first.history.position.copy()), actions =>
      formatTurn(run.first.history.position.copy(), actions),
    ).find(steps => {
      const state = must(run.play(run.first, steps));
      return state.phase === 'missed' && !state.history.position.outcome() && !run.winningAnswer(state);
    })!;
    at.controller.board.say(harmless.join(' '));
    const before = at.source.model.value.history.position;
    await at.pass();
    expect(at.source.model.value.history.turns[1]?.steps).toEqual(firstTurn(before));
    expect(at.source.state.value.phase).toBe('missed');
  });

  it('is not answered any more when somebody has put the board back', async () => {
    const at = bench('keep', 'save');
    at.controller.board.say('F3xF7 -');
    at.source.again();
    await at.pass();
    expect(at.source.state.value.phase).toBe('asked');
    expect(at.source.model.value.history.length).toBe(0);
  });

  it('goes on after the answer to a first turn that wins by force', () => {
    const at = bench('threats', 'black');
    at.controller.board.say(at.source.run.task.show.join(' '));
    expect(at.source.state.value).toMatchObject({ phase: 'asked', goal: { kind: 'win', turns: 1 } });
    expect(at.source.model.value.history.length).toBe(2);
    expect(at.source.model.value.turn).toBeDefined();
  });

  it('shows a turn that does it, after which one does it oneself', () => {
    const at = bench('lines', 'tzaar');
    at.source.show();
    expect(at.source.state.value.phase).toBe('shown');
    expect(at.source.model.value.history.turns[0]?.steps).toEqual(['E3xG1']);
    expect(at.met).toBe(0);
    at.source.again();
    at.controller.board.say('E3xG1');
    expect(at.met).toBe(1);
  });
});
