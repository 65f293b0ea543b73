import type { StopSignal, Surroundings } from './limits.ts';
import { type Report, report } from './report.ts';
import type { Search } from './search.ts';
import { type Helper, Together } from './together.ts';

/** What whoever lets somebody think may say. */
export interface Thinking {
  readonly stop?: StopSignal | undefined;
  /** How many variations a report has. */
  readonly variations?: number | undefined;
  /** Called with a report now and then while it deepens. */
  readonly onReport?: ((report: Report) => void) | undefined;
}

/** How long somebody thinks, and with whom. */
export interface ThinkOptions extends Thinking {
  /** Simulations through the position, those kept from before included. */
  readonly simulations?: number | undefined;
  /** Positions in memory. */
  readonly nodes?: number | undefined;
  /** Milliseconds. */
  readonly milliseconds?: number | undefined;
  /** Turns to look ahead, the one at hand included. */
  readonly turns?: number | undefined;
  /** How many variations are to be compared; without it only the best one counts. */
  readonly compared?: number | undefined;
  /** Who looks at positions with it, in threads of their own. */
  readonly helpers?: readonly Helper[] | undefined;
}

/** Milliseconds of work between two pauses: a thinker stops within about twice that when it is told to. */
const SLICE = 8;
/** The same with helpers, which wait for what they are to look at next. */
const SLICE_TOGETHER = 1;
/** Reports come when the simulations have grown by this factor, and at least this often in milliseconds. */
const REPORT_GROWTH = 1.5;
const REPORT_EVERY = 500;

/** Thinks until a limit is reached, the value is exact, the memory is full, or it is told to stop. */
export const think = async (search: Search, around: Surroundings, options: ThinkOptions): Promise<Report> => {
  const { simulations, nodes, compared = 1, helpers = [], variations = 1 } = options;
  const together =
    helpers.length > 0
      ? new Together(search, {
          helpers,
          now: () => around.now(),
          compared,
          mayBegin: open =>
            search.tree.visits[search.root]! + open < (simulations ?? Number.POSITIVE_INFINITY) &&
            search.tree.nodes < (nodes ?? Number.POSITIVE_INFINITY),
        })
      : undefined;
  try {
    await thinkInSlices(search, around, options, together);
  } finally {
    together?.end();
  }
  return report(search, variations);
};

const thinkInSlices = async (
  search: Search,
  around: Surroundings,
  options: ThinkOptions,
  together: Together | undefined,
): Promise<void> => {
  const { simulations, nodes, milliseconds, turns, compared, stop, variations = 1, onReport } = options;
  const slice = together ? SLICE_TOGETHER : SLICE;
  const began = around.now();
  const deadline = milliseconds === undefined ? Number.POSITIVE_INFINITY : began + milliseconds;
  let reportedAt = began;
  let reported = 1;
  for (;;) {
    // One that is told to stop before it begins, as between two steps of a turn, takes a first look and no more.
    const sliceEnd = stop?.aborted ? began : Math.min(deadline, around.now() + slice);
    let late = false;
    if (!stop?.aborted) together?.employ();
    const expired = (): boolean => {
      late = around.now() >= sliceEnd;
      return late;
    };
    const end = search.run({
      expired,
      ...(simulations === undefined ? {} : { simulations }),
      ...(nodes === undefined ? {} : { nodes }),
      ...(turns === undefined ? {} : { turns }),
      ...(compared === undefined ? {} : { compared }),
    });
    if (end !== 'done' || !late || around.now() >= deadline) break;
    await around.pause();
    if (stop?.aborted) break;
    const done = search.tree.visits[search.root]!;
    if (onReport && (done >= reported * REPORT_GROWTH || around.now() - reportedAt >= REPORT_EVERY)) {
      reported = done;
      reportedAt = around.now();
      onReport(report(search, variations));
    }
  }
};
