import type { Parts } from './deps.ts';

/** What the heartbeat finds out. */
export interface KeeperEars {
  /** These rooms are this process's to look after now. */
  adopted(rooms: readonly string[]): void;
  /** There was a time in which nobody, or at least not this process, could serve. */
  wasAway(): void;
}

/**
 * The heartbeat of this process: says every second that it lives, takes over the rooms of those that do not, and stores when nobody could
 * play because the database, or all processes, were away.
 */
export class Keeper {
  private readonly parts: Parts;
  private readonly ears: KeeperEars;
  private timer: NodeJS.Timeout | undefined;
  /** The last sign of life that the database heard. */
  private heard: number;
  private beating: Promise<void> | undefined;
  private stopped = false;

  constructor(parts: Parts, ears: KeeperEars) {
    this.parts = parts;
    this.ears = ears;
    this.heard = parts.now();
  }

  /** The first sign of life; rejects where the database cannot be used. */
  async start(): Promise<void> {
    await this.beat();
    await this.adopt();
    this.timer = setTimeout(this.tick, this.parts.limits.keeping.beatEvery);
  }

  /** Whether the database has heard from this process lately. */
  get isHeard(): boolean {
    return this.parts.now() - this.heard <= this.parts.limits.keeping.outageFrom;
  }

  /** Settles when what was missed is stored, so that no clock counts it. Rejects while the database is away. */
  readonly ready = (): Promise<void> => (this.isHeard ? SETTLED : this.beat());

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.beating?.catch(() => undefined);
  }

  private readonly tick = async (): Promise<void> => {
    try {
      await this.beat();
      await this.adopt();
    } catch (error) {
      this.parts.log.warn({ trouble: String(error) }, 'the database does not answer');
    }
    if (!this.stopped) this.timer = setTimeout(this.tick, this.parts.limits.keeping.beatEvery);
  };

  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = undefined;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const { store, limits, log, now } = this.parts;
    const at = now();
    const last = await this.lastSign();
    const silence = last === undefined ? 0 : at - last;
    // Stored before this process counts as alive: whoever sees a fresh sign of life sees the outage too.
    if (silence > limits.keeping.outageFrom) {
      await store.keeping.outage(last!, at);
      log.warn({ seconds: silence / 1000 }, 'nobody could play for some time; no clock counts it');
    }
    const wasNobodyThere = await store.keeping.alive(at);
    if (wasNobodyThere || silence > limits.keeping.outageFrom || !this.isHeard) this.ears.wasAway();
    this.heard = now();
  }

  /** When any process was last known to be alive. */
  private async lastSign(): Promise<number | undefined> {
    const { db } = this.parts.store;
    const row = await db.selectFrom('processes').select('alive').orderBy('alive', 'desc').limit(1).executeTakeFirst();
    return row?.alive;
  }

  private async adopt(): Promise<void> {
    const { store, limits, now } = this.parts;
    for (;;) {
      const rooms = await store.keeping.adopt(now(), limits.keeping.adopt);
      if (rooms.length > 0) this.ears.adopted(rooms);
      if (rooms.length < limits.keeping.adopt) return;
    }
  }
}

const SETTLED = Promise.resolve();
