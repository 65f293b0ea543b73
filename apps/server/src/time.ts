/** Ends what was begun; doing so again changes nothing. */
export type Cancel = () => void;

/** The clock and the timers of a server; tests bring their own. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something once, so many milliseconds from now. */
  readonly after: (milliseconds: number, work: () => void) => Cancel;
  /** Does something again and again. */
  readonly every: (milliseconds: number, work: () => void) => Cancel;
}

/** The real one. Its timers do not keep a process alive that has nothing else to do. */
export const systemTime: Time = {
  now: Date.now,
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
