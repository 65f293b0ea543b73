import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHANCE, chooseByLot, type Game, NOBODY, seededRandom } from '@threefold-games/core';
import { chooseKernel, GraphNet, graphSizes, parseWeights } from '@threefold-games/net';
import type { NetSource } from '@threefold-games/search';
import { optionsFor } from '../src/points.ts';
import { clockNanoseconds, type Loop } from './loop.ts';

/** A board as a net was shown it. */
interface Board {
  readonly tokens: number;
  readonly neighbours: Int32Array;
  readonly features: Int32Array;
  readonly featureEnds: Int32Array;
  /** What tells it from others, where there are several. */
  readonly key: Int32Array;
}

interface Step {
  readonly kind: number;
  readonly touched: { readonly token: number; readonly slot: number; readonly board: number }[];
}

/** A position as a net was shown it. */
interface Shown {
  readonly playing: number;
  readonly boards: readonly Board[];
  readonly globals: Int32Array;
  readonly globalScales: Float32Array;
  readonly steps: readonly Step[];
}

/**
 * What a game shows to a net while it evaluates, which it alone knows: so the net's own entrances write down what comes in, and no board
 * is known before. Undefined where no net was asked.
 */
const capture = (evaluate: () => void): Shown | undefined => {
  const own = GraphNet.prototype;
  const { addStep, touch, knows, look, run } = own;
  let shown: Shown | undefined;
  let steps: Step[] = [];
  const boards: Board[] = [];
  own.addStep = function (kind) {
    if (this.stepCount === 0) steps = [];
    steps.push({ kind, touched: [] });
    return addStep.call(this, kind);
  };
  own.touch = function (...part) {
    const [token, slot, board] = part;
    if (token >= 0) steps.at(-1)!.touched.push({ token, slot, board: board ?? 0 });
    touch.apply(this, part);
  };
  own.knows = function (board) {
    knows.call(this, board);
    return false;
  };
  own.look = function (board) {
    boards.push(boardOf(this, this.key.slice()));
    look.call(this, board);
  };
  own.run = function () {
    if (this.sizes.boards === 1) boards.push(boardOf(this, new Int32Array(0)));
    const globals = this.globals.slice(0, this.globalCount);
    const globalScales = this.globalScales.slice(0, this.globalCount);
    if (this.stepCount === 0) steps = [];
    shown = { playing: this.playing, boards, globals, globalScales, steps };
    run.call(this);
  };
  try {
    evaluate();
  } finally {
    Object.assign(own, { addStep, touch, knows, look, run });
  }
  return shown;
};

const boardOf = (net: GraphNet, key: Int32Array): Board => {
  const { tokens, directions } = net;
  const featureEnds = net.featureEnds.slice(0, tokens);
  return {
    tokens,
    neighbours: net.neighbours.slice(0, directions * tokens),
    features: net.features.slice(0, featureEnds.at(-1) ?? 0),
    featureEnds,
    key,
  };
};

/** So many evaluations of a position are timed together. */
const REPEATS = 5;

/** The forward pass of a net over so many positions of a random game. Each board is looked at anew, whatever was seen before. */
export const netEvaluation = (name: string, game: Game, source: NetSource, count: number, rounds: number): Loop => {
  const path = fileURLToPath(source.url);
  const positions = shownBy(game, source, count);
  const mostTokens = Math.max(...positions.flatMap(({ boards }) => boards.map(({ tokens }) => tokens)));
  const net = openNet(path, positions, mostTokens);
  const round = (repeats: number): number => positions.reduce((sum, shown) => sum + evaluate(net, shown, repeats), 0);
  return {
    name,
    rivals: [
      { program: 'net128', label: 'C++, 128 bits', goal: 1.3 },
      { program: 'net', label: 'C++, as wide as it goes' },
    ],
    parameters: [path],
    input: [mostTokens, count, ...positions.map(shown => textOf(shown, net.sizes.slots, mostTokens))].join('\n'),
    work: count,
    unit: 'evaluations/s',
    tolerance: 1e-3,
    rounds,
    run: runs => {
      let spent = 0;
      for (let i = 0; i < runs; i++) spent += round(REPEATS) / REPEATS;
      return { nanoseconds: spent / runs, results: positions.flatMap(shown => resultsOf(net, shown)) };
    },
  };
};

