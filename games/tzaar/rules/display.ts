// What scenes and lessons of this repository use to show a position: tables and notation. It never finds steps. Not part of the public API.
export { readStep, typeOf } from './notation.ts';
export {
  NEIGHBOUR,
  PIECE_LETTERS,
  RIM,
  SPACE_COORDINATES,
  SPACE_INDEX,
  SPACE_NAMES,
  SPACES,
  TALLEST,
  TYPES,
} from './tables.ts';
export { stackAt } from './view.ts';
