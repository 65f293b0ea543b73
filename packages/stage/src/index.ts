export { cssName } from './cssName.ts';
export * from './face.ts';
export type { Ending, Help, Warning } from './help.ts';
export { oddsWords } from './late/oddsWords.ts';
export { oncePer } from './oncePer.ts';
export * from './palette.ts';
export { paletteCss } from './paletteCss.ts';
export { partScene } from './parts.ts';
export * from './scene.ts';
export { type DrawOptions, drawScene } from './svg/draw.ts';
export { drawFigure } from './svg/figure.ts';
export { cellAt, DIRECTIONS, type Direction, neighbour, place } from './svg/hit.ts';
export {
  type Attr,
  type Attrs,
  cssValue,
  FONT_STACK,
  type Paint,
  paint,
  type SvgNode,
  type WriteOptions,
  writeSvg,
} from './svg/node.ts';
export { type EndedLook, isNotable, lastTurn, placedCells, type Told, tellSteps, tellTurn } from './told.ts';
