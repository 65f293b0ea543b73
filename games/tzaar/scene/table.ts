import { NEIGHBOUR, type PieceType, RIM, SPACE_INDEX } from '../rules/tables.ts';
import type { TzaarSpace, TzaarView } from '../rules/view.ts';

export type Stack = NonNullable<TzaarSpace['stack']>;

/** What stands on a space, by its name. */
export const stackAt = (view: TzaarView, cell: string): Stack | undefined =>
  view.spaces[SPACE_INDEX.get(cell) ?? -1]?.stack;

/** The first occupied space in every direction. */
export const reach = (view: TzaarView, cell: string): readonly { readonly cell: string; readonly stack: Stack }[] => {
  const from = SPACE_INDEX.get(cell);
  if (from === undefined) return [];
  return [0, 1, 2, 3, 4, 5].flatMap(direction => {
    let at = NEIGHBOUR[6 * from + direction]!;
    while (at !== RIM && !view.spaces[at]!.stack) at = NEIGHBOUR[6 * at + direction]!;
    const found = view.spaces[at];
    return found?.stack ? [{ cell: found.name, stack: found.stack }] : [];
  });
};

/** TZ-5.3: the own last visible type that a stacking onto a space would bury. */
export const buries = (view: TzaarView, to: string): PieceType | undefined => {
  const under = stackAt(view, to);
  return under && under.owner === view.actor && view.left[under.owner]![under.type] === 1 ? under.type : undefined;
};