/** What a net is shown of so many positions of a random game, evenly spread. */
const shownBy = (game: Game, source: NetSource, count: number): readonly Shown[] => {
  const opened = source.open(readFileSync(source.url));
  if (!opened.ok) throw new Error(opened.error.detail);
  const random = seededRandom(`native ${game.id}`);
  const seats = game.seats[0]!;
  const position = game.start(game.setup(optionsFor(game, seats), seats, random));
  const out = new Int32Array(game.maxActions);
  const [priors, values] = [new Float32Array(game.maxActions), new Float64Array(seats)];
  const all: Shown[] = [];
  while (position.actor !== NOBODY) {
    if (position.actor !== CHANCE) {
      const shown = capture(() => opened.value.evaluate(position, out, position.legal(out), priors, values));
      if (shown) all.push(shown);
    }
    position.make(chooseByLot(position, out, random));
  }
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)]!);
};

/** The net of a file with room for these positions. */
const openNet = (path: string, positions: readonly Shown[], tokens: number): GraphNet => {
  const weights = parseWeights(readFileSync(path));
  if (!weights.ok) throw new Error(weights.error.detail);
  const sizes = graphSizes(weights.value);
  if (!sizes.ok) throw new Error(sizes.error.detail);
  const boards = positions.flatMap(shown => shown.boards);
  const limits = {
    tokens,
    features: Math.max(...boards.map(({ features }) => features.length)),
    globals: Math.max(...positions.map(({ globals }) => globals.length)),
    steps: Math.max(...positions.map(({ steps }) => steps.length)),
    key: boards[0]!.key.length,
  };
  return new GraphNet(weights.value, sizes.value, limits, chooseKernel());
};

/** What one evaluation costs, so many times over. That the net is shown the position does not count. */
const evaluate = (net: GraphNet, shown: Shown, repeats: number): number => {
  let spent = 0;
  for (const [i, board] of shown.boards.entries()) {
    showBoard(net, board);
    if (shown.boards.length === 1) continue;
    net.key.set(board.key);
    net.knows(i);
    spent += timed(() => net.look(i), repeats);
  }
  showWhole(net, shown);
  return spent + timed(() => net.run(), repeats);
};

const timed = (work: () => void, repeats: number): number => {
  const began = clockNanoseconds();
  for (let i = 0; i < repeats; i++) work();
  return clockNanoseconds() - began;
};

const resultsOf = (net: GraphNet, shown: Shown): number[] => {
  evaluate(net, shown, 1);
  const extras = Array.from({ length: net.sizes.extras }, (_, i) => net.logits[net.extra(i)]!);
  return [...net.shares.subarray(0, net.playing), ...net.logits.subarray(0, net.stepCount), ...extras];
};

const showBoard = (net: GraphNet, board: Board): void => {
  net.tokens = board.tokens;
  net.neighbours.set(board.neighbours);
  net.features.set(board.features);
  net.featureEnds.set(board.featureEnds);
};

const showWhole = (net: GraphNet, { playing, globals, globalScales, steps }: Shown): void => {
  net.playing = playing;
  net.globalCount = globals.length;
  net.globals.set(globals);
  net.globalScales.set(globalScales);
  net.stepCount = 0;
  for (const { kind, touched } of steps) {
    net.addStep(kind);
    for (const { token, slot, board } of touched) net.touch(token, slot, board);
  }
};

/** A position as the program reads it. */
const textOf = (
  { playing, boards, globals, globalScales, steps }: Shown,
  slots: number,
  mostTokens: number,
): string => {
  const list = (numbers: Int32Array): string => `${numbers.length} ${numbers.join(' ')}`;
  return [
    playing,
    boards.length,
    ...boards.map(
      board => `${board.tokens} ${list(board.neighbours)} ${list(board.features)} ${list(board.featureEnds)}`,
    ),
    list(globals),
    globalScales.join(' '),
    steps.length,
    ...steps.map(({ kind, touched }) => {
      const rows = touched.map(({ token, slot, board }) => 1 + (board * mostTokens + token) * slots + slot);
      return `${kind} ${[...rows, 0, 0, 0].slice(0, 3).join(' ')}`;
    }),
  ].join('\n');
};
