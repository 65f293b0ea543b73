import { oncePer } from '@threefold-games/stage';
import type { TaluvaView } from '@threefold-games/taluva';

/** The settlement that holds a cell. */
export const settlementAt = (view: TaluvaView, cell: string) => settled(view).get(cell);

const settled = oncePer(
  ({ settlements }: TaluvaView) => new Map(settlements.flatMap(each => each.cells.map(cell => [cell, each] as const))),
);

/** What the settlement that holds a cell could expand onto, and what each terrain takes. */
export const expansionsAt = (view: TaluvaView, cell: string) => {
  const name = settlementAt(view, cell)?.cells[0];
  return view.expansions.filter(({ settlement }) => settlement === name);
};
