import { readFile } from 'node:fs/promises';
import { loadBot } from '@threefold/games';
import type { Evaluator, NetSource } from '@threefold/search';

/** An evaluator of a game by the name that the command line calls it. */
export interface NamedEvaluator {
  readonly name: 'hand' | 'small' | 'net';
  readonly evaluator: Evaluator;
}

/** Every evaluator that a game has. */
export const evaluatorsOf = async (id: string): Promise<readonly NamedEvaluator[]> => {
  const bot = await loadBot(id);
  if (!bot) return [];
  const hand: NamedEvaluator = { name: 'hand', evaluator: bot.hand() };
  if (!bot.nets) return [hand];
  const { small, big } = bot.nets;
  return [hand, { name: 'small', evaluator: await openNet(small) }, { name: 'net', evaluator: await openNet(big) }];
};

const openNet = async (source: NetSource): Promise<Evaluator> => {
  const net = source.open(await readFile(source.url));
  if (!net.ok) throw new Error(`${net.error.code}: ${net.error.detail}`);
  return net.value;
};
