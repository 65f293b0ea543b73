import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { loadBot } from '@threefold/games';
import { type DealReport, isClimb, nameOfNet } from '@threefold/room';
import { firstSight } from '@threefold/search';

/** What can be said of a start that is said to be even: `unrated` where no net rated it, `foreign` where the net is not the one here. */
export type EvenVerdict = 'right' | 'wrong' | 'unrated' | 'foreign';

/** Follows the way to an even start once more, where the net that rated it is here. */
export const verifyEven = async (game: string, even: NonNullable<DealReport['even']>): Promise<EvenVerdict> => {
  const { net } = even;
  if (net === undefined) return 'unrated';
  const bot = await loadBot(game);
  if (!bot?.nets) return 'foreign';
  const weights = await readFile(bot.nets.small.url);
  const evaluator = bot.nets.small.open(weights);
  const sum = createHash('sha256').update(weights).digest('hex');
  if (!evaluator.ok || nameOfNet(game, sum) !== net) return 'foreign';
  return isClimb(even, setup => firstSight(evaluator.value, bot.game.start(setup))) ? 'right' : 'wrong';
};
