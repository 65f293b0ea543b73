import type { Ghost, Look } from '@threefold/stage';
import type { TaluvaField, TaluvaView } from '../rules/index.ts';
import type { Laying } from './laying.ts';
import { cellOf, tileCells, tileFields } from './tile.ts';

/** The sign of a direction that is the same. */
const SAME = '=';

/** The drawn tile as it is held, with what speaks against it on the fields. */
export const ghostOf = (
  view: TaluvaView,
  fields: ReadonlyMap<string, TaluvaField>,
  look: Look,
  laying: Laying,
): Ghost | undefined => {
  if (view.drawn === null) return undefined;
  const below = tileCells(laying.cell, laying.rotation);
  const level = 1 + Math.max(...below.map(name => fields.get(name)?.level ?? 0));
  const cells = tileFields(view.drawn, laying.cell, laying.rotation, level).map(field => cellOf(field, look.turn));
  const refused = look.refused?.attempt === laying.text ? look.refused : undefined;
  return { cells, pieces: [], ok: laying.ok, reasons: refused ? reasonsOf(fields, below, refused) : [] };
};

const reasonsOf = (
  fields: ReadonlyMap<string, TaluvaField>,
  below: readonly string[],
  { rule, cells }: NonNullable<Look['refused']>,
): Ghost['reasons'] => {
  // Levels that differ are told on every field, for none of them is wrong by itself.
  if (rule === 'TL-4.3' || rule === 'TL-3.2')
    return below.map(cell => ({ cell, text: String(fields.get(cell)?.level ?? 0) }));
  // A tile that touches nothing has no field to blame.
  if (rule === 'TL-3.3') return [];
  return cells.map(cell => ({ cell, text: rule === 'TL-4.2' ? SAME : '!' }));
};
