import { type Report, report } from './lines.ts';
import type { Search } from './search.ts';

/** The world around a thinker: its clock, and a way to let others have a word. */
export interface Surroundings {
  /** Milliseconds from some fixed moment. */
  now(): number;
  /** Lets messages and other work through; settles soon. */
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

export interface ThinkOptions {
  /** Simulations through the position, those kept from before included. */
  readonly simulations?: number | undefined;
  /** Positions in memory. */
  readonly nodes?: number | undefined;
  /** Milliseconds. */
  readonly milliseconds?: number | undefined;
  /** Turns to look ahead, the one at hand included. */
  readonly turns?: number | undefined;
  readonly stop?: StopSignal | undefined;
  /** How many lines a report has. */
  readonly lines?: number | undefined;
  /** Called with a report now and then while it deepens. */
  readonly onReport?: ((report: Report) => void) | undefined;
}

/** Milliseconds of work between two pauses: a thinker stops within about twice that when it is told to. */
const SLICE = 8;
/** Reports come when the simulations have grown by this factor, and at least this often in milliseconds. */
const REPORT_GROWTH = 1.5;
const REPORT_EVERY = 500;

/** Thinks until a limit is reached, the value is exact, the memory is full, or it is told to stop. */
export const think = async (search: Search, around: Surroundings, options: ThinkOptions): Promise<Report> => {
  const { simulations, nodes, milliseconds, turns, stop, lines = 1, onReport } = options;
  const began = around.now();
  const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : began + milliseconds;
  let reportedAt = began;
  let reported = 1;
  for (;;) {
    // One that is told to stop before it begins, as between two steps of a turn, takes a first look and no more.
    const sliceEnd = stop?.aborted ? began : Math.min(deadline, around.now() + SLICE);
    let late = false;
    const expired = (): boolean => {
      late = around.now() >= sliceEnd;
      return late;
    };
    const end = search.run({
      expired,
      ...(simulations === undefined ? {} : { simulations }),
      ...(nodes === undefined ? {} : { nodes }),
      ...(turns === undefined ? {} : { turns }),
    });
    if (end !== 'done' || !late || around.now() >= deadline) break;
    await around.pause();
    if (stop?.aborted) break;
    const done = search.tree.visits[search.root]!;
    if (onReport && (done >= reported * REPORT_GROWTH || around.now() - reportedAt >= REPORT_EVERY)) {
      reported = done;
      reportedAt = around.now();
      onReport(report(search, lines));
    }
  }
  return report(search, lines);
};
