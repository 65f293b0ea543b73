/** Silence after which a ping is sent, in milliseconds. */
const QUIET = 8000;
/** The longest time to wait for an answer, in milliseconds. */
const ANSWER = 4000;

interface Beats {
  /** Sends a ping. */
  ping(n: number): void;
  /** Nothing was heard for a while. */
  quiet(): void;
  /** There is no answer: the connection is half open at best. */
  dead(): void;
  /** A ping sent at `asked` was answered at `server`, by the server's clock. */
  measured(asked: number, server: number): void;
}

interface Timed {
  now(): number;
  after(milliseconds: number, work: () => void): () => void;
}

/** Checks that a connection still works: a broken one often gives no sign of it. */
export class Heartbeat {
  private readonly timed: Timed;
  private readonly beats: Beats;
  private n = 0;
  private asked = new Map<number, number>();
  private callOff: () => void = () => undefined;

  constructor(timed: Timed, beats: Beats) {
    this.timed = timed;
    this.beats = beats;
  }

  /** Starts while the connection is being opened, which has to succeed in time too. */
  start(): void {
    this.stop();
    this.wait(QUIET + ANSWER, () => this.beats.dead());
  }

  stop(): void {
    this.callOff();
    this.asked.clear();
  }

  /** A message arrived. */
  heard(): void {
    this.wait(QUIET, () => {
      this.beats.quiet();
      this.check();
    });
  }

  /** Sends a ping now. */
  check(): void {
    const n = ++this.n;
    this.asked.set(n, this.timed.now());
    this.beats.ping(n);
    this.wait(ANSWER, () => this.beats.dead());
  }

  ponged(n: number, server: number): void {
    const asked = this.asked.get(n);
    if (asked === undefined) return;
    this.asked.clear();
    this.beats.measured(asked, server);
  }

  private wait(milliseconds: number, work: () => void): void {
    this.callOff();
    this.callOff = this.timed.after(milliseconds, work);
  }
}

interface Sample {
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly offset: number;
  /** The round-trip time, in milliseconds. */
  readonly trip: number;
}

/** The number of measurements to use. */
const KEPT = 8;

/** Estimates the server's clock from the quickest of the latest answers. */
export class ServerClock {
  private samples: readonly Sample[] = [];

  /** Records an answer with the server's time `server`, asked for at `asked` and received at `heard`. */
  measure(asked: number, heard: number, server: number): void {
    const trip = Math.max(0, heard - asked);
    this.samples = [...this.samples, { offset: server - (asked + heard) / 2, trip }].slice(-KEPT);
  }

  /** Milliseconds by which the server's clock is ahead; 0 until the first measurement. */
  get offset(): number {
    const [first, ...others] = this.samples;
    if (!first) return 0;
    return others.reduce((best, each) => (each.trip <= best.trip ? each : best), first).offset;
  }
}

const FIRST = 1000;
const LONGEST = 10_000;

/**
 * The delay before a reconnection attempt, counted from 0. `chance` is between 0 and 1: after a restart of the server, clients must not all
 * come back at once.
 */
export const retryDelay = (attempt: number, chance: number): number => {
  const most = Math.min(LONGEST, FIRST * 2 ** Math.min(attempt, 10));
  return Math.round(most * (0.5 + chance / 2));
};
