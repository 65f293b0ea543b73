import { encodeHead } from '@threefold-games/core';
import type { TaluvaField, TaluvaPieceKind } from '@threefold-games/taluva';
import { PIECE_LETTERS, PIECES, SLOT_LETTERS } from '@threefold-games/taluva/display';
import { HEAD, headStart } from '@threefold-games/taluva/head';
import { nameAt, rotated, SIXTHS } from '../places.ts';
import { type Draft, fieldsOf, IN_PLAY } from './draft.ts';

/** The kinds in the order of the position text. */
const KINDS: readonly TaluvaPieceKind[] = ['temple', 'tower', 'hut'];

/** The draft as a position text. */
export const encode = (draft: Draft): string => {
  const fields = atHome(fieldsOf(draft));
  const players = draft.standings.map((standing, seat) => {
    const left = KINDS.map((kind, i) =>
      Math.max(0, PIECES[i]! - headStart(draft.options, seat, i) - builtOf(draft, fields, seat, kind)),
    ).join();
    return standing === IN_PLAY ? left : `${left}:${standing}`;
  });
  return [
    encodeHead(HEAD, draft.seats, draft.options),
    draft.phase === 'over' ? draft.phase : `${draft.phase}:${draft.seat}`,
    draft.drawn ?? '-',
    draft.unseen.join(''),
    players.join('/'),
    fields.map(encodeField).join(';') || '-',
  ].join(' ');
};

const builtOf = (draft: Draft, fields: readonly TaluvaField[], seat: number, kind: TaluvaPieceKind): number =>
  fields.reduce(
    (sum, { piece }) => sum + (piece?.seat === seat && piece.kind === kind ? piece.huts || 1 : 0),
    kind === 'hut' ? draft.covered[seat]! : 0,
  );

const encodeField = ({ name, level, terrain, rotation, slot, piece }: TaluvaField): string => {
  if (terrain === null) return `${name}:${level}V${rotation}`;
  const bare = `${name}:${level}${terrain}${rotation}${SLOT_LETTERS[slot - 1]}`;
  return piece ? `${bare}${PIECE_LETTERS[KINDS.indexOf(piece.kind)]}${piece.seat}` : bare;
};

/**
 * The island as a game would have laid it: the first tile has its volcano on the origin and its first field east of it. Who
 * sets up a table does not know which tile was the first, so the island is moved and rotated until one lies there.
 */
const atHome = (fields: readonly TaluvaField[]): readonly TaluvaField[] => {
  if (fields.length === 0 || isHome(fields)) return fields;
  const volcano = fields
    .filter(({ terrain }) => terrain === null)
    .reduce<TaluvaField | undefined>((low, field) => (low && low.level <= field.level ? low : field), undefined);
  if (!volcano) return fields;
  const back = SIXTHS - volcano.rotation;
  return fields
    .map(field => {
      const [q, r] = rotated(field.q - volcano.q, field.r - volcano.r, back);
      return { ...field, q, r, name: nameAt(q, r), rotation: (field.rotation + back) % SIXTHS };
    })
    .sort((a, b) => a.q - b.q || a.r - b.r);
};

const isHome = (fields: readonly TaluvaField[]): boolean => {
  const origin = fields.find(({ q, r }) => q === 0 && r === 0);
  const land = ['1,0', '0,1'].every(cell => fields.some(({ name }) => name === cell));
  return land && origin !== undefined && (origin.level > 1 || (origin.terrain === null && origin.rotation === 0));
};
