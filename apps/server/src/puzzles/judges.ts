import type { Worker } from 'node:worker_threads';
import { fail, type Result } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import { FairQueue } from '../fairQueue.ts';
import type { Limits } from '../limits.ts';
import { openThread } from '../openThread.ts';
import type { Cancel, Time } from '../time.ts';
import type { JudgedTurn, ReportVerdict } from './judgeTurn.ts';

/** A turn that is to be judged as a try, or a report that is to be proved. */
export interface JudgeQuestion {
  readonly kind: 'try' | 'report';
  readonly puzzle: Puzzle;
  readonly steps: readonly string[];
}

/** Judges turns, somewhere where nobody waits for it. `owner` is who asks: whoever asks much waits for their own. Never rejects. */
export interface PuzzleJudge {
  judge(owner: string, puzzle: Puzzle, steps: readonly string[]): Promise<Result<JudgedTurn>>;
  prove(owner: string, puzzle: Puzzle, steps: readonly string[]): Promise<Result<ReportVerdict>>;
  close(): void;
}

interface Waiting {
  readonly question: JudgeQuestion;
  readonly resolve: (answer: Result<never>) => void;
}

/** One thread with a queue that has an end. It begins with the first question and ends for want of others. */
class JudgeThread {
  private readonly queue: FairQueue<Waiting>;
  private readonly idleFor: number;
  private readonly after: Time['after'];
  private readonly open: () => Worker;
  private worker: Worker | undefined;
  private asked: Waiting | undefined;
  private cancelEnd: Cancel | undefined;
  private isClosed = false;

  constructor(
    { waiting, perOwner }: { readonly waiting: number; readonly perOwner: number },
    idleFor: number,
    after: Time['after'],
    open: () => Worker,
  ) {
    this.queue = new FairQueue(waiting, perOwner);
    this.idleFor = idleFor;
    this.after = after;
    this.open = open;
  }

  ask<T>(owner: string, question: JudgeQuestion): Promise<Result<T>> {
    if (this.isClosed) return Promise.resolve(fail('server.closing'));
    return new Promise(resolve => {
      if (this.queue.push(owner, { question, resolve })) this.next();
      else resolve(fail('server.busy'));
    });
  }

  close(): void {
    this.isClosed = true;
    for (let waiting = this.queue.shift(); waiting; waiting = this.queue.shift())
      waiting.resolve(fail('server.closing'));
    this.end();
  }

  private next(): void {
    if (this.asked || this.isClosed) return;
    this.asked = this.queue.shift();
    this.cancelEnd?.();
    if (!this.asked) {
      this.cancelEnd = this.after(this.idleFor, () => this.end());
      return;
    }
    this.worker ??= this.begin();
    this.worker.postMessage(this.asked.question, []);
  }

  private begin(): Worker {
    const worker = this.open();
    worker.on('message', (answer: Result<never>) => {
      if (this.worker === worker) this.answer(answer);
    });
    // A thread that breaks takes its question with it; the next one gets another.
    const lost = (): void => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      if (this.asked) this.answer(fail('server.busy'));
    };
    worker.on('error', lost);
    worker.on('exit', lost);
    worker.unref();
    return worker;
  }

  private answer(answer: Result<never>): void {
    const { asked } = this;
    this.asked = undefined;
    asked?.resolve(answer);
    this.next();
  }

  private end(): void {
    this.cancelEnd?.();
    const { worker, asked } = this;
    this.worker = undefined;
    this.asked = undefined;
    asked?.resolve(fail('server.closing'));
    void worker?.terminate();
  }
}

const openJudge = (): Worker => openThread('./judgeThread', import.meta.url);

/** Judges in threads: one for tries, and one for reports, which take longer. What was found out is remembered for a while. */
export const openJudges = (
  { judging, proving, remembered, idleFor }: Limits['puzzles'],
  { after }: Pick<Time, 'after'>,
  open = openJudge,
): PuzzleJudge => {
  const [tries, reports] = [judging, proving].map(limits => new JudgeThread(limits, idleFor, after, open));
  const known = new Map<string, Promise<Result<unknown>>>();
  /** Whoever asks what somebody else has asked waits for the same answer. */
  const ask = <T>(thread: JudgeThread, owner: string, question: JudgeQuestion): Promise<Result<T>> => {
    const key = [question.kind, question.puzzle.id, ...question.steps].join(' ');
    const there = known.get(key);
    if (there) return there as Promise<Result<T>>;
    const answer = thread.ask<T>(owner, question);
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(key, answer);
    void answer.then(({ ok }) => {
      if (!ok) known.delete(key);
    });
    return answer;
  };
  return {
    judge: (owner, puzzle, steps) => ask(tries!, owner, { kind: 'try', puzzle, steps }),
    prove: (owner, puzzle, steps) => ask(reports!, owner, { kind: 'report', puzzle, steps }),
    close: () => {
      tries!.close();
      reports!.close();
    },
  };
};
