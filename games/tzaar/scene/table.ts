import type { PieceType } from '../rules/tables.ts';
import { stackAt, type TzaarView } from '../rules/view.ts';

/** TZ-5.3: the own last visible type that a stacking onto a space would bury. */
export const buries = (view: TzaarView, to: string): PieceType | undefined => {
  const under = stackAt(view, to);
  return under && under.owner === view.actor && view.left[under.owner]![under.type] === 1 ? under.type : undefined;
};
