import { EVEN, fail, type Result } from '@threefold-games/core';
import { EngineClient, type EvenQuestion, type RatedChoice, workerPort } from '@threefold-games/search';
import { FairQueue } from '../fairQueue.ts';
import type { Limits } from '../limits.ts';
import { openThread } from '../openThread.ts';
import type { Cancel, Time } from '../time.ts';
import type { ThreadData } from './thread.ts';

/** A turn that a bot is to choose. */
export interface BotQuestion {
  /** Whose table it is: whoever has many games waits for their own, not others for them. */
  readonly person: string;
  readonly game: string;
  readonly position: string;
  readonly level: number;
  readonly character: number;
  /** What it leaves to chance follows from it; one for each room, so that it goes on where it was. */
  readonly seed: string;
}

/** A start that is to be found. */
export interface StartQuestion extends Pick<EvenQuestion, 'game' | 'options' | 'seats' | 'seed'> {
  readonly person: string;
}

/** A question that waits for a thread. */
interface Waiting {
  /** Asks it; `engine.crashed` where the thread broke. */
  readonly ask: (client: EngineClient) => Promise<Result<unknown>>;
  readonly resolve: (answer: Result<unknown>) => void;
}

/** One thread, opened with its first question. */
interface Thinker {
  readonly client: EngineClient;
  busy: boolean;
  /** Keeps the thread from being ended for want of questions. */
  cancelEnd: Cancel | undefined;
}

/** How often a question is asked: a thread that broke is replaced by the next one. */
const ATTEMPTS = 3;

/** Threads that think for the bots of all rooms. */
export class BotPool {
  private readonly after: Time['after'];
  private readonly limits: Limits['bots'];
  private readonly thinkers: readonly Thinker[];
  private readonly queue: FairQueue<Waiting>;
  private closed = false;

  constructor(
    limits: Limits['bots'],
    size: number,
    { after }: Pick<Time, 'after'>,
    open: () => EngineClient = () => openClient(limits.memory),
  ) {
    this.after = after;
    this.limits = limits;
    this.queue = new FairQueue(limits.queue, limits.queuePerPerson);
    this.thinkers = Array.from({ length: size }, () => ({ client: open(), busy: false, cancelEnd: undefined }));
  }

  /** How many questions wait or are thought about. */
  get load(): number {
    return this.queue.size + this.thinkers.filter(thinker => thinker.busy).length;
  }

  /** The steps of a turn. `server.busy` where too many wait; never rejects. */
  choose(question: BotQuestion): Promise<Result<readonly string[]>> {
    return this.enqueue(question.person, async client => {
      const { game, position, level, character, seed } = question;
      const milliseconds = this.limits.thought[level - 1] ?? this.limits.thought.at(-1)!;
      const { answer } = client.chooseTurn({
        game,
        position,
        seed,
        strength: { level, character },
        limits: { milliseconds },
        wait: true,
      });
      const chosen = await answer;
      return chosen.ok ? { ok: true, value: chosen.value.steps } : chosen;
    });
  }

  /** An even start, or the most even one that was come to. `server.busy` where too many wait; never rejects. */
  findEven({ person, ...question }: StartQuestion): Promise<Result<RatedChoice>> {
    return this.enqueue(person, client => client.findEven({ ...question, ...EVEN }).answer);
  }

  close(): void {
    this.closed = true;
    for (let waiting = this.queue.shift(); waiting; waiting = this.queue.shift())
      waiting.resolve(fail('engine.stopped'));
    for (const { client, cancelEnd } of this.thinkers) {
      cancelEnd?.();
      client.close();
    }
  }

  private enqueue<T>(person: string, ask: (client: EngineClient) => Promise<Result<T>>): Promise<Result<T>> {
    if (this.closed) return Promise.resolve(fail('engine.stopped'));
    return new Promise(resolve => {
      const isQueued = this.queue.push(person, { ask, resolve: resolve as Waiting['resolve'] });
      if (isQueued) this.next();
      else resolve(fail('server.busy'));
    });
  }

  private next(): void {
    const thinker = this.thinkers.find(each => !each.busy);
    if (!thinker || this.closed) return;
    const waiting = this.queue.shift();
    if (waiting) void this.think(thinker, waiting);
  }

  private async think(thinker: Thinker, { ask, resolve }: Waiting): Promise<void> {
    thinker.cancelEnd?.();
    thinker.busy = true;
    let answer = await ask(thinker.client);
    for (let n = 1; n < ATTEMPTS && !answer.ok && answer.error.code === 'engine.crashed'; n++) {
      answer = await ask(thinker.client);
    }
    thinker.busy = false;
    if (!this.closed) thinker.cancelEnd = this.after(this.limits.idleFor, () => thinker.client.close());
    resolve(answer);
    this.next();
  }
}

const openClient = (memory: number): EngineClient =>
  new EngineClient(() => workerPort(openThread('./thread', import.meta.url, { memory } satisfies ThreadData)));
