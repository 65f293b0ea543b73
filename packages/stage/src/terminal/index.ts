export { bare, Canvas, colourPaint, type Drawing, type Paint, plainPaint, type Style, wrap } from './canvas.ts';
