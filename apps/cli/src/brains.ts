import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { fail, type Game, type Result } from '@threefold/core';
import { loadBot } from '@threefold/games';
import { Analyst, type Bot, type Evaluator, type JudgeName, type Surroundings } from '@threefold/search';
import type { Context } from './output.ts';
import { fromFault, stop, type Tried, wrongUsage } from './trouble.ts';

/** Node's clock, and a breath between two slices of thought. */
export const around: Surroundings = {
  now: () => performance.now(),
  pause: () => setImmediate(),
};

/**
 * The judge that a level asks for; the one written by hand where the game has no nets. One that cannot be opened is never stood in for:
 * a match would measure somebody else.
 */
export const openJudge = async (bot: Bot, judge: JudgeName): Promise<Result<Evaluator>> =>
  judge === 'hand' || !bot.nets ? { ok: true, value: bot.hand() } : openFile(bot, bot.nets[judge].url);

/** The judge that any weights of this game make, shipped or not. */
export const openFile = async (bot: Bot, file: URL | string): Promise<Result<Evaluator>> => {
  if (!bot.nets) return fail('net.unfit', `${bot.game.id} has no nets`);
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

/** Somebody who thinks about positions of a game, and by whose judgement. */
export interface OpenedAnalyst {
  readonly analyst: Analyst;
  readonly judge: JudgeName;
}

export const openAnalyst = async (
  { catalogue }: Pick<Context, 'catalogue'>,
  game: Game,
  judge: JudgeName,
): Promise<Tried<OpenedAnalyst>> => {
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const evaluator = await openJudge(bot.value, judge);
  if (!evaluator.ok) return stop(fromFault(catalogue, evaluator.error, game.id));
  return {
    ok: true,
    value: {
      analyst: new Analyst({ bot: bot.value, evaluator: evaluator.value, around }),
      judge: bot.value.nets ? judge : 'hand',
    },
  };
};
