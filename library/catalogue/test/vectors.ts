import type { Game, GameRecord } from '@threefold-games/core';
import { vectorsIn } from '@threefold-games/testkit';

/** All vectors of a game with this ending: play, refuse or perft. */
export const vectorsOf = (game: Game, ending: string): readonly GameRecord[] =>
  vectorsIn(new URL(`../../../games/${game.id}/vectors/`, import.meta.url), ending);

/** Perft rows with more leaves than this belong to `npm run test:deep`. */
export const DEEP = 10_000_000;
