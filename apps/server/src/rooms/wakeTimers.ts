/** Timers cannot be set further ahead. */
const FARTHEST = 2 ** 31 - 1;

/** When rooms have to be looked at; they need not be in memory for it. */
export class Wakes {
  private readonly timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  private readonly now: () => number;
  private readonly wake: (room: string) => void;

  constructor(now: () => number, wake: (room: string) => void) {
    this.now = now;
    this.wake = wake;
  }

  get size(): number {
    return this.timers.size;
  }

  /** A later moment does not change an earlier one: whoever wakes too early looks again, and that is rarer than a turn. */
  set(room: string, at: number | undefined): void {
    const set = this.timers.get(room);
    if (set && at !== undefined && set.at <= at) return;
    this.clear(room);
    if (at === undefined) return;
    const wait = Math.min(FARTHEST, Math.max(0, at - this.now()));
    this.timers.set(room, { at, timer: setTimeout(this.ring, wait, room) });
  }

  clear(room: string): void {
    clearTimeout(this.timers.get(room)?.timer);
    this.timers.delete(room);
  }

  clearAll(): void {
    for (const { timer } of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private readonly ring = (room: string): void => {
    this.timers.delete(room);
    this.wake(room);
  };
}
