import type { Game } from '@threefold-games/core';
import { habits as talat } from './talat.ts';
import { habits as taluva } from './taluva.ts';
import { habits as tzaar } from './tzaar.ts';
import { type Habits, type Yardstick, type YardstickName, yardstickOf } from './yardstick.ts';

export { YARDSTICKS, type Yardstick, type YardstickName } from './yardstick.ts';

const all: Readonly<Record<string, Habits>> = { talat, taluva, tzaar };

/** A game's yardstick; undefined where the game has none. */
export const findYardstick = (game: Game, name: YardstickName): Yardstick | undefined => {
  const habits = all[game.id];
  return habits && yardstickOf(game, habits, name);
};
