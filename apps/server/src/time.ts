/** Ends what was begun; doing so again changes nothing. */
export type Cancel = () => void;

/** The clock and the timers of a server; tests bring their own. */
export interface Time {
  /** Milliseconds since 1970. Never goes back. */
  readonly now: () => number;
  /** It is this late at least, as somebody has stored it. */
  readonly atLeast: (moment: number) => void;
  /** Does something once, so many milliseconds from now. */
  readonly after: (milliseconds: number, work: () => void) => Cancel;
  /** Does something again and again. */
  readonly every: (milliseconds: number, work: () => void) => Cancel;
}

/** Where a clock gets its time from. */
export interface ClockSources {
  /** The clock of the machine, in milliseconds since 1970; somebody may set it. */
  readonly wall: () => number;
  /** Milliseconds since any moment; nobody can set it. */
  readonly ticks: () => number;
}

/** While time is ahead of the clock of the machine it runs so much slower, until they agree: an hour is made up for in twenty. */
const SLOWER = 0.05;
/** Whatever is stored further ahead was stored by a clock that was wrong. */
const FARTHEST_AHEAD = 24 * 3_600_000;

/**
 * The clock of the machine as long as it goes forward. Where it is set back, time goes on all the same, a little slower until both agree: a
 * game's clock neither stops nor jumps. Where it is set forward, time follows: so it is after a machine has slept.
 */
export const steadyClock = ({ wall, ticks }: ClockSources): Pick<Time, 'now' | 'atLeast'> => {
  let at = wall();
  let ticked = ticks();
  const now = (): number => {
    const tick = ticks();
    const passed = Math.max(0, tick - ticked);
    ticked = tick;
    const machine = wall();
    at = at + passed <= machine ? machine : Math.max(machine, at + passed * (1 - SLOWER));
    return Math.floor(at);
  };
  return {
    now,
    atLeast: moment => {
      if (moment > now() && moment <= wall() + FARTHEST_AHEAD) at = moment;
    },
  };
};

const MACHINE: ClockSources = { wall: Date.now, ticks: () => performance.now() };

/** The real one. Its timers do not keep a process alive that has nothing else to do. */
export const openTime = (sources: ClockSources = MACHINE): Time => ({
  ...steadyClock(sources),
  after: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, work) => {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
});

/** One for all that has none of its own. */
export const systemTime: Time = openTime();
