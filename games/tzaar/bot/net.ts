import { fail, ok, type Position, type Result } from '@threefold/core';
import { chooseKernel, type KernelChoice, openRayNet, parseWeights, type RayNet } from '@threefold/net';
import type { Evaluator } from '@threefold/search';
import { PASS, PLACING } from '../rules/actions.ts';
import type { TzaarPosition } from '../rules/position.ts';
import { SPACES } from '../rules/tables.ts';
import { buriesLast } from './buriesLast.ts';
import { describePosition, FEATURES, GLOBALS, LIMITS } from './features.ts';
import { HandEvaluator } from './hand.ts';

/** However bad a step looks, the search may come back to it. */
const LEAST_PRIOR = 1e-6;

/** The judge that a file of weights makes, or why it makes none. */
export const openNet = (bytes: Uint8Array, choice?: KernelChoice): Result<Evaluator> => {
  const weights = parseWeights(bytes);
  if (!weights.ok) return weights;
  if (weights.value.game !== 'tzaar') return fail('net.unfit', `a net for ${weights.value.game}`);
  const net = openRayNet(weights.value, LIMITS, chooseKernel(choice));
  if (!net.ok) return net;
  const { features, globals } = net.value.sizes;
  if (features !== FEATURES || globals !== GLOBALS) return fail('net.unfit', `${features} and ${globals} features`);
  return ok(new NetEvaluator(net.value));
};

class NetEvaluator implements Evaluator {
  private readonly net: RayNet;
  /** The net has never seen pieces being placed. */
  private readonly hand = new HandEvaluator();
  private readonly tokenOf = new Int32Array(SPACES);

  constructor(net: RayNet) {
    this.net = net;
  }

  evaluate(position: Position, actions: Int32Array, count: number, priors: Float32Array, values: Float64Array): void {
    const { net, tokenOf } = this;
    const tzaar = position as TzaarPosition;
    if (tzaar.phase === PLACING) {
      this.hand.evaluate(position, actions, count, priors, values);
      return;
    }
    describePosition(tzaar, net, tokenOf);
    const { edges } = net;
    let edge = 0;
    for (let i = 0; i < count; i++) {
      const action = actions[i]!;
      if (action === PASS || buriesLast(tzaar, action)) continue;
      edges[2 * edge] = tokenOf[action >> 6]!;
      edges[2 * edge + 1] = tokenOf[action & 63]!;
      edge++;
    }
    net.edgeCount = edge;
    net.run();
    this.weigh(tzaar, actions, count, priors);
    const share = (1 + net.value) / 2;
    values[tzaar.actor] = share;
    values[1 - tzaar.actor] = 1 - share;
  }

  /** Turns the scores into likelihoods that sum to 1. */
  private weigh(position: TzaarPosition, actions: Int32Array, count: number, priors: Float32Array): void {
    const { logits, pass } = this.net;
    let most = -Infinity;
    for (let i = 0, edge = 0; i < count; i++) {
      const action = actions[i]!;
      // Never chosen, and with a pass always at hand never needed.
      const logit = action === PASS ? pass : buriesLast(position, action) ? -Infinity : logits[edge++]!;
      priors[i] = logit;
      if (logit > most) most = logit;
    }
    let sum = 0;
    for (let i = 0; i < count; i++) {
      priors[i] = Math.exp(priors[i]! - most);
      sum += priors[i]!;
    }
    for (let i = 0; i < count; i++) if (priors[i]! > 0) priors[i] = Math.max(LEAST_PRIOR, priors[i]! / sum);
  }
}
