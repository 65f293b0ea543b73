import type { Cancel } from '../time.ts';
import type { RoomDeps } from './deps.ts';

export interface LeaseListener {
  /** This process looks after these rooms now. */
  acquired(roomIds: readonly string[]): void;
  /** For some time no process, or at least not this one, could serve. */
  interrupted(): void;
}

/**
 * The lease of this process on its rooms. It is renewed every second; rooms whose process has stopped doing so are taken over, and time in
 * which nobody could play, because the database or all processes were away, is stored as an outage.
 */
export class Lease {
  private readonly deps: RoomDeps;
  private readonly listener: LeaseListener;
  private cancelTimer: Cancel = () => undefined;
  /** When it was last renewed. */
  private renewedAt: number;
  private renewing: Promise<void> | undefined;
  private stopped = false;
  private spoken = 0;

  constructor(deps: RoomDeps, listener: LeaseListener) {
    this.deps = deps;
    this.listener = listener;
    this.renewedAt = deps.now();
  }

  /** Rejects where the database cannot be used. */
  async start(): Promise<void> {
    await this.renew();
    await this.takeOver();
    this.scheduleNext();
  }

  /** Whether it was renewed lately. */
  get isValid(): boolean {
    return this.deps.now() - this.renewedAt <= this.deps.limits.lease.outageFrom;
  }

  /** What every living process understands: the lowest of their versions, as of the last renewal. */
  get speaks(): number {
    return this.spoken;
  }

  /** Resolves once any outage is stored, so that no clock counts it. Rejects while the database is away. */
  readonly ready = (): Promise<void> => (this.isValid ? READY : this.renew());

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancelTimer();
    await this.renewing?.catch(() => undefined);
  }

  private scheduleNext(): void {
    if (!this.stopped) this.cancelTimer = this.deps.after(this.deps.limits.lease.renewEvery, () => void this.tick());
  }

  private async tick(): Promise<void> {
    try {
      await this.renew();
      await this.takeOver();
    } catch (error) {
      this.deps.log.warn({ trouble: String(error) }, 'the database does not answer');
    }
    this.scheduleNext();
  }

  private renew(): Promise<void> {
    this.renewing ??= this.renewOnce().finally(() => {
      this.renewing = undefined;
    });
    return this.renewing;
  }

  private async renewOnce(): Promise<void> {
    const { store, limits, log, now } = this.deps;
    const at = now();
    const { lastAlive: last, version } = await store.leases.survey(at);
    const silence = last === undefined ? 0 : at - last;
    const isOutage = silence > limits.lease.outageFrom;
    // Stored before the lease is renewed: whoever sees the renewal sees the outage too.
    if (isOutage) {
      await store.leases.addOutage(last!, at);
      log.warn({ seconds: silence / 1000 }, 'nobody could play for some time; no clock counts it');
    }
    const wasNobodyThere = await store.leases.renew(at);
    this.spoken = version;
    if (wasNobodyThere || isOutage || !this.isValid) this.listener.interrupted();
    this.renewedAt = now();
  }

  private async takeOver(): Promise<void> {
    const { store, limits, now } = this.deps;
    for (;;) {
      const rooms = await store.leases.takeOver(now(), limits.lease.batch);
      if (rooms.length > 0) this.listener.acquired(rooms);
      if (rooms.length < limits.lease.batch) return;
    }
  }
}

const READY = Promise.resolve();
