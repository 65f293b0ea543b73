import { GraphNet } from '@threefold-games/net';

/** A board as a net was shown it. */
export interface Board {
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
export interface Shown {
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
export const capture = (evaluate: () => void): Shown | undefined => {
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
