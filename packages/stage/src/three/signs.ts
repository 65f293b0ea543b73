import type { Token } from '../palette.ts';
import type { Ghost, Label, Piece, Point, Rect, Scene, SceneCell, SceneTag, Veil } from '../scene.ts';
import { type Sign as SignKind, signBadge, textBadge } from '../svg/badge.ts';
import { node, paint, type SvgNode } from '../svg/node.ts';
import { circle, penFor, round, write } from '../svg/pen.ts';
import { TONE_TOKENS } from '../svg/tone.ts';
import { figureHeight, GHOST, groundHeight, HUTS, LEVEL, type Spot, spotsOf } from './height.ts';
import type { Place } from './orbit.ts';

/** A node about its middle, so many units wide and high. */
interface Drawing {
  readonly node: SvgNode;
  readonly width: number;
  readonly height: number;
}

/** How wide a text is, in units of its size. */
type Measure = (text: string, weight: number) => number;

/** A rounded box about the middle, with a border. */
const boxed = (width: number, height: number, round_: number, fill: Token, edge: Token, line: number): SvgNode =>
  node('rect', {
    x: round(-width / 2),
    y: round(-height / 2),
    width: round(width),
    height: round(height),
    rx: round(round_),
    fill: paint(fill),
    stroke: paint(edge),
    'stroke-width': line,
  });

/** A text in a rounded box. */
const drawPill = (text: string, size: number, measure: Measure): Drawing => {
  const [width, height] = [size * (measure(text, 750) + 0.9), size * 1.6];
  const kids = [boxed(width, height, height / 2, 'ink', 'surface', 0.02), write(text, 0, 0, size, 'surface')];
  return { node: node('g', {}, kids), width: width + 0.1, height: height + 0.1 };
};

/** The letters of a name plate, and of its second line. */
const NAME = 0.36;
const SECOND = 0.28;

/** A name plate: the seat's token, the name, a second line. */
const drawPlate = ({ text, second, figure, active }: Label, measure: Measure): Drawing => {
  const token = figure ? 0.52 : 0;
  const wide = Math.max(NAME * measure(text, 650), second ? SECOND * measure(second, 500) : 0);
  const [width, height] = [wide + token + 0.5, 0.36 + 0.42 * (second ? 2 : 1)];
  const left = -width / 2 + 0.25;
  const kids = [
    boxed(width, height, 0.26, 'surface', active ? 'accent' : 'line', active ? 0.07 : 0.03),
    write(text, left + token, second ? -0.19 : 0, NAME, 'ink', { 'font-weight': 650, 'text-anchor': 'start' }),
  ];
  if (second)
    kids.push(write(second, left + token, 0.22, SECOND, 'ink2', { 'font-weight': 500, 'text-anchor': 'start' }));
  if (figure) {
    const { face, rim } = TONE_TOKENS[figure.tone];
    kids.push(circle(left + 0.18, 0, 0.18, { fill: paint(face), stroke: paint(rim), 'stroke-width': 0.03 }));
  }
  return { node: node('g', {}, kids), width: width + 0.12, height: height + 0.12 };
};

/** A small picture that always faces the one who looks. */
export interface Sign {
  /** The same for the same picture. */
  readonly key: string;
  readonly at: Place;
  /** Where the middle of its lower edge is for an eye, instead of `at`. */
  foot?(eye: Place): Place;
  /** The cell that it stands for. */
  readonly cell?: string;
  /** To the right and upward in the picture, in units. */
  readonly aside: readonly [number, number];
  /** The size of its letters, which are never too small to be read. */
  readonly letters: number;
  /** Hidden with what it stands on, like letters and names; what decides is seen even behind something. */
  readonly hides: boolean;
  draw(measure: Measure): Drawing;
}

export interface SignOptions {
  readonly coordinates: boolean;
  /** In high contrast the lowest level is numbered too. */
  readonly contrast: boolean;
}

/** Signs are painted once for all distances, so nothing has a least size yet. */
const PEN = penFor({ scale: 100 });
const ACCENT = { fill: 'accent', ink: 'onAccent', casing: 'surface' } as const;
const DANGER = { fill: 'danger', ink: 'onDanger', casing: 'surface' } as const;

