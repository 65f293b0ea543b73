import type { Figure } from '../scene.ts';
import { drawBuilding, hutBadge } from './buildings.ts';
import { discShadow, drawDisc } from './disc.ts';
import { node, type SvgNode } from './node.ts';
import { moved, once, type Pen } from './pen.ts';
import { drawPrism, prismShadow } from './prism.ts';

export const LIFTED = 0.1;

const nameOf = (figure: Figure): string => {
  const { shape, tone, sides, layers, mark, marks, label, count, facing } = figure;
  return `${shape} ${tone} ${sides} ${layers} ${mark} ${marks} ${label} ${count} ${facing}`;
};

const bodyOf = (figure: Figure, pen: Pen): SvgNode[] => {
  switch (figure.shape) {
    case 'disc':
      return drawDisc(figure, pen);
    case 'prism':
      return drawPrism(figure, pen);
    default:
      return drawBuilding({ ...figure, shape: figure.shape }, pen);
  }
};

/** A piece without its shadow, about the middle of its cell. What tells its height on a board is drawn after all pieces. */
export const drawBody = (figure: Figure, pen: Pen): SvgNode =>
  once(pen, `body ${nameOf(figure)}`, () => {
    const badge = figure.shape === 'hut' ? hutBadge(figure, pen) : undefined;
    return node('g', {}, [...bodyOf(figure, pen), ...(badge ? [badge] : [])]);
  });

/** A piece with its shadow, but without its number; one that is picked up hangs above it. */
export const drawPiece = (figure: Figure, pen: Pen, lifted = false): SvgNode =>
  once(pen, `piece ${lifted} ${nameOf(figure)}`, () => {
    const body = bodyOf(figure, pen);
    const raised = lifted ? [node('g', { transform: moved(0, -LIFTED) }, body)] : body;
    return node('g', {}, [...shadowOf(figure, pen, lifted), ...raised]);
  });

const shadowOf = (figure: Figure, pen: Pen, lifted: boolean): SvgNode[] => {
  if (pen.contrast && !lifted) return [];
  if (figure.shape === 'disc') return [discShadow(figure, lifted)];
  return figure.shape === 'prism' ? [prismShadow(figure, lifted)] : [];
};
