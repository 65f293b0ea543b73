import { type Game, ok, type Result } from '@threefold/core';
import type { ReviewAnalyst } from '@threefold/learn';
import { findBot, openAnalyst, openEvaluator } from '../bots.ts';
import { type CommandFault, commandFault, refuse } from '../faults.ts';
import type { Context } from '../output.ts';

/** Somebody who thinks about games of this kind at full strength. */
export const openReviewAnalyst = async (context: Context, game: Game): Promise<Result<ReviewAnalyst, CommandFault>> => {
  const opened = await openAnalyst(context, game, 'big');
  if (!opened.ok) return opened;
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const { analyst, evaluator: name } = opened.value;
  const evaluator = await openEvaluator(bot.value, name);
  if (!evaluator.ok) return refuse(commandFault(context.catalogue, evaluator.error, game.id));
  return ok({ analyst, name, evaluator: evaluator.value });
};
