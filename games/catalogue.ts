import type { Game } from '@threefold/core';
import { tzaar } from './tzaar/rules/index.ts';

/** Every game there is. */
export const games: readonly Game[] = [tzaar];

export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);
