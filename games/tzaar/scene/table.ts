import { type PieceType, SPACE_INDEX } from '../rules/tables.ts';
import type { TzaarSpace, TzaarView } from '../rules/view.ts';

export type Stack = NonNullable<TzaarSpace['stack']>;

/** What stands on a space, by its name. */
export const stackAt = (view: TzaarView, cell: string): Stack | undefined =>
  view.spaces[SPACE_INDEX.get(cell) ?? -1]?.stack;

/** TZ-5.3: the own last visible type that a stacking onto a space would bury. */
export const buries = (view: TzaarView, to: string): PieceType | undefined => {
  const under = stackAt(view, to);
  return under && under.owner === view.actor && view.left[under.owner]![under.type] === 1 ? under.type : undefined;
};
