import type { Label, Piece, Scene, SceneCell, SceneTag } from '../scene.ts';
import { type Sign as SignKind, signBadge, textBadge } from '../svg/badge.ts';
import type { SvgNode } from '../svg/node.ts';
import { node, paint } from '../svg/node.ts';
import { circle, type Pen, penFor, round, write } from '../svg/pen.ts';
import { TONE_TOKENS } from '../svg/tone.ts';
import { figureHeight, GHOST, groundHeight, HUTS, LEVEL, type Spot, spotsOf } from './height.ts';
import type { Place } from './orbit.ts';

/** A small picture that always faces the one who looks. */
export interface Sign extends Place {
  /** The same for the same picture. */
  readonly key: string;
  draw(measure: (text: string, weight: number) => number): Drawing;
  /** To the right and upward in the picture, in units. */
  readonly aside: readonly [number, number];
  /** The size of its letters, which are never too small to be read. */
  readonly letters: number;
  /** What decides is seen even behind something; letters and names are hidden with what they stand on. */
  readonly always: boolean;
}

export interface Drawing {
  readonly node: SvgNode;
  /** In units, about the middle. */
  readonly width: number;
  readonly height: number;
}

/** Signs are painted once for all distances, so nothing has a least size. */
const PEN: Pen = penFor({ scale: 100 });
const ACCENT = { fill: 'accent', ink: 'onAccent', casing: 'surface' } as const;
const DANGER = { fill: 'danger', ink: 'onDanger', casing: 'surface' } as const;

export interface SignOptions {
  readonly coordinates: boolean;
  /** In high contrast the lowest level is numbered too. */
  readonly contrast: boolean;
}

/** Everything that is written or shown as a sign above the board. */
export const signsOf = (scene: Scene, options: SignOptions): readonly Sign[] => {
  const spots = spotsOf(scene);
  const on = <Thing extends { readonly cell: string }>(
    thing: Thing,
    make: (thing: Thing, spot: Spot) => Sign | undefined,
  ): Sign[] => {
    const spot = spots.get(thing.cell);
    const sign = spot && make(thing, spot);
    return sign ? [sign] : [];
  };
  return [
    ...(options.coordinates ? scene.labels.filter(label => label.kind === 'coordinate').map(coordinate) : []),
    ...scene.labels.filter(label => label.kind === 'plate').map(plate),
    ...scene.tags.flatMap(tag => on(tag, tagSign)),
    ...(options.contrast ? lowest(scene.cells).flatMap(tag => on(tag, tagSign)) : []),
    ...scene.pieces.flatMap(piece => on(piece, pieceSign)),
    ...scene.states.flatMap(state => on(state, ({ state: kind, text }, spot) => stateSign(kind, text, spot))),
    ...scene.arrows.flatMap(({ from, to, rank, number }) =>
      number ? on({ cell: number === 'from' ? (from ?? to) : to }, (_, spot) => numberSign(rank, spot)) : [],
    ),
    ...scene.veils.map(({ bounds, text }) => veilSign(bounds.x + bounds.width, bounds.y, text)),
    ...ghostSigns(scene, spots),
  ];
};

const sign = (
  key: string,
  { x, y, height }: Place,
  aside: readonly [number, number],
  draw: Sign['draw'],
  letters: number,
  always = true,
): Sign => ({ key, x, y, height, aside, draw, letters, always });

const square = (node: SvgNode, size: number): Drawing => ({ node, width: size, height: size });

const above = ({ cell, top }: Spot): Place => ({ x: cell.x, y: cell.y, height: top });

const coordinate = ({ text, x, y }: Label): Sign =>
  sign(
    `coordinate ${text}`,
    { x, y, height: 0.02 },
    [0, 0],
    () => square(write(text, 0, 0, 0.22, 'coord', { 'font-weight': 550 }), 0.36),
    false,
  );

