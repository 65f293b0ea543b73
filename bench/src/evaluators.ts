import { readFile } from 'node:fs/promises';
import { loadBot } from '@threefold-games/catalogue';
import type { Evaluator, EvaluatorName, NetSource } from '@threefold-games/search';

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

/** An evaluator of a game, made anew; the hand evaluator where it has no nets. */
export const openEvaluator = async (id: string, name: EvaluatorName): Promise<Evaluator> => {
  const bot = (await loadBot(id))!;
  return name === 'hand' || !bot.nets ? bot.hand() : openNet(bot.nets[name]);
};

const openNet = async (source: NetSource): Promise<Evaluator> => {
  const net = source.open(await readFile(source.url));
  if (!net.ok) throw new Error(`${net.error.code}: ${net.error.detail}`);
  return net.value;
};
