import { isLevel, TOP_LEVEL } from '@threefold-games/core';
import type { Bot } from '@threefold-games/search';
import { freshSeed } from '../chance.ts';
import { ThreefoldError } from '../errors.ts';
import type { Kit } from '../kit.ts';
import type { PlayedGame } from '../playedGame.ts';
import type { BotOptions, BotPlayer } from './botPlayer.ts';
import { loadNet } from './loadNet.ts';
import type { Thinker } from './thinker.ts';

/** A player of a game. Its code and its net are loaded when it first has to think. */
export const makeBot = <Id extends string, View>(
  kit: Kit,
  loadBot: () => Promise<{ readonly bot: Bot }>,
  level = 6,
  { seed = freshSeed(), character = 0, load = loadNet }: BotOptions = {},
): BotPlayer<Id, View> => {
  if (!isLevel(level))
    throw new ThreefoldError(
      'engine.level',
      `There is no level ${String(level)}: a bot has one from 1 to ${TOP_LEVEL}.`,
    );
  const id = kit.game.id as Id;
  let opening: Promise<Thinker> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const open = async (): Promise<Thinker> => {
    const [{ openThinker }, { bot }] = await Promise.all([import('./thinker.ts'), loadBot()]);
    return openThinker({ bot, level, seed, character, load });
  };
  /** One question after the other: they share a tree. What could not be loaded is tried again with the next one. */
  const ask = <T>(question: (thinker: Thinker) => Promise<T>): Promise<T> => {
    const answer = last.then(async () => {
      opening ??= open();
      opening.catch(() => {
        opening = undefined;
      });
      return question(await opening);
    });
    last = answer.catch(() => undefined);
    return answer;
  };
  const check = (game: PlayedGame<Id, View>, mustGoOn: boolean): void => {
    if (game.id !== id) throw new ThreefoldError('bot.game', `This bot plays ${id}, not ${game.id}.`);
    if (!mustGoOn || !game.isOver()) return;
    const { over } = kit.game.rules;
    throw new ThreefoldError('game.over', `The game is over: ${over} ${kit.rules[over]}`, { rule: over });
  };
  const bot: BotPlayer<Id, View> = {
    id,
    level,
    seed,
    async turn(game, options) {
      const { exact } = game;
      const steps = await bot.choose(game, options);
      if (game.exact !== exact)
        throw new ThreefoldError('bot.late', 'The game went on while the bot was thinking about it.');
      return game.turn(steps);
    },
    async choose(game, options = {}) {
      check(game, true);
      const position = game.exact.position.copy();
      return ask(thinker => thinker.choose(position, options));
    },
    async evaluate(game, options = {}) {
      check(game, false);
      const shares = game.result()?.shares;
      const position = game.exact.position.copy();
      return shares ? [...shares] : ask(thinker => thinker.evaluate(position, options));
    },
  };
  return bot;
};
