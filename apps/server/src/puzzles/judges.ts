import type { Result } from '@threefold-games/core';
import type { Puzzle } from '@threefold-games/learn';
import type { Limits } from '../limits.ts';
import type { Time } from '../time.ts';
import { openThread, QuestionThread, type Thread, WorkerPool } from '../workerPool.ts';
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

const openJudge = (): Thread => openThread('./judgeThread', import.meta.url);

type JudgeThread = QuestionThread<JudgeQuestion, Result<never>>;

/** Judges in threads: one for tries, and one for reports, which take longer. What was found out is remembered for a while. */
export const openJudges = (
  { judging, proving, remembered, idleFor }: Limits['puzzles'],
  { after }: Pick<Time, 'after'>,
  open = openJudge,
): PuzzleJudge => {
  const openPool = (limits: typeof judging): WorkerPool<JudgeThread> =>
    new WorkerPool({
      ...limits,
      workers: [new QuestionThread<JudgeQuestion, Result<never>>(open)],
      closed: 'server.closing',
      timeouts: { after, idle: idleFor },
    });
  const tries = openPool(judging);
  const reports = openPool(proving);
  const known = new Map<string, Promise<Result<unknown>>>();
  /** Whoever asks what somebody else has asked waits for the same answer. */
  const ask = <T>(pool: WorkerPool<JudgeThread>, owner: string, question: JudgeQuestion): Promise<Result<T>> => {
    const key = [question.kind, question.puzzle.id, ...question.steps].join(' ');
    const there = known.get(key);
    if (there) return there as Promise<Result<T>>;
    const answer = pool.run<T>(owner, thread => thread.ask(question));
    const [oldest] = known.keys();
    if (known.size >= remembered && oldest !== undefined) known.delete(oldest);
    known.set(key, answer);
    void answer.then(({ ok }) => {
      if (!ok) known.delete(key);
    });
    return answer;
  };
  return {
    judge: (owner, puzzle, steps) => ask(tries, owner, { kind: 'try', puzzle, steps }),
    prove: (owner, puzzle, steps) => ask(reports, owner, { kind: 'report', puzzle, steps }),
    close: () => {
      void tries.close();
      void reports.close();
    },
  };
};
