import { readdirSync, readFileSync } from 'node:fs';
import { readVectors } from '@threefold-games/conformance';
import type { Game, GameRecord } from '@threefold-games/core';

/** All vectors of a game with this ending: play, refuse or perft. */
export const vectorsOf = (game: Game, ending: string): readonly GameRecord[] => {
  const folder = new URL(`../${game.id}/vectors/`, import.meta.url);
  return readdirSync(folder)
    .filter(name => name.endsWith(`.${ending}`))
    .flatMap(name => readVectors(readFileSync(new URL(name, folder), 'utf8')));
};

/** Perft rows with more leaves than this belong to `npm run test:deep`. */
export const DEEP = 10_000_000;
