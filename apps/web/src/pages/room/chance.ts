import { CHANCE, type Game, seededRandom } from '@threefold/core';
import type { TablePlan } from '@threefold/room';

/** What chance decides at a table: what is drawn in play, how it is laid out before, or nothing. */
export const chanceOf = (
  game: Game,
  { options, seats }: Pick<TablePlan, 'options' | 'seats'>,
): 'draws' | 'setup' | undefined => {
  // Games without draws lay out the same whatever is drawn: a few tries tell.
  const setups = ['a', 'b', 'c'].map(seed => game.setup(options, seats, seededRandom(seed)));
  if (game.start(setups[0]!).actor === CHANCE) return 'draws';
  return new Set(setups.map(({ layout }) => layout)).size > 1 ? 'setup' : undefined;
};
