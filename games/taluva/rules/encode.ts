import { faceOf, isVolcano, levelOf, ownerOf, pieceOf, rotationOf, slotOf } from './field.ts';
import { landCells } from './land.ts';
import { NO_TILE, OVER, PHASES, type TaluvaState } from './state.ts';
import { KIND_NAMES, nameOf, PIECES, TERRAINS } from './tables.ts';

/** Temple, tower, hut. */
export const PIECE_LETTERS = 'TWH';
/** The first and the second terrain of a tile. */
export const SLOT_LETTERS = 'ab';

/**
 * After the head: what is to be done and by whom (`lay:1`, `over`), the drawn tile, the unseen tiles of the 25 kinds as digits,
 * the seats (`3,2,19` temples, towers, huts left; then `:out1` or `:done1` for who has left), the land. A field is
 * `q,r:` level, face, rotation, then `a` or `b` for the first or second terrain, then its piece: `1,0:2J3aH0`, `0,0:1V0`.
 */
export const encode = (state: TaluvaState): string => {
  const { constants, phase, seat, drawn, standing, cells } = state;
  const land = landCells(state).map(cell => `${nameOf(cell)}:${encodeField(cells[cell]!)}`);
  const players = Array.from(standing, (order, at) => {
    const left = PIECES.map((_, piece) => state.left(at, piece)).join();
    return order === 0 ? left : order > 0 ? `${left}:done${order}` : `${left}:out${-order}`;
  });
  return [
    constants.head,
    phase === OVER ? PHASES[phase] : `${PHASES[phase]}:${seat}`,
    drawn === NO_TILE ? '-' : KIND_NAMES[drawn],
    state.unseen.join(''),
    players.join('/'),
    land.join(';') || '-',
  ].join(' ');
};

const encodeField = (field: number): string => {
  if (isVolcano(field)) return `${levelOf(field)}V${rotationOf(field)}`;
  const terrain = `${levelOf(field)}${TERRAINS[faceOf(field)]}${rotationOf(field)}${SLOT_LETTERS[slotOf(field) - 1]}`;
  return ownerOf(field) < 0 ? terrain : `${terrain}${PIECE_LETTERS[pieceOf(field)]}${ownerOf(field)}`;
};
