import type { Game } from '@threefold-games/core';
import { talat } from '@threefold-games/talat';
import { taluva } from '@threefold-games/taluva';
import { tzaar } from '@threefold-games/tzaar';

/** The rules of every game, without anything else of them. */
export const games: readonly Game[] = [talat, tzaar, taluva];

/** The rules of the game with this id; undefined where there is no such game. */
export const findGame = (id: string): Game | undefined => games.find(game => game.id === id);
