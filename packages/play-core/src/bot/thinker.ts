import type { Position } from '@threefold-games/core';
import { Analyst, type Bot, type Evaluator, Player, type Surroundings } from '@threefold-games/search';
import { errorOf, ThreefoldError } from '../errors.ts';
import type { BotOptions, ThinkOptions } from './botPlayer.ts';

/** Thinking comes in slices, so that a page stays alive and a signal is heard. What is chosen does not depend on the time. */
const around: Surroundings = {
  // biome-ignore lint/style/noRestrictedGlobals: the length of a slice, nothing else, is timed
  now: () => performance.now(),
  pause: () => new Promise(resolve => setTimeout(resolve)),
};

/** The simulations of an evaluation unless told otherwise. */
const LOOK = 200;

/** Thinks for a bot. */
export interface Thinker {
  choose(position: Position, options: ThinkOptions): Promise<string[]>;
  evaluate(position: Position, options: ThinkOptions): Promise<number[]>;
}

/** Loads what a level asks for. A net that cannot be loaded is never stood in for: somebody else would play. */
export const openThinker = async ({
  bot,
  level: number,
  seed,
  character,
  load,
}: Required<BotOptions> & { readonly bot: Bot; readonly level: number }): Promise<Thinker> => {
  const level = bot.levels[number - 1]!;
  const open = await opener(bot, level.evaluator, load);
  const player = new Player({ bot, evaluator: open(), level, around, seed: `${seed}/bot`, character });
  let analyst: Analyst | undefined;
  return {
    async choose(position, { simulations, signal }) {
      const limits = simulations === undefined ? {} : { simulations };
      const { steps } = await player.chooseTurn(position, { limits, stop: signal });
      return [...steps];
    },
    async evaluate(position, { simulations = LOOK, signal }) {
      analyst ??= new Analyst({ bot, evaluator: open(), around });
      const { values } = await analyst.analyse(position, { limits: { simulations }, proof: level.proof, stop: signal });
      return [...values];
    },
  };
};

/** Makes evaluators, each with scratch memory of its own. */
const opener = async (
  bot: Bot,
  name: Bot['levels'][number]['evaluator'],
  load: Required<BotOptions>['load'],
): Promise<() => Evaluator> => {
  const net = name === 'hand' ? undefined : bot.nets?.[name];
  if (!net) return () => bot.hand();
  const weights = await load(net.url).catch((error: unknown) => {
    throw errorOf({ code: 'net.fetch', detail: error instanceof Error ? error.message : String(error) });
  });
  return () => {
    const evaluator = net.open(weights);
    if (evaluator.ok) return evaluator.value;
    throw new ThreefoldError(
      'net.fetch',
      `These are not the weights of the ${name} net of ${bot.game.id}: ${evaluator.error.detail}.`,
    );
  };
};
