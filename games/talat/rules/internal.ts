// What the bot and the lessons of this repository use of the rules. Not part of the public API: it can change in any release.
export { CAPTURE, goalOf, MAX_ACTIONS, PLACEMENT, STAY, SWAP, sourceOf, step } from './actions.ts';
export { allTowers, findTower, huntersOf, isStronger, preyOf, type Standing, seatFor } from './cells.ts';
export { isFrozen } from './frozen.ts';
export { shutIn } from './meeting.ts';
export { ZIHIN } from './options.ts';
export { TalatPosition } from './position.ts';
export { hasMoved } from './possible.ts';
export { CHOICE, mirrored, PLAY, SWAPPED, type TalatState } from './state.ts';
export {
  ALL,
  ALL_KINDS,
  aheadDown,
  aheadUp,
  BOARDS,
  beside,
  CELLS,
  COLOURS,
  colourOf,
  columnOf,
  DOWN,
  FRONTS,
  farLine,
  floodDown,
  floodUp,
  heightOf,
  indexOf,
  KINDS,
  rankOf,
  relations,
  SIZE,
  sizeOf,
  startLine,
  UP,
} from './tables.ts';
