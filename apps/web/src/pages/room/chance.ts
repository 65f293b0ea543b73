import { CHANCE, type Game, seededRandom } from '@threefold-games/core';
import type { TablePlan } from '@threefold-games/room';

/** What chance decides at a table: what is drawn in play, how it is laid out before, who sits where, or nothing. What comes first says it for all. */
export const chanceOf = (
  game: Game,
  { options, seats, lot = false }: Pick<TablePlan, 'options' | 'seats' | 'lot'>,
): 'draws' | 'setup' | 'seats' | undefined => {
  // Games without draws lay out the same whatever is drawn: a few tries tell.
  const setups = ['a', 'b', 'c'].map(seed => game.setup(options, seats, seededRandom(seed)));
  if (game.start(setups[0]!).actor === CHANCE) return 'draws';
  if (new Set(setups.map(({ layout }) => layout)).size > 1) return 'setup';
  return lot ? 'seats' : undefined;
};
