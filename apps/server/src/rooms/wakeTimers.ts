import type { Cancel, Time } from '../time.ts';

/** Timers cannot be set further ahead. */
const FARTHEST = 2 ** 31 - 1;

/** When rooms are due to be looked at; they need not be in memory for it. */
export class WakeTimers {
  private readonly timers = new Map<string, { readonly at: number; readonly cancel: Cancel }>();
  private readonly time: Time;
  private readonly wake: (roomId: string) => void;

  constructor(time: Time, wake: (roomId: string) => void) {
    this.time = time;
    this.wake = wake;
  }

  /** A later time does not replace an earlier one: waking too early means looking once more, which is rarer than a turn. */
  set(roomId: string, at: number | undefined): void {
    const set = this.timers.get(roomId);
    if (set && at !== undefined && set.at <= at) return;
    this.clear(roomId);
    if (at === undefined) return;
    const wait = Math.min(FARTHEST, Math.max(0, at - this.time.now()));
    const cancel = this.time.after(wait, () => {
      this.timers.delete(roomId);
      this.wake(roomId);
    });
    this.timers.set(roomId, { at, cancel });
  }

  clear(roomId: string): void {
    this.timers.get(roomId)?.cancel();
    this.timers.delete(roomId);
  }

  clearAll(): void {
    for (const { cancel } of this.timers.values()) cancel();
    this.timers.clear();
  }
}
