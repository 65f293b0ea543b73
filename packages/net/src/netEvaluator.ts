import { fail, ok, type Position, type Result } from '@threefold-games/core';
import type { Evaluator } from '@threefold-games/search';
import type { GraphLimits } from './graphMemory.ts';
import { GraphNet, softmax } from './graphNet.ts';
import { type GameSizes, graphSizes } from './graphSizes.ts';
import { chooseKernel, type KernelChoice } from './simd.ts';
import { parseWeights } from './weights.ts';

/** How a game shows its positions to a net. */
export interface NetView<P extends Position> {
  /** The game's name, as the weights carry it. */
  readonly game: string;
  /** What a net must be built for. */
  readonly sizes: GameSizes;
  readonly limits: GraphLimits;
  /** The seat whose eyes it is seen with: the one that acts, also if a draw comes first. */
  seat(position: P): number;
  /** Fills in tokens, neighbours, features and globals. */
  describe(position: P, net: GraphNet): void;
  /** Where in the net's logits the score of a step will be, as `addStep` or `extra` say; `LEFT_OUT` for a step not worth a look. */
  describeStep(position: P, action: number, net: GraphNet): number;
  /** Who evaluates instead, if the net has never seen positions like this one. */
  standIn?(position: P): Evaluator | undefined;
}

/** Of a step that the search shall never follow. */
export const LEFT_OUT = -1;

/** However bad a step looks, the search may come back to it. */
const LEAST_PRIOR = 1e-6;

class NetEvaluator<P extends Position> implements Evaluator {
  /** Nets learn priors that are sharper than they are sure. Tried out for each game (docs/nets.md): well over 100 Elo. */
  readonly exploration = 0.45;
  readonly doubt = 2.6;
  private readonly net: GraphNet;
  private readonly view: NetView<P>;
  /** For each action the place of its score. */
  private places = new Int32Array(256);

  constructor(net: GraphNet, view: NetView<P>) {
    this.net = net;
    this.view = view;
  }

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    const { net, view } = this;
    const own = position as P;
    const other = view.standIn?.(own);
    if (other) {
      other.evaluate(position, actions, count, priors, values);
      return;
    }
    if (count > this.places.length) this.places = new Int32Array(2 * count);
    const { places } = this;
    view.describe(own, net);
    net.playing = position.seats;
    net.stepCount = 0;
    for (let i = 0; i < count; i++) places[i] = view.describeStep(own, actions[i]!, net);
    net.run();
    this.weigh(count, priors);
    const seat = view.seat(own);
    for (let i = 0; i < net.playing; i++) values[(seat + i) % net.playing] = net.shares[i]!;
  }

  /** Turns the scores into likelihoods. */
  private weigh(count: number, priors: Float32Array): void {
    const { places } = this;
    const { logits } = this.net;
    for (let i = 0; i < count; i++) priors[i] = places[i] === LEFT_OUT ? -Infinity : logits[places[i]!]!;
    softmax(priors, count);
    for (let i = 0; i < count; i++) if (places[i] !== LEFT_OUT) priors[i] = Math.max(LEAST_PRIOR, priors[i]!);
  }
}

/** The evaluator that a file of weights makes of a game's positions, or why it makes none. */
export const openNetEvaluator = <P extends Position>(
  bytes: Uint8Array,
  view: NetView<P>,
  choice?: KernelChoice,
): Result<Evaluator> => {
  const weights = parseWeights(bytes);
  if (!weights.ok) return weights;
  const { game } = weights.value;
  if (game !== view.game) return fail('net.unfit', `a net for ${game}`);
  const announced = graphSizes(weights.value);
  if (!announced.ok) return announced;
  const sizes = announced.value;
  for (const [name, size] of Object.entries(view.sizes) as [keyof GameSizes, number][])
    if (sizes[name] !== size) return fail('net.unfit', `${name}: ${sizes[name]} instead of ${size}`);
  return ok(new NetEvaluator(new GraphNet(weights.value, sizes, view.limits, chooseKernel(choice)), view));
};
