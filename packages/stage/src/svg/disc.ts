import type { Figure } from '../scene.ts';
import { textBadge } from './badge.ts';
import { chevrons, doorMark, faceMark, isDoor } from './marks.ts';
import { node, paint, type SvgNode } from './node.ts';
import { body, circle, line, moved, type Pen, rim, stroke } from './pen.ts';
import { TONE_TOKENS } from './tone.ts';

export const DISC_RADIUS = 0.41;
const THICK = 0.095;
/** More layers than these are told by the number alone. */
const MOST_LAYERS = 6;
/** Below this scale the number is larger against its piece. */
const SMALL = 50;

export const discLayers = ({ layers = 1 }: Figure): number => Math.min(layers, MOST_LAYERS);

/** How far the lowest disc of a stack lies below the middle of its cell; so stacks grow mostly upward. */
export const discFoot = (figure: Figure): number => 0.42 * discLayers(figure) * THICK;

/** The middle of the face of the topmost disc. */
export const discFace = (figure: Figure): number => discFoot(figure) - discLayers(figure) * THICK;

export const discShadow = (figure: Figure, lifted: boolean): SvgNode =>
  node('ellipse', {
    cx: 0.03,
    cy: discFoot(figure) + (lifted ? 0.14 : 0.06),
    rx: 1.06 * DISC_RADIUS,
    ry: 1.02 * DISC_RADIUS,
    fill: paint('shadow'),
    'fill-opacity': lifted ? 0.34 : 0.2,
  });

/** A stack of discs, or the flat token of a seat. */
export const drawDisc = (figure: Figure, pen: Pen): SvgNode[] => {
  const { tone, mark } = figure;
  const tokens = TONE_TOKENS[tone];
  if (mark === 'chevron' || isDoor(mark)) return drawToken(figure, pen);
  const count = discLayers(figure);
  const foot = discFoot(figure);
  const edge = rim(pen, 0.022);
  const nodes: SvgNode[] = [];
  for (let i = 0; i < count; i++)
    nodes.push(circle(0, foot - i * THICK, DISC_RADIUS, body(tokens.side, i === 0 ? tokens.rim : tokens.layer, edge)));
  const face: SvgNode[] = [
    circle(0, 0, DISC_RADIUS, body(tokens.face, tokens.rim, edge)),
    circle(0, 0, DISC_RADIUS * 0.88, { ...stroke(tokens.mark, line(pen, 0.014, 0.8)), 'stroke-opacity': 0.16 }),
  ];
  if (mark === 'ring' || mark === 'crown') face.push(...faceMark(mark, tokens.mark, pen));
  nodes.push(node('g', { transform: moved(0, discFace(figure)) }, face));
  return nodes;
};

/** The height of a stack, which no neighbour may hide: it is drawn after all pieces. */
export const discHeight = (figure: Figure, pen: Pen): SvgNode | undefined => {
  const { shape, tone, layers = 1 } = figure;
  if (shape !== 'disc' || layers < 2) return undefined;
  const { mark, face } = TONE_TOKENS[tone];
  const size = pen.scale < SMALL ? { radius: 0.205, size: 0.3 } : { radius: 0.175, size: 0.25 };
  return textBadge(String(layers), 0.315, discFoot(figure) + 0.04, size, { fill: mark, ink: face, casing: face }, pen);
};

const drawToken = ({ tone, mark, marks = 1, facing = -90 }: Figure, pen: Pen): SvgNode[] => {
  const tokens = TONE_TOKENS[tone];
  const ground = circle(0, 0, DISC_RADIUS, body(tokens.face, tokens.rim, rim(pen, 0.04)));
  if (isDoor(mark)) return [ground, doorMark(mark, 0, 0, 0.165, tokens.mark)];
  const shape = { count: marks, facing, half: 0.16, spacing: 0.155, width: 0.07, token: tokens.mark };
  return [ground, chevrons(0, 0, shape, pen)];
};
