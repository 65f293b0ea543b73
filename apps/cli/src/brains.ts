import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { fail, type Game, type Result } from '@threefold/core';
import { loadBot } from '@threefold/games';
import { Analyst, type Bot, type Evaluator, type Level, type Surroundings } from '@threefold/search';
import type { Context } from './output.ts';
import { fromFault, stop, type Tried, wrongUsage } from './trouble.ts';

/** Node's clock, and a breath between two slices of thought. */
export const around: Surroundings = {
  now: () => performance.now(),
  pause: () => setImmediate(),
};

/** The judge that a level asks for; the one written by hand where there is no net. */
export const openJudge = async (bot: Bot, judge: Level['judge']): Promise<Result<Evaluator>> => {
  if (judge === 'hand' || !bot.net) return { ok: true, value: bot.hand() };
  try {
    return bot.net.open(await readFile(bot.net.url));
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
  readonly judge: Level['judge'];
}

export const openAnalyst = async (
  { catalogue }: Pick<Context, 'catalogue'>,
  game: Game,
  judge: Level['judge'],
): Promise<Tried<OpenedAnalyst>> => {
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const evaluator = await openJudge(bot.value, judge);
  if (!evaluator.ok) return stop(fromFault(catalogue, evaluator.error, game.id));
  return {
    ok: true,
    value: {
      analyst: new Analyst({ bot: bot.value, evaluator: evaluator.value, around }),
      judge: bot.value.net ? judge : 'hand',
    },
  };
};
