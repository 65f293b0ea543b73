import type { Game } from '@threefold-games/core';
import { ANY_TURNS, type Bot, NETS } from '@threefold-games/search';
import { ignorant } from './evaluators.ts';

/** A player of any game whose evaluator knows nothing; its three levels ask for the hand, the small net and the big one. */
export const ignorantBot = (game: Game, nets?: Bot['nets']): Bot => ({
  game,
  hand: () => ignorant,
  ...(nets ? { nets } : {}),
  levels: (['hand', ...NETS] as const).map(evaluator => ({
    evaluator,
    simulations: 100,
    turns: ANY_TURNS,
    temperature: 0,
    proof: 0,
  })),
  isLate: () => false,
});
