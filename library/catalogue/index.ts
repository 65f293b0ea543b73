import type { Game } from '@threefold-games/core';
import { definitions } from './definitions.ts';

export * from './load.ts';

/** The rules of every game there is; who does without them all imports `load.ts`. */
export const games: readonly Game[] = await Promise.all(definitions.map(({ game }) => game()));

/** The rules of the game with this id; undefined where there is no such game. */
export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);
