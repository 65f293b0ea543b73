import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';
import { loadBot } from '@threefold-games/catalogue';
import { fail, type Game, ok, type Result } from '@threefold-games/core';
import {
  Analyst,
  type Bot,
  type Evaluator,
  type EvaluatorName,
  type Level,
  type Limits,
  type Surroundings,
} from '@threefold-games/search';
import { type CommandFault, commandFault, misuse, refuse } from './faults.ts';
import type { Context } from './output.ts';

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
  name === 'hand' || !bot.nets ? ok(bot.hand()) : openFile(bot, bot.nets[name].url);

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
export const findBot = async (game: Game): Promise<Result<Bot, CommandFault>> => {
  const bot = await loadBot(game.id);
  if (bot) return ok(bot);
  return misuse(`Nobody has taught the computer to play ${game.id}.`, 'Choose another game.');
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
): Promise<Result<OpenedAnalyst, CommandFault>> => {
  const bot = await findBot(game);
  if (!bot.ok) return bot;
  const evaluator = await openEvaluator(bot.value, name);
  if (!evaluator.ok) return refuse(commandFault(catalogue, evaluator.error, game.id));
  return {
    ok: true,
    value: {
      analyst: new Analyst({ bot: bot.value, evaluator: evaluator.value, around }),
      evaluator: bot.value.nets ? name : 'hand',
    },
  };
};

/** What the command line and the protocol call the evaluators: the big net is the net. */
export const EVALUATOR_NAMES = ['net', 'small', 'hand'] as const;
export type EvaluatorWord = (typeof EVALUATOR_NAMES)[number];

export const isEvaluatorWord = (text: string): text is EvaluatorWord =>
  (EVALUATOR_NAMES as readonly string[]).includes(text);

export const parseEvaluator = (name: EvaluatorWord): EvaluatorName => (name === 'net' ? 'big' : name);
export const formatEvaluator = (evaluator: EvaluatorName): EvaluatorWord => (evaluator === 'big' ? 'net' : evaluator);

/** Nodes of a proof for each simulation and each millisecond that there is: a fair part of the time. */
const NODES_A_SIMULATION = 50;
const NODES_A_MILLISECOND = 100;

/** A level without slips and without an end to its look ahead; proofs take no larger a part than in the strongest level. */
export const fullStrength = (bot: Bot, evaluator: EvaluatorName, { simulations, milliseconds }: Limits): Level => ({
  evaluator,
  simulations: simulations ?? Number.POSITIVE_INFINITY,
  turns: 0xffff,
  temperature: 0,
  proof: Math.min(
    bot.levels.at(-1)!.proof,
    NODES_A_SIMULATION * (simulations ?? Number.POSITIVE_INFINITY),
    NODES_A_MILLISECOND * (milliseconds ?? Number.POSITIVE_INFINITY),
  ),
});
