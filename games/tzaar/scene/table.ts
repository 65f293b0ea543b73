import type { PieceType, TzaarView } from '@threefold-games/games/tzaar';
import { stackAt } from '@threefold-games/games/tzaar/display';

/** TZ-5.3: the own last visible type that a stacking onto a space would bury. */
export const buries = (view: TzaarView, to: string): PieceType | undefined => {
  const under = stackAt(view, to);
  return under && under.owner === view.actor && view.left[under.owner]![under.type] === 1 ? under.type : undefined;
};
