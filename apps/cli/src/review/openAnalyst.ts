import { type Game, ok, type Result } from '@threefold-games/core';
import type { ReviewAnalyst } from '@threefold-games/learn';
import { openAnalyst } from '../bots.ts';
import type { CommandFault } from '../faults.ts';
import type { Context } from '../output.ts';

/** Somebody who thinks about games of this kind at full strength. */
export const openReviewAnalyst = async (context: Context, game: Game): Promise<Result<ReviewAnalyst, CommandFault>> => {
  const opened = await openAnalyst(context, game, 'big');
  return opened.ok ? ok({ analyst: opened.value.analyst, name: opened.value.evaluator }) : opened;
};