/** Everything that is written or shown as a sign above the board. */
export const signsOf = (scene: Scene, { coordinates, contrast }: SignOptions): readonly Sign[] => {
  const spots = spotsOf(scene);
  const on = (cell: string, make: (spot: Spot) => Sign | undefined): readonly Sign[] => {
    const spot = spots.get(cell);
    const made = spot && make(spot);
    return made ? [{ ...made, cell }] : [];
  };
  const tags = contrast ? [...scene.tags, ...lowest(scene.cells)] : scene.tags;
  return [
    ...scene.labels.flatMap(label =>
      label.kind === 'plate' ? [plate(label)] : label.kind === 'coordinate' && coordinates ? [coordinate(label)] : [],
    ),
    ...tags.flatMap(tag => on(tag.cell, spot => tagSign(tag, spot))),
    ...scene.pieces.flatMap(piece => on(piece.cell, spot => pieceSign(piece, spot))),
    ...scene.states.flatMap(({ cell, state, text }) => on(cell, spot => stateSign(state, text, spot))),
    ...scene.arrows.flatMap(({ from, to, rank, number, text = String(rank) }) =>
      number ? on(number === 'from' ? (from ?? to) : to, spot => numberSign(text, spot)) : [],
    ),
    ...scene.veils.map(veil => veilSign(veil, [...spots.values()])),
    ...(scene.ghost ? ghostSigns(scene.ghost, spots) : []),
  ];
};

const above = ({ cell, top }: Spot): Place => ({ x: cell.x, y: cell.y, height: top });

/** A sign without a way aside that is always seen, unless told. */
const sign = (made: Pick<Sign, 'key' | 'at' | 'letters' | 'draw'> & Partial<Sign>): Sign => ({
  aside: [0, 0],
  hides: false,
  ...made,
});

interface Colours {
  readonly fill: Token;
  readonly ink: Token;
  readonly casing: Token;
  readonly edge?: number;
}

/** A text in a disc. */
const badge = (
  text: string,
  at: Place,
  radius: number,
  letters: number,
  colours: Colours,
  more: Partial<Sign> = {},
): Sign =>
  sign({
    key: `${text} ${radius} ${colours.fill}`,
    at,
    letters,
    draw() {
      const size = 2 * radius * (text.length > 1 ? 1.5 : 1) + 0.14;
      return { node: textBadge(text, 0, 0, { radius, size: letters }, colours, PEN), width: size, height: size };
    },
    ...more,
  });

/** A sign without letters in a disc. */
const signSign = (
  kind: SignKind,
  at: Place,
  radius: number,
  colours: Colours,
  aside: readonly [number, number],
): Sign =>
  sign({
    key: `${kind} ${radius} ${colours.fill}`,
    at,
    aside,
    letters: 1.4 * radius,
    draw() {
      const size = 2 * radius + 0.12;
      return { node: signBadge(kind, 0, 0, radius, colours, PEN), width: size, height: size };
    },
  });

/** A letter on nothing. */
const letter = (text: string, at: Place, letters: number, ink: Token, weight: number): Sign =>
  sign({
    key: `letter ${text} ${ink}`,
    at,
    letters,
    hides: true,
    draw: () => ({ node: write(text, 0, 0, letters, ink, { 'font-weight': weight }), width: 0.36, height: 0.36 }),
  });

const coordinate = ({ text, x, y }: Label): Sign => letter(text, { x, y, height: 0.02 }, 0.22, 'coord', 550);

const plate = (label: Label): Sign => {
  const { text, second, figure, active, x, y } = label;
  const key = JSON.stringify(['plate', text, second, figure?.tone, active]);
  return sign({
    key,
    at: { x, y, height: 0.1 },
    letters: NAME,
    hides: true,
    draw: measure => drawPlate(label, measure),
  });
};

const lowest = (cells: readonly SceneCell[]): readonly SceneTag[] =>
  cells
    .filter(({ outline, fill, level }) => outline === 'hexagon' && fill && level === 1)
    .map(({ id }) => ({ cell: id, corner: 'bottomRight', text: '1', kind: 'level' }));

/** The number of a level, or points. */
const tagSign = ({ text, kind, corner }: SceneTag, { cell, ground }: Spot): Sign => {
  const [right, low] = [corner.endsWith('Right') ? 1 : -1, corner.startsWith('bottom') ? 1 : -1];
  const [x, y] = cell.outline === 'hexagon' ? [0.46, 0.48] : [0.33, 0.35];
  const at = { x: cell.x + right * x, y: cell.y + low * y, height: ground + 0.04 };
  if (kind === 'points')
    return sign({
      key: `points ${text}`,
      at,
      letters: 0.22,
      hides: true,
      draw: measure => drawPill(text, 0.22, measure),
    });
  return badge(text, at, 0.24, 0.36, { fill: 'levelBg', ink: 'levelInk', casing: 'levelInk', edge: 0.02 });
};

