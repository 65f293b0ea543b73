import { PerformanceObserver, performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { games as catalogue } from '@threefold-games/catalogue';
import { CHANCE, formatOptions, type Game, NOBODY, type Options } from '@threefold-games/core';
import { type Evaluator, Search } from '@threefold-games/search';
import { evaluatorsOf } from './evaluators.ts';
import { type GuardFigures, measureGuard } from './guard.ts';
import { type Clock, calibrate, measureLegal, measurePerft, playouts, startsOf } from './measure.ts';
import { optionsFor, type Point, pointsOf } from './points.ts';
import { measureReview, type ReviewFigures } from './review.ts';
import { signatures } from './signatures.ts';

/** Simulations of a whole search at a point. */
const SIMULATIONS = 200;

/** How fast an evaluator is at a point, and the search with it. */
interface Thinking {
  readonly evaluationsPerSecond: number;
  readonly simulationsPerSecond: number;
}

/** Evaluates the same position again and again, then searches from it again and again, each as long as the budget allows. */
const measureThinking = (
  game: Game,
  evaluator: Evaluator,
  { position }: Point,
  clock: Clock,
  budget: number,
): Thinking => {
  const actions = new Int32Array(game.maxActions);
  const priors = new Float32Array(game.maxActions);
  const values = new Float64Array(position.seats);
  const count = position.actor === CHANCE ? 0 : position.legal(actions);
  const evaluationsPerSecond = perSecond(clock, budget, 16, () =>
    evaluator.evaluate(position, actions, count, priors, values),
  );
  const searchesPerSecond = perSecond(clock, budget, 1, () =>
    new Search(game, evaluator, position).run({ simulations: SIMULATIONS }),
  );
  return { evaluationsPerSecond, simulationsPerSecond: SIMULATIONS * searchesPerSecond };
};

/** Whether there is something to think about at a point. */
const isOpen = ({ position }: Point): boolean => position.actor !== NOBODY;

const perSecond = (clock: Clock, budget: number, batch: number, work: () => void): number => {
  work(); // warms up
  let done = 0;
  const began = clock();
  do {
    for (let i = 0; i < batch; i++) work();
    done += batch;
  } while (clock() - began < budget);
  return (done / (clock() - began)) * 1000;
};

export type { Stage } from './points.ts';
export { signatures };

/** What a run of the benchmarks measures, and how it tells. */
export interface BenchOptions {
  write(line: string): void;
  /** The ids of the games to measure; all when left out. */
  readonly games?: readonly string[] | undefined;
  /** Options to measure with; the standard ones where nothing is said. They must fit every game that is measured. */
  readonly options?: Options | undefined;
  /** A tenth of the time for each figure. */
  readonly quick?: boolean;
  /** One line of JSON for each game and number of seats instead of a table. */
  readonly json?: boolean;
}

/** What is measured beside the standard options: the shorter game that most people play. */
const FURTHER = [{ id: 'taluva', seats: 2, options: { tiles: '24' } }];

interface Figures {
  readonly game: string;
  readonly seats: number;
  readonly options: string;
  /** Million rounds a second of the fixed loop, measured just before. */
  readonly calibration: number;
  readonly perftMillionLeavesPerSecond: number;
  readonly playoutsPerSecond: number;
  /** Legal, make and unmake of one step of a random game. */
  readonly stepNanoseconds: number;
  /** The legal list of the slowest fixed position. */
  readonly legalMicroseconds: number;
  readonly collections: number;
  /** The random games during which the collections were counted. */
  readonly collectionGames: number;
  /** How long it takes to look at a whole turn where somebody plays with help. */
  readonly guard: GuardFigures | undefined;
  /** How long it takes to review a usual game. */
  readonly review: ReviewFigures | undefined;
  /** How fast the evaluators and the search with them are, at each fixed position. */
  readonly thinking: readonly (Thinking & { readonly evaluator: string; readonly at: string })[];
}

/** Measures every game at every number of seats. */
export const runBench = async ({ write, games, options, quick = false, json = false }: BenchOptions): Promise<void> => {
  const budget = quick ? 200 : 2000;
  if (!json) write('Each figure stands beside its ratio to a fixed loop of integer arithmetic in the same run.');
  const measured = catalogue.filter(({ id }) => games === undefined || games.includes(id));
  for (const game of measured) {
    const standard = game.seats.map(seats => ({ seats, options: optionsFor(game, seats, options) }));
    const further = options ? [] : FURTHER.filter(({ id }) => id === game.id);
    for (const { seats, options: given } of [...standard, ...further]) {
      const figures = await measure(game, seats, optionsFor(game, seats, given), budget);
      write(json ? JSON.stringify(figures) : table(figures));
    }
  }
  if (!json) {
    const behaviour = await signatures(measured.map(({ id }) => id));
    write(`\nWhat they do, as kept in bench/signatures.txt:\n${behaviour.trimEnd()}`);
  }
};

const measure = async (game: Game, seats: number, options: Options, budget: number): Promise<Figures> => {
  const clock = (): number => performance.now();
  const starts = startsOf(game, seats, options);
  const points = pointsOf(game, seats, options);
  playouts(game, starts, clock, budget / 4); // warms up
  const calibration = calibrate(clock, budget / 2);
  const perftMillionLeavesPerSecond = measurePerft(game, points, clock, budget);
  const evaluators = await evaluatorsOf(game.id);
  const net = evaluators.find(({ name }) => name === 'small')?.evaluator;
  const { result, collections } = await countCollections(() => playouts(game, starts, clock, budget));
  return {
    game: game.id,
    seats,
    options: formatOptions(options),
    calibration,
    perftMillionLeavesPerSecond,
    playoutsPerSecond: (result.games / result.spent) * 1000,
    stepNanoseconds: (result.spent / result.steps) * 1e6,
    legalMicroseconds: measureLegal(game, points, clock, budget / 20),
    collections,
    collectionGames: result.games,
    guard: net && (await measureGuard(game, seats, options, net, budget / 5)),
    review: await measureReview(game, seats, options, budget / 2),
    thinking: evaluators.flatMap(({ name, evaluator }) =>
      points.filter(isOpen).map(point => ({
        evaluator: name,
        at: point.name,
        ...measureThinking(game, evaluator, point, clock, budget / 10),
      })),
    ),
  };
};

/** Runs `work` and counts the garbage collections meanwhile. */
const countCollections = async <T>(work: () => T): Promise<{ readonly result: T; readonly collections: number }> => {
  let collections = 0;
  const observer = new PerformanceObserver(list => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  await setImmediate();
  collections = 0;
  const result = work();
  await setImmediate();
  await setImmediate();
  observer.disconnect();
  return { result, collections };
};

const reviewRow = ({ turns, firstSeconds, wholeSeconds, simulations, searchSeconds }: ReviewFigures): string =>
  `  ${`review of ${turns} turns`.padEnd(24)}${`curve ${firstSeconds.toFixed(1)} s, whole ${wholeSeconds.toFixed(1)} s`.padStart(22)}   ratio ${(firstSeconds / searchSeconds).toPrecision(3)} and ${(wholeSeconds / searchSeconds).toPrecision(3)} to ${simulations} simulations`;

const table = (f: Figures): string => {
  const row = (name: string, figure: string, ratio: number): string =>
    `  ${name.padEnd(24)}${figure.padStart(22)}   ratio ${ratio.toPrecision(3)}`;
  return [
    `${f.game}, ${f.seats} seats, ${f.options}`,
    row('calibration', `${f.calibration.toFixed(0)} M rounds/s`, 1),
    row(
      'perft',
      `${f.perftMillionLeavesPerSecond.toFixed(2)} M leaves/s`,
      f.perftMillionLeavesPerSecond / f.calibration,
    ),
    row('random playouts', `${f.playoutsPerSecond.toFixed(0)} /s`, f.playoutsPerSecond / (f.calibration * 1e6)),
    row('legal + make + unmake', `${f.stepNanoseconds.toFixed(0)} ns`, (f.stepNanoseconds * f.calibration) / 1000),
    row('slowest legal list', `${f.legalMicroseconds.toFixed(2)} us`, f.legalMicroseconds * f.calibration),
    `  ${'garbage collections'.padEnd(24)}${`${f.collections} in ${f.collectionGames} playouts`.padStart(22)}`,
    ...(f.guard
      ? [
          `  ${'a turn with help'.padEnd(24)}${`${f.guard.medianMilliseconds.toFixed(2)} ms, at most ${f.guard.worstMilliseconds.toFixed(1)} ms of ${f.guard.turns} turns`.padStart(22)}`,
        ]
      : []),
    ...(f.review ? [reviewRow(f.review)] : []),
    ...f.thinking.flatMap(({ evaluator, at, evaluationsPerSecond, simulationsPerSecond }) => [
      `  ${evaluator}, ${at}`,
      row('  evaluations', `${evaluationsPerSecond.toFixed(0)} /s`, evaluationsPerSecond / (f.calibration * 1e6)),
      row('  simulations', `${simulationsPerSecond.toFixed(0)} /s`, simulationsPerSecond / (f.calibration * 1e6)),
    ]),
  ].join('\n');
};
