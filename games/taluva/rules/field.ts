/**
 * One cell of the grid, packed into an int32. From the low bits up: 3 for the number of neighbours that are land, 6 for the
 * level (0 is bare table), 3 for the face, 3 for the rotation of its tile, 2 for its slot in that tile, 3 for the owner of the
 * piece on it (0 is nobody), 2 for the kind of that piece.
 */
const LEVEL = 3;
const FACE = 9;
const ROTATION = 12;
const SLOT = 15;
const OWNER = 17;
const PIECE = 20;

/** The smallest field that is land; below it only the number of land neighbours is left. */
export const LAND = 1 << LEVEL;
export const NEIGHBOURS_MASK = 7;
export const OWNER_MASK = 7 << OWNER;
export const PIECE_MASK = OWNER_MASK | (3 << PIECE);

/** The face of a volcano; terrains are 0 to 4. */
export const VOLCANO = 5;
const FACE_MASK = 7 << FACE;
const VOLCANO_FACE = VOLCANO << FACE;

export const levelOf = (field: number): number => (field >> LEVEL) & 63;
export const faceOf = (field: number): number => (field >> FACE) & 7;
export const rotationOf = (field: number): number => (field >> ROTATION) & 7;
/** Which part of its tile the field is: 0 the volcano, 1 the first terrain, 2 the second. */
export const slotOf = (field: number): number => (field >> SLOT) & 3;
/** The seat whose piece stands there, -1 for nobody. */
export const ownerOf = (field: number): number => ((field >> OWNER) & 7) - 1;
export const pieceOf = (field: number): number => (field >> PIECE) & 3;

export const isLand = (field: number): boolean => field >= LAND;
export const isVolcano = (field: number): boolean => (field & FACE_MASK) === VOLCANO_FACE;
/** Land that can be built on (TL-6.2). */
export const isFree = (field: number): boolean => field >= LAND && (field & OWNER_MASK) === 0 && !isVolcano(field);

/** A field of a tile, without a piece. */
export const bareField = (level: number, face: number, rotation: number, slot: number): number =>
  (level << LEVEL) | (face << FACE) | (rotation << ROTATION) | (slot << SLOT);
/** What a field has in `OWNER_MASK` when a piece of the seat stands on it. */
export const ownedBy = (seat: number): number => (seat + 1) << OWNER;
/** What a field has in `PIECE_MASK` when this piece of the seat stands on it. */
export const pieceBits = (seat: number, piece: number): number => ownedBy(seat) | (piece << PIECE);

const TILE_MASK = (7 << ROTATION) | (3 << SLOT);
/** What the rules can tell apart of a field: of all directions only a volcano's counts (TL-4.2). */
export const essenceOf = (field: number): number => field & ~NEIGHBOURS_MASK & (isVolcano(field) ? ~0 : ~TILE_MASK);
