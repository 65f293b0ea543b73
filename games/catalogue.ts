import type { Game } from '@threefold/core';
import type { Bot } from '@threefold/search';
import { talat } from './talat/rules/index.ts';
import { taluva } from './taluva/rules/index.ts';
import { tzaar } from './tzaar/rules/index.ts';

/** Every game there is: its rules at once, its player when somebody asks for it. */
const CATALOGUE: readonly { readonly game: Game; bot(): Promise<{ readonly bot: Bot }> }[] = [
  { game: talat, bot: () => import('./talat/bot/index.ts') },
  { game: tzaar, bot: () => import('./tzaar/bot/index.ts') },
  { game: taluva, bot: () => import('./taluva/bot/index.ts') },
];

export const games: readonly Game[] = CATALOGUE.map(({ game }) => game);

export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);

/** The player of a game. */
export const loadBot = async (id: string): Promise<Bot | undefined> =>
  (await CATALOGUE.find(({ game }) => game.id === id)?.bot())?.bot;
