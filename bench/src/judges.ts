import { readFile } from 'node:fs/promises';
import { loadBot } from '@threefold/games';
import type { Evaluator } from '@threefold/search';

/** A judge of a game by the name that a level calls it. */
export interface NamedJudge {
  readonly name: 'hand' | 'net';
  readonly evaluator: Evaluator;
}

/** Every judge that a game has. */
export const judgesOf = async (id: string): Promise<readonly NamedJudge[]> => {
  const bot = await loadBot(id);
  if (!bot) return [];
  const hand: NamedJudge = { name: 'hand', evaluator: bot.hand() };
  if (!bot.net) return [hand];
  const net = bot.net.open(await readFile(bot.net.url));
  if (!net.ok) throw new Error(`${net.error.code}: ${net.error.detail}`);
  return [hand, { name: 'net', evaluator: net.value }];
};
