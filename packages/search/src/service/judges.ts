import { fail, ok, type Result } from '@threefold/core';
import type { Bot, NetSource } from '../bot.ts';
import type { Evaluator } from '../evaluator.ts';
import type { Level } from '../level.ts';

/** The judges of the games, and the weights that have arrived so far. */
export class Judges {
  private readonly fetchWeights: (url: URL) => Promise<Result<Uint8Array>>;
  private readonly arrived = new Map<string, Uint8Array>();

  constructor(fetchWeights: (url: URL) => Promise<Result<Uint8Array>>) {
    this.fetchWeights = fetchWeights;
  }

  /** Which judge there is for one that is wanted. Asking for a net begins to load it. */
  async settle({ net }: Bot, wanted: Level['judge'], wait: boolean): Promise<Result<Level['judge']>> {
    if (wanted === 'hand' || !net) return ok('hand');
    if (this.arrived.has(net.url.href)) return ok('net');
    const loaded = this.load(net);
    if (!wait) return ok('hand');
    const weights = await loaded;
    return weights.ok ? ok('net') : weights;
  }

  /** A judge that `settle` said there is, for one search. */
  open(bot: Bot, judge: Level['judge']): Result<Evaluator> {
    const weights = judge === 'net' && bot.net ? this.arrived.get(bot.net.url.href) : undefined;
    return weights === undefined ? ok(bot.hand()) : bot.net!.open(weights);
  }

  private async load({ url }: NetSource): Promise<Result<Uint8Array>> {
    try {
      const weights = await this.fetchWeights(url);
      if (weights.ok) this.arrived.set(url.href, weights.value);
      return weights;
    } catch (error) {
      return fail('net.fetch', String(error));
    }
  }
}
