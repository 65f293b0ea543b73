export * from './face.ts';
export * from './palette.ts';
export { partScene } from './parts.ts';
export * from './scene.ts';
export { type DrawOptions, drawScene } from './svg/draw.ts';
export { drawFigure } from './svg/figure.ts';
export { cellAt, DIRECTIONS, type Direction, neighbour, place } from './svg/hit.ts';
export { type Attr, type Attrs, type Paint, paint, type SvgNode } from './svg/node.ts';
export { cssValue, FONT_STACK, type WriteOptions, writeSvg } from './svg/write.ts';
