import { ok, type Result } from '@threefold-games/core';
import type { Bot } from '@threefold-games/search';
import { findBot } from '../bots.ts';
import { type CommandFault, misuse } from '../faults.ts';
import { chooseGame } from '../openGame.ts';
import type { Context } from '../output.ts';
import { type OpenedShelf, openShelf } from './collection.ts';

/** A part of the work: one process takes every n-th game or puzzle. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export const isOf = ({ number, of }: Part, index: number): boolean => index % of === number - 1;

/** The player and the puzzles of a game. */
export const openWork = async (
  context: Context,
  id: string,
): Promise<Result<{ readonly bot: Bot } & OpenedShelf, CommandFault>> => {
  const game = chooseGame(context, id);
  if (!game.ok) return game;
  const bot = await findBot(game.value);
  if (!bot.ok) return bot;
  const shelf = await openShelf(id);
  if (!shelf) return noPuzzles(id);
  return ok({ bot: bot.value, ...shelf });
};

const noPuzzles = (id: string): Result<never, CommandFault> =>
  misuse(`There are no puzzles of ${id}.`, 'Choose another game.');
