import type { Cancel } from '../time.ts';
import { Listeners, type RoomDeps } from './deps.ts';

/**
 * The lease of this process on its rooms, renewed every second by a timer that waits for nothing else. Time in which nobody could play,
 * because the database or all processes were away, is stored as an outage.
 */
export class Lease {
  private readonly deps: RoomDeps;
  /** For some time no process, or at least not this one, could serve. */
  readonly interrupted = new Listeners<void>();
  /** Other processes do not serve any more. `died`: one of them without a goodbye. */
  readonly othersLeft = new Listeners<{ readonly died: boolean }>();
  private cancelTimer: Cancel = () => undefined;
  /** When it was last renewed. */
  private renewedAt: number;
  private renewing: Promise<void> | undefined;
  private stopped = false;
  private spoken = 0;
  /** Whether other processes serve too, as of the last renewal. */
  isShared = false;

  constructor(deps: RoomDeps) {
    this.deps = deps;
    this.renewedAt = deps.now();
  }

  /** Rejects where the database cannot be used. */
  async start(): Promise<void> {
    await this.renew();
    this.renewAfter(this.deps.limits.lease.renewEvery);
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
  ready(): Promise<void> {
    return this.isValid ? READY : this.renew();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.cancelTimer();
    await this.renewing?.catch(() => undefined);
  }

  private renewAfter(milliseconds: number): void {
    if (!this.stopped) this.cancelTimer = this.deps.after(milliseconds, () => void this.tick());
  }

  private async tick(): Promise<void> {
    const { now, limits } = this.deps;
    const began = now();
    try {
      await this.renew();
    } catch (error) {
      this.deps.log.warn({ trouble: String(error) }, 'the database does not answer');
    }
    // Where it took long, the next one is due already.
    this.renewAfter(Math.max(0, began + limits.lease.renewEvery - now()));
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
    const { lastAlive, version, isShared, died, ended } = await store.leases.survey(at);
    const silence = lastAlive === undefined ? 0 : at - lastAlive;
    const isOutage = silence > limits.lease.outageFrom;
    // Stored before the lease is renewed: whoever sees the renewal sees the outage too.
    if (isOutage) {
      await store.leases.addOutage(lastAlive!, at);
      log.warn({ seconds: silence / 1000 }, 'nobody could play for some time; no clock counts it');
    }
    const wasNobodyThere = await store.leases.renew(at);
    this.spoken = version;
    this.isShared = isShared;
    if (wasNobodyThere || isOutage || !this.isValid) this.interrupted.emit();
    this.renewedAt = now();
    if (died.length + ended.length > 0) this.othersLeft.emit({ died: died.length > 0 });
  }
}

const READY = Promise.resolve();