const lowest = (cells: readonly SceneCell[]): readonly SceneTag[] =>
  cells
    .filter(({ outline, fill, level }) => outline === 'hexagon' && fill && level === 1)
    .map(({ id }) => ({ cell: id, corner: 'bottomRight', text: '1', kind: 'level' }));

/** The number of a level, or points. */
const tagSign = ({ text, kind, corner }: SceneTag, { cell, ground }: Spot): Sign => {
  const [right, low] = [corner.endsWith('Right') ? 1 : -1, corner.startsWith('bottom') ? 1 : -1];
  const reach = cell.outline === 'hexagon' ? [0.46, 0.48] : [0.33, 0.35];
  const place = { x: cell.x + right * reach[0]!, y: cell.y + low * reach[1]!, height: ground + 0.04 };
  if (kind === 'points')
    return sign(`points ${text}`, place, [0, 0], measure => pill(text, 0.22, measure, 'ink', 'surface'));
  const colours = { fill: 'levelBg', ink: 'levelInk', casing: 'levelInk', edge: 0.02 } as const;
  return sign(`level ${text}`, place, [0, 0], () =>
    square(textBadge(text, 0, 0, { radius: 0.24, size: 0.36 }, colours, PEN), 0.62),
  );
};

/** The height of a stack, the letter of a prism, the number of many huts. */
const pieceSign = (piece: Piece, spot: Spot): Sign | undefined => {
  const { face, mark } = TONE_TOKENS[piece.tone];
  const colours = { fill: mark, ink: face, casing: face };
  const badge = (text: string, aside: readonly [number, number]): Sign =>
    sign(`badge ${piece.tone} ${text}`, above(spot), aside, () =>
      square(textBadge(text, 0, 0, { radius: 0.18, size: 0.26 }, colours, PEN), 0.5),
    );
  if (piece.shape === 'disc' && (piece.layers ?? 1) > 1) return badge(String(piece.layers), [0.4, -0.24]);
  if (piece.shape === 'hut' && (piece.count ?? 1) > HUTS.length) return badge(String(piece.count), [0.36, 0]);
  if (piece.label === undefined) return undefined;
  const { label, tone } = piece;
  const near = piece.sides === 3 ? 0.07 : 0;
  const place = { ...above(spot), y: spot.cell.y + near };
  return sign(`letter ${tone} ${label}`, place, [0, 0], () => square(write(label, 0, 0, 0.24, mark), 0.34), false);
};

const ACTIONS: Readonly<Partial<Record<string, SignKind>>> = { capture: 'cross', stack: 'plus' };

const stateSign = (state: string, text: string | undefined, spot: Spot): Sign | undefined => {
  const far = spot.cell.outline === 'hexagon' ? 0.5 : 0.38;
  if (state === 'refused') {
    const fact = text ?? '!';
    return sign(`refused ${fact}`, above(spot), [far, far], () =>
      square(textBadge(fact, 0, 0, { radius: 0.19, size: 0.28 }, DANGER, PEN), 0.52),
    );
  }
  const action = ACTIONS[state];
  if (!action) return undefined;
  return sign(action, above(spot), [far, far * 0.6], () => square(signBadge(action, 0, 0, 0.18, ACCENT, PEN), 0.46));
};

const numberSign = (rank: number, spot: Spot): Sign =>
  sign(`line ${rank}`, { ...above(spot), height: spot.top + 0.1 }, [0.36, 0.3], () =>
    square(textBadge(String(rank), 0, 0, { radius: 0.2, size: 0.28 }, ACCENT, PEN), 0.54),
  );

const veilSign = (x: number, y: number, text: string): Sign =>
  sign(`veil ${text}`, { x: x - 0.9, y: y + 0.1, height: 0.4 }, [0, 0], measure =>
    pill(text, 0.3, measure, 'ink', 'surface'),
  );

