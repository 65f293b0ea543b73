import { oncePer } from '@threefold/stage';
import type { TaluvaPieceKind, TaluvaView } from '../rules/index.ts';
import type { Terrain } from './tile.ts';

/** What the text of a step says. */
export type Said =
  | { readonly does: 'draw'; readonly tile: string }
  | { readonly does: 'lay'; readonly cell: string; readonly rotation: number }
  | { readonly does: 'build'; readonly cell: string; readonly kind: TaluvaPieceKind }
  | { readonly does: 'expand'; readonly cell: string; readonly terrain: Terrain };

/** The letters of the pieces in the notation. */
export const LETTERS: Readonly<Record<string, TaluvaPieceKind>> = { H: 'hut', T: 'temple', W: 'tower' };

export const readStep = (text: string): Said | undefined => {
  if (/^[JCSRL]{2}$/.test(text)) return { does: 'draw', tile: text };
  const laid = /^(-?\d+,-?\d+)\/([0-5])$/.exec(text);
  if (laid) return { does: 'lay', cell: laid[1]!, rotation: Number(laid[2]) };
  const built = /^([HTW])@(-?\d+,-?\d+)$/.exec(text);
  if (built) return { does: 'build', cell: built[2]!, kind: LETTERS[built[1]!]! };
  const grown = /^E@(-?\d+,-?\d+):([JCSRL])$/.exec(text);
  return grown ? { does: 'expand', cell: grown[1]!, terrain: grown[2] as Terrain } : undefined;
};

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
