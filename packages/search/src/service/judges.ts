import { type Fault, fail, ok, type Result } from '@threefold/core';
import type { Bot, NetSource } from '../bot.ts';
import type { Evaluator } from '../evaluator.ts';
import { type JudgeName, NETS, type NetName } from '../level.ts';

/** A judge that is there. */
export interface Found {
  readonly judge: JudgeName;
  /** Why it is not the one that was wanted, where that one could not be loaded. */
  readonly lack?: Fault;
}

/** The nets that may judge where one is wanted, the smallest first. The judge written by hand is always there. */
const netsUpTo = (wanted: JudgeName): readonly NetName[] =>
  wanted === 'hand' ? [] : NETS.slice(0, NETS.indexOf(wanted) + 1);

/** The judges of the games, and the weights that have arrived so far. */
export class Judges {
  private readonly fetchWeights: (url: URL) => Promise<Result<Uint8Array>>;
  private readonly arrived = new Map<string, Uint8Array>();
  private readonly loading = new Map<string, Promise<Result<Uint8Array>>>();

  constructor(fetchWeights: (url: URL) => Promise<Result<Uint8Array>>) {
    this.fetchWeights = fetchWeights;
  }

  /** The best judge that is there by now, up to the one that is wanted. Loads nothing. */
  best({ nets }: Bot, wanted: JudgeName): Found {
    const judge = netsUpTo(wanted).findLast(name => nets && this.arrived.has(nets[name].url.href)) ?? 'hand';
    return { judge };
  }

  /** Loads the judge that is wanted, and a smaller one only where that cannot be had. */
  async load({ nets }: Bot, wanted: JudgeName): Promise<Found> {
    for (const name of nets ? netsUpTo(wanted).toReversed() : [])
      if ((await this.loadNet(nets![name])).ok) return { judge: name };
    return { judge: 'hand' };
  }

  /** Loads the next judge above the best that is there, up to the one that is wanted: the small net comes first. */
  async loadNext(bot: Bot, wanted: JudgeName): Promise<Found> {
    const { judge: before } = this.best(bot, wanted);
    const { nets } = bot;
    let lack: Fault | undefined;
    for (const name of nets ? netsUpTo(wanted).slice(netsUpTo(before).length) : []) {
      const loaded = await this.loadNet(nets![name]);
      if (loaded.ok) return { judge: name };
      lack = loaded.error;
    }
    return lack ? { judge: before, lack } : { judge: before };
  }

  /** Loads one judge after the other, up to the one that is wanted. */
  async loadAll(bot: Bot, wanted: JudgeName): Promise<void> {
    let before: JudgeName;
    do before = this.best(bot, wanted).judge;
    while ((await this.loadNext(bot, wanted)).judge !== before);
  }

  /** A judge that was found, for one search. */
  open(bot: Bot, judge: JudgeName): Result<Evaluator> {
    const weights = judge === 'hand' ? undefined : this.weightsOf(bot, judge);
    return weights && judge !== 'hand' ? bot.nets![judge].open(weights) : ok(bot.hand());
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
      // Weights that make no judge are as good as none.
      const opened = net.open(weights.value);
      if (!opened.ok) return opened;
      this.arrived.set(net.url.href, weights.value);
      return weights;
    } catch (error) {
      return fail('net.fetch', String(error));
    }
  }
}
