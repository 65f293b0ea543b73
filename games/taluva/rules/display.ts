// What scenes and lessons of this repository use to show a position: tables and notation. It never finds steps. Not part of the public API.
export { PIECE_LETTERS, SLOT_LETTERS } from './encode.ts';
export { LETTERS, readStep, type Said } from './notation.ts';
export {
  ALL_TILES,
  AROUND,
  cellAt,
  columnOf,
  DIRECTIONS,
  HUT,
  KIND_COUNTS,
  KIND_NAMES,
  nameOf,
  ORIGIN,
  PIECE_KINDS,
  PIECES,
  rowOf,
  TEMPLE,
  TEMPLE_SIZE,
  TERRAINS,
  type Terrain,
  TOWER,
  TOWER_LEVEL,
} from './tables.ts';
