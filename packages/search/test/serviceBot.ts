import type { Game } from '@threefold/core';
import { ANY_TURNS, type Bot } from '@threefold/search';
import { ignorant } from './judges.ts';

/** A player of any game whose judge knows nothing; its two levels ask for the hand and for the net. */
export const ignorantBot = (game: Game, net?: Bot['net']): Bot => ({
  game,
  hand: () => ignorant,
  ...(net ? { net } : {}),
  levels: (['hand', 'net'] as const).map(judge => ({
    judge,
    simulations: 100,
    turns: ANY_TURNS,
    temperature: 0,
    proof: 0,
  })),
  isLate: () => false,
});
