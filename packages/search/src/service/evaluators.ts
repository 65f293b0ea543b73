import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { type Bot, type Evaluator, type EvaluatorName, NETS, type NetName, type NetSource } from '../bot.ts';

/** An evaluator that is there, by its name. */
export interface Found {
  readonly name: EvaluatorName;
  /** Why it is not the one that was wanted, where that one could not be loaded. */
  readonly lack?: Fault;
}

/** The nets that may evaluate where one is wanted, the smallest first. The hand evaluator is always there. */
const netsUpTo = (wanted: EvaluatorName): readonly NetName[] =>
  wanted === 'hand' ? [] : NETS.slice(0, NETS.indexOf(wanted) + 1);

/** The evaluators of the games, and the weights that have arrived so far. */
export class Evaluators {
  private readonly fetchWeights: (url: URL) => Promise<Result<Uint8Array>>;
  private readonly arrived = new Map<string, Uint8Array>();
  private readonly loading = new Map<string, Promise<Result<Uint8Array>>>();

  constructor(fetchWeights: (url: URL) => Promise<Result<Uint8Array>>) {
    this.fetchWeights = fetchWeights;
  }

  /** The best evaluator that is there by now, up to the one that is wanted. Loads nothing. */
  best({ nets }: Bot, wanted: EvaluatorName): Found {
    const isThere = (net: NetName) => nets && this.arrived.has(nets[net].url.href);
    return { name: netsUpTo(wanted).findLast(isThere) ?? 'hand' };
  }

  /** Loads the evaluator that is wanted, and a smaller one only where that cannot be had. */
  async load({ nets }: Bot, wanted: EvaluatorName): Promise<Found> {
    for (const name of nets ? netsUpTo(wanted).toReversed() : [])
      if ((await this.loadNet(nets![name])).ok) return { name };
    return { name: 'hand' };
  }

  /** Loads the next evaluator above the best that is there, up to the one that is wanted: the small net comes first. */
  async loadNext(bot: Bot, wanted: EvaluatorName): Promise<Found> {
    const { name: before } = this.best(bot, wanted);
    const { nets } = bot;
    let lack: Fault | undefined;
    for (const name of nets ? netsUpTo(wanted).slice(netsUpTo(before).length) : []) {
      const loaded = await this.loadNet(nets![name]);
      if (loaded.ok) return { name };
      lack = loaded.error;
    }
    return lack ? { name: before, lack } : { name: before };
  }

  /** Loads one evaluator after the other, up to the one that is wanted. */
  async loadAll(bot: Bot, wanted: EvaluatorName): Promise<void> {
    let before: EvaluatorName;
    do before = this.best(bot, wanted).name;
    while ((await this.loadNext(bot, wanted)).name !== before);
  }

  /** An evaluator that was found, for one search. */
  open(bot: Bot, name: EvaluatorName): Result<Evaluator> {
    const weights = name === 'hand' ? undefined : this.weightsOf(bot, name);
    return weights && name !== 'hand' ? bot.nets![name].open(weights) : ok(bot.hand());
  }

  /** The weights of a net that has arrived. */
  weightsOf({ nets }: Bot, name: NetName): Uint8Array | undefined {
    return nets && this.arrived.get(nets[name].url.href);
  }

  /** Loads each net once however often it is asked for; what failed is tried again when it is asked for again. */
  private loadNet(net: NetSource): Promise<Result<Uint8Array>> {
    const { href } = net.url;
    const there = this.arrived.get(href);
    if (there) return Promise.resolve(ok(there));
    const loading = this.loading.get(href) ?? this.fetchNet(net).finally(() => this.loading.delete(href));
    this.loading.set(href, loading);
    return loading;
  }

  private async fetchNet(net: NetSource): Promise<Result<Uint8Array>> {
    try {
      const weights = await this.fetchWeights(net.url);
      if (!weights.ok) return weights;
      // Weights that make no evaluator are as good as none.
      const opened = net.open(weights.value);
      if (!opened.ok) return opened;
      this.arrived.set(net.url.href, weights.value);
      return weights;
    } catch (error) {
      return fail('net.fetch', String(error));
    }
  }
}
