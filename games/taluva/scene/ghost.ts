import type { Refusal } from '@threefold-games/core';
import type { TaluvaField } from '@threefold-games/games/taluva';
import type { Ghost } from '@threefold-games/stage';
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
  { cell, rotation, ok }: Laying,
  boardRotation: number,
  refusal: Refusal | undefined,
): Ghost => {
  const below = tileCells(cell, rotation);
  const level = 1 + Math.max(...below.map(name => fields.get(name)?.level ?? 0));
  const cells = tileFields(tile, cell, rotation, level).map(field => cellOf(field, boardRotation));
  return { cells, pieces: [], ok, reasons: refusal ? reasonsOf(fields, below, refusal) : [] };
};

/** What is wrong with the fields below; a tile that touches nothing has none to blame. */
const reasonsOf = (
  fields: ReadonlyMap<string, TaluvaField>,
  below: readonly string[],
  { rule, cells }: Refusal,
): Ghost['reasons'] => {
  const wrong = below.filter(cell => cells.includes(cell));
  switch (rule) {
    // Levels that differ are told on every field, for none of them is wrong by itself.
    case 'TL-3.2':
    case 'TL-4.3':
      return below.map(cell => ({ cell, text: String(fields.get(cell)?.level ?? 0) }));
    case 'TL-4.1':
      return wrong.map(cell => ({ cell, text: WRONG }));
    case 'TL-4.2':
      return wrong.map(cell => ({ cell, text: SAME }));
    case 'TL-4.6':
    case 'TL-4.7':
      return wrong.map(cell => {
        const { kind, seat } = fields.get(cell)!.piece!;
        return { cell, text: WRONG, figure: figureOf(kind, seat) };
      });
    default:
      return [];
  }
};
