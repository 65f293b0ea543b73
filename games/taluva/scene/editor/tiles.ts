import type { TaluvaField, TaluvaPieceKind } from '@threefold-games/taluva';
import { ALL_TILES, KIND_NAMES } from '@threefold-games/taluva/display';
import { ROTATIONS } from '../laying.ts';
import { namesAround, ORIGIN, SIXTHS } from '../places.ts';
import { tileCells, tileFields } from '../tile.ts';
import { type Draft, IN_PLAY, topOf } from './draft.ts';

/** Takes `n` tiles of a kind from those that nobody has seen, or gives them back. */
export const take = (unseen: readonly number[], tile: string, n: number): readonly number[] =>
  unseen.with(KIND_NAMES.indexOf(tile), unseen[KIND_NAMES.indexOf(tile)]! - n);

export const left = (draft: Draft, tile: string): number => draft.unseen[KIND_NAMES.indexOf(tile)]!;

/** Lays a tile; what it covers stays known below it, but for the pieces. */
export const layTile = (draft: Draft, tile: string, cell: string, rotation: number): Draft => {
  const below = tileCells(cell, rotation).map(name => topOf(draft, name));
  const level = 1 + Math.max(...below.map(field => field?.level ?? 0));
  const stacks = { ...draft.stacks };
  for (const field of tileFields(tile, cell, rotation, level))
    stacks[field.name] = [...(stacks[field.name] ?? []), field];
  const covered = draft.covered.map(
    (n, seat) => n + below.reduce((sum, field) => sum + (field?.piece?.seat === seat ? field.piece.huts : 0), 0),
  );
  return inTurn({ ...draft, stacks, covered, unseen: take(draft.unseen, tile, 1), fresh: cell });
};

/** The kind of the tile that is seen on a cell, if the whole of it is. */
const wholeTile = (draft: Draft, field: TaluvaField): string | undefined => {
  const parts = tileCells(field.volcano, field.rotation).map(name => topOf(draft, name));
  const whole = parts.every(part => part?.volcano === field.volcano && part.level === field.level);
  return whole ? `${parts[1]!.terrain}${parts[2]!.terrain}` : undefined;
};

/** Takes a whole tile away; the huts that it covered stand there again. */
const liftTile = (draft: Draft, field: TaluvaField, tile: string): Draft => {
  const stacks = { ...draft.stacks };
  const huts = draft.covered.map(() => 0);
  for (const name of tileCells(field.volcano, field.rotation)) {
    const rest = stacks[name]!.slice(0, -1);
    const { piece } = rest.at(-1) ?? {};
    if (piece) huts[piece.seat]! += piece.huts;
    if (rest.length > 0) stacks[name] = rest;
    else delete stacks[name];
  }
  const covered = draft.covered.map((n, seat) => n - huts[seat]!);
  return inTurn({ ...draft, stacks, covered, unseen: take(draft.unseen, tile, -1), fresh: null });
};

/** The rotations in which a tile lies well there: as the rules ask for; on the sea also away from land, which may come later. */
const fitting = (draft: Draft, cell: string): readonly number[] => {
  const flat = ROTATIONS.map(Number).filter(rotation => liesFlat(draft, cell, rotation));
  const ruled = flat.filter(rotation => isRuled(draft, cell, rotation));
  return ruled.length > 0 || topOf(draft, cell) ? ruled : flat;
};

const liesFlat = (draft: Draft, cell: string, rotation: number): boolean => {
  const level = topOf(draft, cell)?.level;
  return tileCells(cell, rotation).every(name => {
    const field = topOf(draft, name);
    return field?.level === level && (!field?.piece || field.piece.kind === 'hut');
  });
};

const isRuled = (draft: Draft, cell: string, rotation: number): boolean => {
  const below = topOf(draft, cell);
  if (below) return below.terrain === null && below.rotation !== rotation;
  if (Object.keys(draft.stacks).length === 0) return cell === ORIGIN && rotation === 0;
  return tileCells(cell, rotation).some(name => namesAround(name).some(next => topOf(draft, next)));
};

/** Lays a tile of a kind there, or rotates the one that was laid there just now. */
const putTile = (draft: Draft, cell: string, tile: string): Draft => {
  const top = topOf(draft, cell);
  const again = top && draft.fresh === cell && wholeTile(draft, top) === tile;
  const before = again ? liftTile(draft, top, tile) : draft;
  if (left(before, tile) === 0) return draft;
  const rotations = fitting(before, cell);
  const from = again ? top.rotation + 1 : 0;
  const rotation = Array.from({ length: SIXTHS }, (_, i) => (from + i) % SIXTHS).find(k => rotations.includes(k));
  return rotation === undefined ? draft : layTile(before, tile, cell, rotation);
};

/** How many tiles have been drawn. */
const drawnTiles = ({ unseen }: Draft): number => ALL_TILES - unseen.reduce((sum, count) => sum + count, 0);

/** The draft with the seat whose turn it must be, as long as nobody has left. */
export const inTurn = (draft: Draft): Draft => {
  if (draft.phase === 'over' || draft.standings.some(standing => standing !== IN_PLAY)) return draft;
  const turns = drawnTiles(draft) - (draft.phase === 'draw' ? 0 : 1);
  return { ...draft, seat: Math.max(turns, 0) % draft.seats };
};

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
