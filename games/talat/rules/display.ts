// What scenes and lessons of this repository use to show a position: tables and notation. It never finds steps. Not part of the public API.
export { prettyStep, readStep, type WrittenStep } from './notation.ts';
export {
  BOARDS,
  CELL_NAMES,
  CELLS,
  COLOURS,
  colourOf,
  columnOf,
  downFront,
  heightOf,
  isTower,
  kindOf,
  rankOf,
  SIZE,
  TOWERS,
  UP,
  upFront,
} from './tables.ts';
export {
  bonusPoints,
  downColour,
  type Found,
  findCell,
  isAcross,
  isZihin,
  lineOf,
  placingColour,
  playsOn,
  upColour,
} from './view.ts';