/** A text in a rounded box. */
const pill = (
  text: string,
  size: number,
  measure: (text: string, weight: number) => number,
  fill: 'ink' | 'surface',
  ink: 'ink' | 'surface',
): Drawing => {
  const width = size * (measure(text, 750) + 0.9);
  const height = size * 1.6;
  const shape = node('rect', {
    x: round(-width / 2),
    y: round(-height / 2),
    width: round(width),
    height: round(height),
    rx: round(height / 2),
    fill: paint(fill),
    stroke: paint(ink),
    'stroke-width': 0.02,
  });
  return { node: node('g', {}, [shape, write(text, 0, 0, size, ink)]), width: width + 0.1, height: height + 0.1 };
};

/** A name plate: the seat's token, the name, a second line. */
const plate = (label: Label): Sign => {
  const { text, second, figure, active, x, y } = label;
  const key = `plate ${text} ${second ?? ''} ${figure?.tone ?? ''} ${active ?? false}`;
  const draw: Sign['draw'] = measure => {
    const size = 0.36;
    const token = figure ? 0.52 : 0;
    const lines = second ? 2 : 1;
    const wide = Math.max(size * measure(text, 650), second ? 0.28 * measure(second, 500) : 0);
    const [width, height] = [wide + token + 0.5, 0.36 + 0.42 * lines];
    const left = -width / 2 + 0.25;
    const kids = [
      node('rect', {
        x: round(-width / 2),
        y: round(-height / 2),
        width: round(width),
        height: round(height),
        rx: 0.26,
        fill: paint('surface'),
        stroke: paint(active ? 'accent' : 'line'),
        'stroke-width': active ? 0.07 : 0.03,
      }),
      write(text, left + token, second ? -0.19 : 0, size, 'ink', { 'font-weight': 650, 'text-anchor': 'start' }),
    ];
    if (second)
      kids.push(write(second, left + token, 0.22, 0.28, 'ink2', { 'font-weight': 500, 'text-anchor': 'start' }));
    if (figure) {
      const { face, rim } = TONE_TOKENS[figure.tone];
      kids.push(circle(left + 0.18, 0, 0.18, { fill: paint(face), stroke: paint(rim), 'stroke-width': 0.03 }));
    }
    return { node: node('g', {}, kids), width: width + 0.12, height: height + 0.12 };
  };
  return sign(key, { x, y, height: 0.1 }, [0, 0], draw, false);
};

/** Whether what is being laid may lie there, and why not. */
const ghostSigns = ({ ghost }: Scene, spots: ReadonlyMap<string, Spot>): readonly Sign[] => {
  if (!ghost) return [];
  const things = ghost.cells.length > 0 ? ghost.cells : ghost.pieces;
  if (things.length === 0) return [];
  const middle = {
    x: things.reduce((sum, { x }) => sum + x, 0) / things.length,
    y: things.reduce((sum, { y }) => sum + y, 0) / things.length,
  };
  const top = Math.max(0, ...ghost.cells.map(groundHeight), ...ghost.pieces.map(figureHeight)) + GHOST;
  const verdict = sign(ghost.ok ? 'may' : 'may not', { ...middle, height: top }, [0, 0], () =>
    square(
      signBadge(ghost.ok ? 'check' : 'cross', 0, 0, ghost.ok ? 0.34 : 0.26, ghost.ok ? ACCENT : DANGER, PEN),
      0.86,
    ),
  );
  const reasons = ghost.reasons.flatMap(({ cell, text }) => {
    const spot = spots.get(cell);
    if (!spot) return [];
    const height = Math.max(spot.ground + LEVEL + GHOST, spot.top);
    return [
      sign(`reason ${text}`, { x: spot.cell.x, y: spot.cell.y, height }, [0, 0], () =>
        square(textBadge(text, 0, 0, { radius: 0.34, size: 0.42 }, DANGER, PEN), 0.86),
      ),
    ];
  });
  return [verdict, ...reasons];
};
