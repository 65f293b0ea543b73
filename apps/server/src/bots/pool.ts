import { EVEN, type Result } from '@threefold-games/core';
import { EngineClient, type EvenQuestion, type RatedChoice, workerPort } from '@threefold-games/search';
import type { Limits } from '../limits.ts';
import type { Time } from '../time.ts';
import { openThread, WorkerPool } from '../workerPool.ts';
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

/** How often a question is asked: a thread that broke is replaced by the next one. */
const ATTEMPTS = 3;

/** Threads that think for the bots of all rooms. */
export class BotPool {
  private readonly limits: Limits['bots'];
  private readonly pool: WorkerPool<EngineClient>;

  constructor(
    limits: Limits['bots'],
    size: number,
    { after }: Pick<Time, 'after'>,
    open: () => EngineClient = () => openClient(limits.memory),
  ) {
    this.limits = limits;
    this.pool = new WorkerPool({
      workers: Array.from({ length: size }, open),
      waiting: limits.queue,
      perOwner: limits.queuePerPerson,
      closed: 'engine.stopped',
      timeouts: { after, idle: limits.idleFor },
    });
  }

  /** How many questions wait or are thought about. */
  get load(): number {
    return this.pool.load;
  }

  /** The steps of a turn. `server.busy` where too many wait; never rejects. */
  choose(question: BotQuestion): Promise<Result<readonly string[]>> {
    return this.ask(question.person, async client => {
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
    return this.ask(person, client => client.findEven({ ...question, ...EVEN }).answer);
  }

  close(): void {
    void this.pool.close();
  }

  private ask<T>(person: string, question: (client: EngineClient) => Promise<Result<T>>): Promise<Result<T>> {
    return this.pool.run(person, async client => {
      let answer = await question(client);
      for (let n = 1; n < ATTEMPTS && !answer.ok && answer.error.code === 'engine.crashed'; n++) {
        answer = await question(client);
      }
      return answer;
    });
  }
}

const openClient = (memory: number): EngineClient =>
  new EngineClient(() => workerPort(openThread('./thread', import.meta.url, { memory } satisfies ThreadData)));
