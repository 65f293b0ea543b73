import type { Game } from '@threefold/core';
import type { Bot } from '@threefold/search';
import { talat } from './talat/rules/index.ts';
import { taluva } from './taluva/rules/index.ts';
import { tzaar } from './tzaar/rules/index.ts';

/** The rules of every game there is. */
export const games: readonly Game[] = [talat, tzaar, taluva];

export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);

/** Their players. They stand apart, so that a page that only shows games does not carry them. */
const BOTS = new Map<string, () => Promise<{ readonly bot: Bot }>>([
  ['talat', () => import('./talat/bot/index.ts')],
  ['tzaar', () => import('./tzaar/bot/index.ts')],
  ['taluva', () => import('./taluva/bot/index.ts')],
]);

/** The player of a game; loaded when somebody asks for it. */
export const loadBot = async (id: string): Promise<Bot | undefined> => (await BOTS.get(id)?.())?.bot;
