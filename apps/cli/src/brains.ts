import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { fail, type Game, type Result } from '@threefold/core';
import { loadBot } from '@threefold/games';
import { Analyst, type Bot, type Evaluator, type EvaluatorName, type Surroundings } from '@threefold/search';
import type { Context } from './output.ts';
import { fromFault, stop, type Tried, wrongUsage } from './trouble.ts';

/** Node's clock, and a breath between two slices of thought. */
export const around: Surroundings = {
  now: () => performance.now(),
  pause: () => setImmediate(),
};

/**
 * The evaluator that a level asks for; the hand evaluator where the game has no nets. One that cannot be opened is never stood in for:
 * a match would measure somebody else.
 */
export const openEvaluator = async (bot: Bot, name: EvaluatorName): Promise<Result<Evaluator>> =>
  name === 'hand' || !bot.nets ? { ok: true, value: bot.hand() } : openFile(bot, bot.nets[name].url);

/** The evaluator that any weights of this game make, shipped or not. */
export const openFile = async (bot: Bot, file: URL | string): Promise<Result<Evaluator>> => {
  if (!bot.nets) return fail('net.fetch', `${bot.game.id} has no nets`);
  try {
    return bot.nets.big.open(await readFile(file));
  } catch (error) {
    return fail('net.fetch', String(error));
  }
};

/** The player of a game, where it has one. */
export const findBot = async (game: Game): Promise<Tried<Bot>> => {
  const bot = await loadBot(game.id);
  if (bot) return { ok: true, value: bot };
  return stop(wrongUsage(`Nobody has taught the computer to play ${game.id}.`, 'Choose another game.'));
};

/** Somebody who thinks about positions of a game, and the evaluator that it uses. */
export interface OpenedAnalyst {
  readonly analyst: Analyst;
  readonly evaluator: EvaluatorName;
}

export const openAnalyst = async (
  { catalogue }: Pick<Context, 'catalogue'>,
  game: Game,
  name: EvaluatorName,
): Promise<Tried<OpenedAnalyst>> => {
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const evaluator = await openEvaluator(bot.value, name);
  if (!evaluator.ok) return stop(fromFault(catalogue, evaluator.error, game.id));
  return {
    ok: true,
    value: {
      analyst: new Analyst({ bot: bot.value, evaluator: evaluator.value, around }),
      evaluator: bot.value.nets ? name : 'hand',
    },
  };
};
