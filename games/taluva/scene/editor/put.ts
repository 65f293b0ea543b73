import type { TaluvaField, TaluvaPieceKind } from '@threefold-games/games/taluva';
import { type Draft, topOf } from './draft.ts';
import { liftTile, putTile, wholeTile } from './tiles.ts';

/** The brush that takes things away. */
export const ERASER = 'erase';

/** Puts a brush onto a cell: `JC` a tile, `hut:0` a piece of a seat, `erase` nothing any more. */
export const put = (draft: Draft, cell: string, brush: string): Draft => {
  if (brush === ERASER) return erase(draft, cell);
  const piece = /^(hut|temple|tower):([0-3])$/.exec(brush);
  return piece ? putPiece(draft, cell, piece[1] as TaluvaPieceKind, Number(piece[2])) : putTile(draft, cell, brush);
};

/** Puts a piece onto a field, or takes it away when the same stands there. */
const putPiece = (draft: Draft, cell: string, kind: TaluvaPieceKind, seat: number): Draft => {
  const field = topOf(draft, cell);
  if (!field || field.terrain === null || seat >= draft.seats) return draft;
  const same = field.piece?.kind === kind && field.piece.seat === seat;
  return withPiece(draft, field, same ? null : { seat, kind, huts: kind === 'hut' ? field.level : 0 });
};

export const withPiece = (draft: Draft, field: TaluvaField, piece: TaluvaField['piece']): Draft => {
  const below = draft.stacks[field.name]!.slice(0, -1);
  return { ...draft, stacks: { ...draft.stacks, [field.name]: [...below, { ...field, piece }] }, fresh: null };
};

/** Takes the pieces of a field away, or the tile where none stand; one that lies under another stays. */
const erase = (draft: Draft, cell: string): Draft => {
  const field = topOf(draft, cell);
  if (!field) return draft;
  if (field.piece) return withPiece(draft, field, null);
  const tile = wholeTile(draft, field);
  return tile === undefined ? draft : liftTile(draft, field, tile);
};
