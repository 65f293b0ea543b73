export { Canvas } from './canvas.ts';
export type { Drawing } from './drawing.ts';
export { bare, colourPaint, type Paint, plainPaint, type Style } from './paint.ts';
export { wrap } from './wrap.ts';
