import type { Token } from '../palette.ts';
import type { CellState, SceneCell, State } from '../scene.ts';
import { signBadge, textBadge } from './badge.ts';
import { faceOf } from './lift.ts';
import { type Attrs, group, paint, type SvgNode } from './node.ts';
import { circle, line, moved, type Pen, path, stroke } from './pen.ts';
import { box, hexagon, outline } from './polygon.ts';

type Shape = SceneCell['outline'];

/** The sizes of the states on a cell, by its outline. */
interface Frame {
  /** A closed line about the middle, `size` times as large as the usual one. */
  line(size: number): string;
  /** Whether states lie under the pieces; on fields everything is painted on top. */
  readonly under: boolean;
  /** Half the width of the ring of targets. */
  readonly ring: number;
  /** The gold or bright ground of a piece. */
  readonly ground: number;
  /** The three rings of focus, from the inner. */
  readonly focus: readonly [number, number, number];
  /** Where the bar of a piece that can move lies. */
  readonly bar: number;
  /** Where the badge of an action stands, and its radius. */
  readonly badge: { readonly x: number; readonly y: number; readonly radius: number };
  /** Dashes of a whole ring. */
  readonly dashes: string;
}

const ringPath = (r: number): string => `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

const FRAMES: Readonly<Record<Shape, Frame>> = {
  spot: {
    line: ringPath,
    under: true,
    ring: 0.465,
    ground: 0.495,
    focus: [0.5, 0.535, 0.57],
    bar: 0.6,
    badge: { x: 0.36, y: -0.36, radius: 0.165 },
    dashes: '0.09 0.105',
  },
  square: {
    line: half => outline(box(2 * half, 2 * half), 0.12),
    under: true,
    ring: 0.43,
    ground: 0.43,
    focus: [0.425, 0.46, 0.495],
    bar: 0.45,
    badge: { x: -0.33, y: -0.33, radius: 0.14 },
    dashes: '0.1 0.13',
  },
  hexagon: {
    line: radius => outline(hexagon(radius)),
    under: false,
    ring: 0.82,
    ground: 0.84,
    focus: [0.78, 0.84, 0.9],
    bar: 0.76,
    badge: { x: 0.46, y: -0.46, radius: 0.22 },
    dashes: '0.24 0.22',
  },
};

const ROUND: Attrs = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

/** States that lie under pieces on boards; the others lie over them. */
const UNDER: ReadonlySet<State> = new Set([
  'picked',
  'stepFrom',
  'stepTo',
  'lastFrom',
  'lastTo',
  'hintFrom',
  'hintTo',
  'stake',
  'lit',
]);

export const isUnder = (state: State, { outline }: SceneCell): boolean => UNDER.has(state) && FRAMES[outline].under;

/** The colours of what was done: the last turn, the turn being made, a hint. */
const DEEDS = {
  last: { body: 'gold', edge: 'goldEdge', filled: true },
  step: { body: 'accent', edge: 'surface', filled: false },
  hint: { body: 'ink2', edge: 'surface', filled: false },
} as const satisfies Record<string, { body: Token; edge: Token; filled: boolean }>;
export type Deed = keyof typeof DEEDS;
export const deedOf = (state: State): Deed =>
  state.startsWith('last') ? 'last' : state.startsWith('step') ? 'step' : 'hint';
export const deedColours = (deed: Deed) => DEEDS[deed];

/** A line in its casing. */
export const cased = (
  d: string,
  token: Token,
  casing: Token,
  width: number,
  wide: number,
  attrs: Attrs = {},
): SvgNode[] => [
  path(d, { ...stroke(casing, wide), ...ROUND, ...attrs }),
  path(d, { ...stroke(token, width), ...ROUND, ...attrs }),
];

/** What the form of a state is made for. */
interface Site {
  readonly cell: SceneCell;
  readonly frame: Frame;
  /** How much wider than usual its lines are. */
  readonly wide: number;
  readonly text: string | undefined;
  readonly pen: Pen;
}

export const drawState = ({ cell: id, state, text }: CellState, cell: SceneCell, pen: Pen): SvgNode => {
  const { x, y } = faceOf(cell);
  const site = { cell, frame: FRAMES[cell.outline], wide: pen.strong || pen.contrast ? 1.25 : 1, text, pen };
  return group(`state:${state}:${id}`, formOf(state, site), { transform: moved(x, y) });
};

const formOf = (state: State, site: Site): SvgNode[] => {
  if (isFrom(state)) return from(deedOf(state), site.cell, site.frame);
  if (isTo(state)) return to(deedOf(state), site.cell, site.frame, site.pen);
  return FORMS[state](site);
};

type From = 'stepFrom' | 'lastFrom' | 'hintFrom';
type To = 'stepTo' | 'lastTo' | 'hintTo';
const isFrom = (state: State): state is From => state.endsWith('From');
const isTo = (state: State): state is To => state.endsWith('To');

const FORMS: Readonly<Record<Exclude<State, From | To>, (site: Site) => SvgNode[]>> = {
  can: ({ cell, frame, wide, pen }) => can(cell, frame, wide, pen),
  focus: ({ frame, pen }) => focus(frame, pen),
  picked: ({ cell, frame, wide, pen }) => picked(cell, frame, wide, pen),
  go: () => [circle(0, 0, 0.195, { fill: paint('surface') }), circle(0, 0, 0.15, { fill: paint('accent') })],
  stack: ({ frame, wide, pen }) => [
    ...cased(frame.line(frame.ring), 'accent', 'surface', 0.055 * wide, 0.11 * wide),
    actionBadge('plus', frame, pen),
  ],
  capture: ({ cell, frame, wide, pen }) => [...broken(cell, frame, wide), actionBadge('cross', frame, pen)],
  refused: ({ cell, frame, text, pen }) => refused(text, cell, frame, pen),
  stake: ({ cell, frame, wide }) => ring(cell, frame, wide, 'gold', 'goldEdge'),
  lit: ({ cell, frame, wide }) => ring(cell, frame, wide, 'accent', 'surface'),
};

/** Around what stands there, whatever it is. */
const ring = ({ outline }: SceneCell, frame: Frame, wide: number, token: Token, casing: Token): SvgNode[] => {
  const size = outline === 'spot' ? frame.ring : frame.ring + 0.04;
  return cased(frame.line(size), token, casing, 0.085 * wide, 0.13 * wide);
};

/** What can move has a bar; what can grow, as fields do, a sign as clear as the dot of a free one. */
const can = ({ outline }: SceneCell, frame: Frame, wide: number, pen: Pen): SvgNode[] => {
  if (outline === 'hexagon') return [actionBadge('plus', frame, pen)];
  const d = `M-0.13 ${frame.bar}L0.13 ${frame.bar}`;
  return cased(d, 'accent', 'surface', line(pen, 0.06 * wide, 2), line(pen, 0.11 * wide, 4));
};

const focus = ({ line: ring, focus: [inner, middle, outer] }: Frame, pen: Pen): SvgNode[] => {
  const band = line(pen, outer - inner + 0.045, 5);
  return [
    path(ring(middle), stroke('surface', band)),
    path(ring(inner), stroke('ink', line(pen, 0.045, 1.6))),
    path(ring(outer), stroke('accent', line(pen, 0.045, 1.6))),
  ];
};

const picked = ({ outline }: SceneCell, frame: Frame, wide: number, pen: Pen): SvgNode[] => {
  if (outline === 'spot')
    return [circle(0, 0, 0.55, { ...stroke('accent', line(pen, 0.1 * wide)), fill: paint('surface') })];
  if (outline === 'square')
    return [path(frame.line(0.47), { ...stroke('accent', line(pen, 0.065 * wide)), fill: paint('surface') })];
  return cased(frame.line(0.84), 'accent', 'surface', 0.12 * wide, 0.22 * wide, { 'stroke-linejoin': 'miter' });
};

/** Four arcs, four brackets or six corners. */
const broken = ({ outline }: SceneCell, frame: Frame, wide: number): SvgNode[] => {
  if (outline === 'spot') {
    const dash = Math.round(((Math.PI * frame.ring) / 4) * 1e4) / 1e4;
    const attrs = { 'stroke-dasharray': `${dash} ${dash}`, 'stroke-dashoffset': dash / 2 };
    return cased(frame.line(frame.ring), 'accent', 'surface', 0.085 * wide, 0.14 * wide, {
      ...attrs,
      'stroke-linecap': 'butt',
    });
  }
  if (outline === 'square') return cased(BRACKETS, 'accent', 'surface', 0.07 * wide, 0.13 * wide);
  const dash = frame.ring / 2;
  return cased(frame.line(frame.ring), 'accent', 'surface', 0.085 * wide, 0.15 * wide, {
    'stroke-dasharray': `${dash} ${dash}`,
    'stroke-dashoffset': dash / 2,
    'stroke-linecap': 'butt',
  });
};

const BRACKETS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]
  .map(([sx = 1, sy = 1]) => {
    const far = 0.43;
    const leg = 0.23;
    const sweep = sx * sy > 0 ? 1 : 0;
    return `M${sx * leg} ${sy * far}L${sx * (far - 0.1)} ${sy * far}A0.1 0.1 0 0 ${1 - sweep} ${sx * far} ${sy * (far - 0.1)}L${sx * far} ${sy * leg}`;
  })
  .join('');

const actionBadge = (kind: 'plus' | 'cross', { badge }: Frame, pen: Pen): SvgNode =>
  signBadge(kind, badge.x, badge.y, badge.radius, { fill: 'accent', ink: 'onAccent', casing: 'surface' }, pen);

const refused = (text: string | undefined, { outline }: SceneCell, frame: Frame, pen: Pen): SvgNode[] => {
  const ring = cased(frame.line(frame.ring + 0.02), 'danger', 'surface', line(pen, 0.065, 2), 0.14, {
    'stroke-linecap': 'butt',
  });
  const dashed = [ring[0] as SvgNode, dashes(ring[1] as SvgNode, frame)];
  if (outline === 'hexagon')
    return [
      ...dashed,
      textBadge(
        text ?? '!',
        0,
        0,
        { radius: 0.34, size: 0.4 },
        { fill: 'surface', ink: 'danger', casing: 'danger', edge: 0.08 },
        pen,
      ),
    ];
  const { x, y, radius } = frame.badge;
  const colours = { fill: 'danger', ink: 'onDanger', casing: 'surface' } as const;
  return [...dashed, textBadge(text ?? '!', x, y, { radius, size: 0.24 }, colours, pen)];
};

const dashes = (ring: SvgNode, frame: Frame): SvgNode => ({
  ...ring,
  attrs: { ...ring.attrs, 'stroke-dasharray': frame.dashes },
});

/** Where something came from: a hollow ring, a dashed cell. */
const from = (deed: Deed, { outline, fill }: SceneCell, frame: Frame): SvgNode[] => {
  const { body, edge } = DEEDS[deed];
  if (outline === 'spot')
    return [circle(0, 0, 0.2, { fill: paint(fill ?? 'clay') }), ...cased(frame.line(0.2), body, edge, 0.075, 0.14)];
  return cased(frame.line(frame.ring), body, edge, 0.06, 0.105, {
    'stroke-dasharray': '0.1 0.13',
    'stroke-linecap': 'round',
  });
};

/** Where it went: a ground behind the piece, filled only once it is done. */
const to = (deed: Deed, { outline }: SceneCell, frame: Frame, pen: Pen): SvgNode[] => {
  const { body, edge, filled } = DEEDS[deed];
  if (outline === 'spot') {
    if (filled)
      return [circle(0, 0, frame.ground, { fill: paint(body), stroke: paint(edge), 'stroke-width': line(pen, 0.032) })];
    return cased(frame.line(frame.ground), body, edge, line(pen, 0.05), 0.1);
  }
  const ring = cased(frame.line(frame.ground), body, edge, line(pen, 0.06), line(pen, 0.105, 2));
  if (outline === 'square' && filled)
    ring.unshift(path(frame.line(frame.ground), { fill: paint(body), 'fill-opacity': 0.5 }));
  return ring;
};
