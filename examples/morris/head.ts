import type { GameHead } from '@threefold-games/core';

/** Who this game is: for lists of games, records and position texts. */
export const HEAD: GameHead = { id: 'morris', version: 1, seats: [2], options: {} };
