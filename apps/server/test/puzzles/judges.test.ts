import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { ok } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { expect, it } from 'vitest';
import { LIMITS, type Limits } from '../../src/limits.ts';
import { Collection } from '../../src/puzzles/collection.ts';
import { type JudgeQuestion, openJudges } from '../../src/puzzles/judges.ts';
import { systemTime } from '../../src/time.ts';
import { TestTime } from '../support/time.ts';
import { SHELVES, TURNS } from './shelves.ts';

const { tzaar, other } = TURNS;
const puzzle = must(await new Collection(SHELVES).find(tzaar.id));
const steps = (n: number): readonly string[] => [`A${n}`];

/** A thread that answers when it is told to. */
class TestThread extends EventEmitter {
  readonly asked: JudgeQuestion[] = [];
  ended = false;
  postMessage(question: JudgeQuestion): void {
    this.asked.push(question);
  }
  unref(): void {}
  async terminate(): Promise<number> {
    this.ended = true;
    return 0;
  }
  /** Answers what it was asked last. */
  answer(): void {
    const turn = this.asked.at(-1)!.steps;
    this.emit('message', ok({ verdict: 'missed', position: '', steps: turn }));
  }
}

const openTest = (limits: Partial<Limits['puzzles']> = {}) => {
  const threads: TestThread[] = [];
  const time = new TestTime();
  const judges = openJudges({ ...LIMITS.puzzles, ...limits }, time, () => {
    const thread = new TestThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  return { judges, threads, time };
};
const codeOf = async (answer: ReturnType<ReturnType<typeof openJudges>['judge']>): Promise<string> => {
  const result = await answer;
  return result.ok ? result.value.verdict : result.error.code;
};

it('whoever asks while a thread breaks may ask again, and everybody else waits for the next thread', async () => {
  const { judges, threads } = openTest();
  const [first, second] = [judges.judge('a', puzzle, steps(1)), judges.judge('b', puzzle, steps(2))];
  threads[0]!.emit('error', new Error('out of memory'));
  threads[0]!.emit('exit', 1);
  expect(await codeOf(first)).toBe('server.busy');
  expect(threads).toHaveLength(2);
  threads[1]!.answer();
  expect(await codeOf(second)).toBe('missed');
  const again = judges.judge('a', puzzle, steps(1));
  threads[1]!.answer();
  expect(await codeOf(again)).toBe('missed');
  // What the broken one says too late is nobody's answer.
  const last = judges.judge('a', puzzle, steps(3));
  threads[0]!.answer();
  threads[1]!.answer();
  expect(must(await last).steps).toEqual(steps(3));
});

it('so many wait and no more, and of one only a few; a flood keeps nobody else from theirs', async () => {
  const { judges, threads } = openTest({ judging: { waiting: 6, perOwner: 3 } });
  const flood = Array.from({ length: 10 }, (_, n) => judges.judge('a', puzzle, steps(n)));
  const others = ['b', 'c', 'd', 'e'].map((owner, n) => judges.judge(owner, puzzle, steps(20 + n)));
  expect(await Promise.all(flood.slice(4).map(codeOf))).toEqual(Array.from({ length: 6 }, () => 'server.busy'));
  expect(await codeOf(others[3]!)).toBe('server.busy');
  for (let n = 0; n < 7; n++) {
    threads[0]!.answer();
    await Promise.resolve();
  }
  expect(await Promise.all([...flood.slice(0, 4), ...others.slice(0, 3)].map(codeOf))).toEqual(
    Array.from({ length: 7 }, () => 'missed'),
  );
  expect(threads[0]!.asked.map(question => question.steps[0])).toEqual(['A0', 'A1', 'A20', 'A21', 'A22', 'A2', 'A3']);
});

it('what was judged is remembered, some of it; a thread ends for want of questions, and with the server', async () => {
  const { judges, threads, time } = openTest({ remembered: 2 });
  const ask = async (n: number): Promise<void> => {
    const answer = judges.judge('a', puzzle, steps(n));
    threads.at(-1)!.answer();
    await answer;
  };
  for (const n of [1, 2]) await ask(n);
  await judges.judge('b', puzzle, steps(1));
  expect(threads[0]!.asked).toHaveLength(2);
  await ask(3);
  await ask(1);
  expect(threads[0]!.asked).toHaveLength(4);
  time.pass(LIMITS.puzzles.idleFor);
  expect(threads[0]!.ended).toBe(true);
  const waiting = [4, 5].map(n => judges.judge('a', puzzle, steps(n)));
  expect(threads).toHaveLength(2);
  judges.close();
  expect(await Promise.all([...waiting, judges.judge('a', puzzle, steps(6))].map(codeOf))).toEqual(
    Array.from({ length: 3 }, () => 'server.closing'),
  );
  expect(threads[1]!.ended).toBe(true);
});

it('real threads judge and prove', async () => {
  const judges = openJudges(LIMITS.puzzles, systemTime);
  const found = await judges.judge('a', puzzle, tzaar.found);
  const same = await judges.judge('a', puzzle, tzaar.same);
  expect(must(found)).toMatchObject({ verdict: 'solved', steps: tzaar.found });
  expect(must(same).position).toBe(must(found).position);
  expect(must(await judges.judge('a', puzzle, tzaar.missed)).verdict).toBe('missed');
  expect(await judges.judge('a', puzzle, ['A1'])).toMatchObject({ ok: false });
  const right = must(await new Collection(SHELVES).find(other.id));
  expect(await judges.prove('a', right, other.found)).toEqual(ok('stands'));
  judges.close();
});
