import { StoreError } from './storeError.ts';

interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** One write to the disk carries at most so many. */
const MOST = 500;

/**
 * Gathers what is to be written while a write is under way, so that one wait for the disk serves all. Order is kept; a job that cannot
 * be stored harms no other.
 */
export class GroupCommit<Job, Outcome> {
  private readonly commit: (jobs: readonly Job[]) => Promise<readonly Outcome[]>;
  private waiting: Waiting<Job, Outcome>[] = [];
  private work: Promise<void> | undefined;

  /** `commit` stores all of them or none, in one transaction. */
  constructor(commit: (jobs: readonly Job[]) => Promise<readonly Outcome[]>) {
    this.commit = commit;
  }

  add(job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.work ??= this.run();
    });
  }

  /** Resolves when everything is written. */
  async drained(): Promise<void> {
    await this.work;
  }

  private async run(): Promise<void> {
    // What came in with the same breath goes into the same write.
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, MOST));
    this.work = undefined;
  }

  private async write(batch: readonly Waiting<Job, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.commit(batch.map(({ job }) => job));
      for (const [i, { resolve }] of batch.entries()) resolve(outcomes[i]!);
    } catch (error) {
      const oneIsWrong = error instanceof StoreError && error.kind === 'refused' && batch.length > 1;
      if (oneIsWrong) return this.writeHalves(batch);
      for (const { reject } of batch) reject(error);
    }
  }

  /** Finds the one that cannot be stored; all others are. */
  private async writeHalves(batch: readonly Waiting<Job, Outcome>[]): Promise<void> {
    const half = Math.ceil(batch.length / 2);
    await this.write(batch.slice(0, half));
    await this.write(batch.slice(half));
  }
}

interface Asked<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** Answers what is asked with the same breath together, up to so many at once. `answer` has as many answers as questions, in their order. */
export const gather = <Question, Answer>(
  most: number,
  answer: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const asked: Asked<Question, Answer>[] = [];
  const answerSome = async (): Promise<void> => {
    const some = asked.splice(0, most);
    if (asked.length > 0) setImmediate(() => void answerSome());
    try {
      const answers = await answer(some.map(({ question }) => question));
      for (const [i, { resolve }] of some.entries()) resolve(answers[i]!);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };
  return question =>
    new Promise((resolve, reject) => {
      if (asked.length === 0) setImmediate(() => void answerSome());
      asked.push({ question, resolve, reject });
    });
};