/** The height of a stack, the letter of a prism, the number of many huts. */
const pieceSign = (piece: Piece, spot: Spot): Sign | undefined => {
  const { face, mark } = TONE_TOKENS[piece.tone];
  const number = (text: string, aside: readonly [number, number]): Sign =>
    badge(text, above(spot), 0.18, 0.26, { fill: mark, ink: face, casing: face }, { aside });
  if (piece.shape === 'disc' && (piece.layers ?? 1) > 1) return number(String(piece.layers), [0.4, -0.24]);
  if (piece.shape === 'hut' && (piece.count ?? 1) > HUTS.length) return number(String(piece.count), [0.36, 0]);
  if (piece.label === undefined) return undefined;
  const near = piece.sides === 3 ? 0.07 : 0;
  return letter(piece.label, { ...above(spot), y: spot.cell.y + near }, 0.24, mark, 750);
};

const ACTIONS: Readonly<Partial<Record<string, SignKind>>> = { capture: 'cross', stack: 'plus' };

const stateSign = (state: string, text: string | undefined, spot: Spot): Sign | undefined => {
  const far = spot.cell.outline === 'hexagon' ? 0.5 : 0.38;
  if (state === 'refused') return badge(text ?? '!', above(spot), 0.19, 0.28, DANGER, { aside: [far, far] });
  const action = ACTIONS[state];
  return action && signSign(action, above(spot), 0.18, ACCENT, [far, far * 0.6]);
};

const numberSign = (text: string, spot: Spot): Sign =>
  badge(text, { ...above(spot), height: spot.top + 0.1 }, 0.2, 0.28, ACCENT, { aside: [0.36, 0.3] });

/** The word on a part, beyond its far side, where it covers nothing that stands there. */
const veilSign = ({ part, bounds, text }: Veil, spots: readonly Spot[]): Sign => {
  const tops = spots.filter(({ cell }) => cell.part === part).map(above);
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return sign({
    key: `veil ${text}`,
    at: { ...middle, height: 0 },
    foot: eye => beyond(bounds, tops, eye),
    letters: 0.3,
    draw: measure => drawPill(text, 0.3, measure),
  });
};

/** How wide a body is, at most, about the middle of its cell. */
const BODY = 0.45;

/** The middle of the side of a box that is farthest from an eye, so high that all of these are seen below it. */
export const beyond = ({ x, y, width, height }: Rect, tops: readonly Place[], eye: Place): Place => {
  const sides = [
    { x: x + width / 2, y },
    { x: x + width / 2, y: y + height },
    { x, y: y + height / 2 },
    { x: x + width, y: y + height / 2 },
  ];
  const away = (point: Point): number => Math.hypot(point.x - eye.x, point.y - eye.y);
  const side = sides.reduce((far, each) => (away(each) > away(far) ? each : far));
  // How far up in the picture a place is: its height lost on the way.
  const falls = Math.min(...tops.map(top => (eye.height - top.height) / (away(top) + BODY)), eye.height / away(side));
  return { ...side, height: eye.height - falls * away(side) };
};

/** Whether what is being laid may lie there, and why not. */
const ghostSigns = ({ cells, pieces, ok, reasons }: Ghost, spots: ReadonlyMap<string, Spot>): readonly Sign[] => {
  const things = cells.length > 0 ? cells : pieces;
  if (things.length === 0) return [];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const at = {
    x: mean(things.map(({ x }) => x)),
    y: mean(things.map(({ y }) => y)),
    height: Math.max(0, ...cells.map(groundHeight), ...pieces.map(figureHeight)) + GHOST,
  };
  const verdict = ok ? signSign('check', at, 0.34, ACCENT, [0, 0]) : signSign('cross', at, 0.26, DANGER, [0, 0]);
  const facts = reasons.flatMap(({ cell, text }) => {
    const spot = spots.get(cell);
    if (!spot) return [];
    const height = Math.max(spot.ground + LEVEL + GHOST, spot.top);
    return [badge(text, { ...above(spot), height }, 0.34, 0.42, DANGER)];
  });
  return [verdict, ...facts];
};
