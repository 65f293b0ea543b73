/** How long to think about a step or a turn. The first limit that is reached ends it; without any it goes on until it is stopped. */
export interface Limits {
  /** Simulations for each step. */
  readonly simulations?: number;
  /** Positions in memory. */
  readonly nodes?: number;
  /** Milliseconds for the turn. */
  readonly milliseconds?: number;
  /** The clock that the turn is played on. */
  readonly clock?: Clock;
}

/** The time of the seat that acts. */
export interface Clock {
  /** Milliseconds left for the seat that acts. */
  readonly left: number;
  /** Milliseconds that it gets for each turn. */
  readonly increment: number;
  /** Turns that the time must last for, where that is known. */
  readonly turns?: number;
}

/** Turns that a clock is made to last for when nobody says how many are left. */
const USUAL_TURNS = 24;
/** Milliseconds that are left alone, for everything but thinking. */
const RESERVE = 50;
/** No turn takes more of the time that is left. */
const MOST_OF_REST = 0.3;

/** The share of the time that a proof may take: one that does not come out is of no use. */
export const TIME_FOR_PROOF = 0.5;

/** Milliseconds that a turn may take, or undefined where time does not matter. */
export const timeForTurn = ({ milliseconds, clock }: Limits): number | undefined => {
  if (clock === undefined) return milliseconds;
  const usable = Math.max(0, clock.left - RESERVE);
  const even = usable / Math.max(1, clock.turns ?? USUAL_TURNS) + 0.8 * clock.increment;
  const most = clock.turns === 1 ? usable : MOST_OF_REST * usable;
  return Math.min(milliseconds ?? Number.POSITIVE_INFINITY, Math.max(1, Math.min(even, most)));
};

/** The world around a thinker: its clock, and a way to let others have a word. */
export interface Surroundings {
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Lets messages and other work through; resolves soon. */
  pause(): Promise<void>;
}

/** Whoever may tell a thinker to stop; an AbortSignal will do. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** A signal that also stops when a moment has come. */
export const stopAt = (around: Surroundings, moment: number, stop?: StopSignal): StopSignal => ({
  get aborted() {
    return stop?.aborted === true || around.now() >= moment;
  },
});

/** A stop that can be waited for. */
export class Stop implements StopSignal {
  aborted = false;
  /** Resolves when somebody tells to stop. */
  readonly told: Promise<void>;
  private resolve!: () => void;

  constructor() {
    this.told = new Promise(resolve => {
      this.resolve = resolve;
    });
  }

  tell(): void {
    this.aborted = true;
    this.resolve();
  }
}
