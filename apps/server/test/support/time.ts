import type { Cancel, Time } from '../../src/time.ts';

interface Timer {
  at: number;
  readonly every: number | undefined;
  readonly work: () => void;
}

/** A clock that stands still until it is moved, and on the way does everything that is due. */
export class TestTime implements Time {
  private at: number;
  private readonly timers = new Set<Timer>();

  constructor(at: number = Date.UTC(2026, 5, 1)) {
    this.at = at;
  }

  readonly now = (): number => this.at;

  readonly atLeast = (moment: number): void => {
    this.at = Math.max(this.at, moment);
  };

  readonly after = (milliseconds: number, work: () => void): Cancel => this.add(milliseconds, undefined, work);

  readonly every = (milliseconds: number, work: () => void): Cancel => this.add(milliseconds, milliseconds, work);

  /** Lets so many milliseconds pass. */
  pass(milliseconds: number): void {
    const end = this.at + milliseconds;
    for (let next = this.firstUntil(end); next; next = this.firstUntil(end)) {
      this.at = Math.max(this.at, next.at);
      if (next.every === undefined) this.timers.delete(next);
      else next.at += next.every;
      next.work();
    }
    this.at = end;
  }

  private add(milliseconds: number, every: number | undefined, work: () => void): Cancel {
    const timer = { at: this.at + milliseconds, every, work };
    this.timers.add(timer);
    return () => void this.timers.delete(timer);
  }

  private firstUntil(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers) if (timer.at <= end && (!first || timer.at < first.at)) first = timer;
    return first;
  }
}
