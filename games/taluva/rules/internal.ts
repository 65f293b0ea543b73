// What the bot and the lessons of this repository use of the rules. Not part of the public API: it can change in any release.
export { BUILD_TEMPLE, BUILD_TOWER, cellOf, DRAW, EXPAND, FOUND_HUT, MAX_ACTIONS, verbOf } from './actions.ts';
export {
  bareField,
  faceOf,
  isFree,
  isVolcano,
  LAND,
  levelOf,
  OWNER_MASK,
  ownedBy,
  ownerOf,
  PIECE_MASK,
  pieceOf,
  rotationOf,
  slotOf,
} from './field.ts';
export { mayCover, writeEruptions } from './generate.ts';
export { landCells } from './land.ts';
export { TaluvaPosition } from './position.ts';
export { countFinished, countPlaying } from './score.ts';
export { Gatherer } from './settlements.ts';
export { NO_TILE, OVER, type TaluvaState, TO_BUILD, TO_DRAW, TO_LAY } from './state.ts';
export {
  ALL_TILES,
  AROUND,
  CELLS,
  DIRECTIONS,
  firstTerrain,
  HUT,
  KINDS,
  PIECES,
  secondTerrain,
  TEMPLE,
  TEMPLE_SIZE,
  TERRAINS,
  TOWER,
  TOWER_LEVEL,
} from './tables.ts';
