import type { Ghost } from '@threefold/stage';
import type { TaluvaField } from '../rules/index.ts';
import type { Laying } from './laying.ts';
import { figureOf } from './seats.ts';
import { cellOf, tileCells, tileFields } from './tile.ts';

/** The signs of a direction that is the same, and of anything else that is wrong by itself. */
const SAME = '=';
const WRONG = '!';

/** A tile as it is held over the land, with what speaks against it on the fields. */
export const ghostOf = (
  tile: string,
  fields: ReadonlyMap<string, TaluvaField>,
  laying: Laying,
  boardRotation: number,
): Ghost => {
  const below = tileCells(laying.cell, laying.rotation);
  const level = 1 + Math.max(...below.map(name => fields.get(name)?.level ?? 0));
  const cells = tileFields(tile, laying.cell, laying.rotation, level).map(field => cellOf(field, boardRotation));
  return { cells, pieces: [], ok: laying.ok, reasons: laying.ok ? [] : reasonsOf(fields, below, laying.rotation) };
};

/** What is wrong with the fields below, in the order in which the rules ask for it; a tile that touches nothing has none to blame. */
const reasonsOf = (
  fields: ReadonlyMap<string, TaluvaField>,
  below: readonly string[],
  rotation: number,
): Ghost['reasons'] => {
  const levels = below.map(cell => ({ cell, text: String(fields.get(cell)?.level ?? 0) }));
  const land = below.filter(cell => fields.has(cell));
  const volcano = fields.get(below[0]!);
  if (land.length === 0) return [];
  if (volcano?.terrain !== null) return land.length < below.length ? levels : [{ cell: below[0]!, text: WRONG }];
  if (volcano.rotation === rotation) return [{ cell: below[0]!, text: SAME }];
  // Levels that differ are told on every field, for none of them is wrong by itself.
  if (new Set(levels.map(({ text }) => text)).size > 1) return levels;
  const pieces = below.filter(cell => fields.get(cell)?.piece);
  const firm = pieces.filter(cell => fields.get(cell)?.piece?.kind !== 'hut');
  return (firm.length > 0 ? firm : pieces).map(cell => {
    const { kind, seat } = fields.get(cell)!.piece!;
    return { cell, text: WRONG, figure: figureOf(kind, seat) };
  });
};
