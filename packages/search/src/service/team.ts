import type { Result } from '@threefold-games/core';
import type { Asked, EngineClient } from './client.ts';
import type { AnalysisQuestion, EvenQuestion, Thought, TurnQuestion, WeighQuestion } from './messages.ts';

/** Who works in a team. */
export interface EngineTeamOptions {
  /** The worker that answers all but analyses alone, and whose tree several workers think about together. */
  readonly first: EngineClient;
  /** A client of one more worker, which is opened with its first question. */
  another(): EngineClient;
  /** How many workers there may be, the first one included. */
  readonly threads: number;
  /** Calls back after so many milliseconds, unless what it returns is called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Milliseconds after which workers are closed that nobody needs. */
const IDLE = 60_000;

/**
 * An engine of several workers. They think about one position together: the first one has the tree, the others look at positions for it.
 * Or each thinks about a position of its own, where a question asks for one thread.
 */
export class EngineTeam {
  /** How many positions can be thought about at once. */
  readonly threads: number;
  private readonly options: EngineTeamOptions;
  private readonly others: EngineClient[] = [];
  /** How many analyses each client has open. */
  private readonly busy = new Map<EngineClient, number>();
  private keepOpen: () => void = () => undefined;

  constructor(options: EngineTeamOptions) {
    this.options = options;
    this.threads = options.threads;
  }

  chooseTurn(question: TurnQuestion, onReport?: (thought: Thought) => void): ReturnType<EngineClient['chooseTurn']> {
    return this.options.first.chooseTurn(question, onReport);
  }

  findEven(question: EvenQuestion): ReturnType<EngineClient['findEven']> {
    return this.options.first.findEven(question);
  }

  weigh(question: WeighQuestion): ReturnType<EngineClient['weigh']> {
    return this.options.first.weigh(question);
  }

  analyse(question: AnalysisQuestion, onReport?: (thought: Thought) => void): Asked<Thought> {
    const threads = Math.min(question.threads ?? this.threads, this.threads);
    return threads > 1 ? this.analyseTogether(question, threads, onReport) : this.analyseAlone(question, onReport);
  }

  /** Lets all workers forget what they found out so far, as when another game begins. */
  forget(): void {
    for (const client of this.clients) client.forget();
  }

  /** Ends all workers; open questions are answered with `engine.stopped`. A further question opens others. */
  close(): void {
    this.keepOpen();
    for (const client of this.clients) client.close();
  }

  private get clients(): readonly EngineClient[] {
    return [this.options.first, ...this.others];
  }

  private analyseTogether(
    question: AnalysisQuestion,
    threads: number,
    onReport: ((thought: Thought) => void) | undefined,
  ): Asked<Thought> {
    const { first } = this.options;
    while (this.others.length < threads - 1) this.others.push(this.options.another());
    const helping = this.others.slice(0, threads - 1);
    const ends = helping.flatMap(client => {
      const { port1, port2 } = new MessageChannel();
      try {
        client.help(port2);
        return [port1];
      } catch {
        // There is no room for one more worker: the others do without it.
        return [];
      }
    });
    return this.during([first, ...helping], first.analyse(question, onReport, ends));
  }

  /** Asks whoever has the least to do. What another than the first broke down over is asked the first. */
  private analyseAlone(question: AnalysisQuestion, onReport: ((thought: Thought) => void) | undefined): Asked<Thought> {
    const { first } = this.options;
    const client = this.leastBusy();
    let asked = this.during([client], client.analyse(question, onReport));
    if (client === first) return asked;
    let stopped = false;
    const answer = asked.answer.then((found): Promise<Result<Thought>> | Result<Thought> => {
      if (found.ok || found.error.code !== 'engine.crashed' || stopped) return found;
      asked = this.during([first], first.analyse(question, onReport));
      return asked.answer;
    });
    return {
      answer,
      stop: () => {
        stopped = true;
        asked.stop();
      },
    };
  }

  private leastBusy(): EngineClient {
    const load = (client: EngineClient): number => this.busy.get(client) ?? 0;
    const free = this.clients.find(client => load(client) === 0);
    if (free) return free;
    if (this.clients.length < this.threads) {
      const other = this.options.another();
      this.others.push(other);
      return other;
    }
    return this.clients.reduce((least, client) => (load(client) < load(least) ? client : least));
  }

  /** Counts these clients as busy until there is an answer, and closes what nobody has needed for a while. */
  private during(clients: readonly EngineClient[], asked: Asked<Thought>): Asked<Thought> {
    const count = (by: number): void => {
      for (const client of clients) this.busy.set(client, (this.busy.get(client) ?? 0) + by);
    };
    this.keepOpen();
    count(1);
    void asked.answer.then(() => {
      count(-1);
      if ([...this.busy.values()].some(open => open > 0)) return;
      this.keepOpen = this.options.after(IDLE, () => {
        for (const client of this.others) client.close();
      });
    });
    return asked;
  }
}
