import {
  type Ground,
  type Label,
  type Piece,
  type Point,
  type Scene,
  type SceneCell,
  type SceneTag,
  STATES,
  type State,
} from '../scene.ts';
import { drawArrows } from './arrows.ts';
import { drawBar, drawCell, drawLinks } from './cells.ts';
import { drawLaid, laidTiles } from './deeds.ts';
import { discFace, discHeight } from './disc.ts';
import { drawGhost, drawHint } from './ghost.ts';
import { byDepth, type Cells, cellsOf, faceOf, isField, standingOf } from './lift.ts';
import { group, node, paint, type SvgNode } from './node.ts';
import { body, LEAST_LABELLED, letters, line, moved, type Pen, path, penFor, round, stroke, write } from './pen.ts';
import { drawPiece, LIFTED } from './piece.ts';
import { drawCaption, drawPlate } from './plates.ts';
import { box, hexagon, outline } from './polygon.ts';
import { prismChevrons } from './prism.ts';
import { drawRelief, drawShallows } from './relief.ts';
import { drawState, isUnder } from './states.ts';
import { drawTag, frontsOf } from './tags.ts';
import { drawTrail } from './trails.ts';
import { drawIce, drawWord } from './veil.ts';

/** A coordinate has 11 pixels, or a third of a unit where that is less; where that would be less than nine, it is left out. */
const drawCoordinates = (labels: readonly Label[], pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_LABELLED) return [];
  return labels.flatMap(({ kind, text, x, y }, i) =>
    kind === 'coordinate'
      ? [
          {
            ...write(text, x, y, letters(pen, 0.19, Math.min(11, pen.scale / 3)), 'coord', { 'font-weight': 650 }),
            key: `label:${i}`,
          },
        ]
      : [],
  );
};

/** Fields are named from this scale on: below it their names would run into each other. */
const LEAST_NAME = 15;

/** The names of fields and of the free cells around them, at their upper corner; above whatever stands before it. */
const drawNames = (scene: Scene, pen: Pen): SvgNode[] => {
  if (pen.scale < LEAST_NAME) return [];
  const size = letters(pen, 0.25, 9);
  const edged = { 'paint-order': 'stroke', stroke: paint('levelBg'), 'stroke-width': round(size * 0.3) };
  return scene.cells.flatMap(cell => {
    if (cell.outline !== 'hexagon') return [];
    const { x, y } = faceOf(cell);
    const isLand = isField(cell);
    const look = { 'font-weight': 650, ...(isLand ? { ...edged, 'stroke-linejoin': 'round' } : { opacity: 0.6 }) };
    return [
      { ...write(cell.id, x, isLand ? y - 0.7 : y, size, isLand ? 'levelInk' : 'coord', look), key: `name:${cell.id}` },
    ];
  });
};

const cornersOf = ({ shape, radius = 1, width = 1, height = 1 }: Ground, part = 1): Point[] =>
  shape === 'hexagon' ? hexagon(radius * part) : box(width * part, height * part);

/** A board with its side, or a hollow with its floor. */
const drawGround = (ground: Ground, index: number, pen: Pen): SvgNode => {
  const { x, y, round, fill, side, depth = 0, hollow } = ground;
  const d = outline(cornersOf(ground), round);
  const kids: SvgNode[] = [];
  if (pen.contrast) kids.push(...(hollow ? nested(ground, pen) : [path(d, body(fill, 'ink', line(pen, 0.04, 2)))]));
  else if (hollow) {
    kids.push(path(d, { fill: paint(fill) }));
    if (side) kids.push(path(d, { fill: paint(side), 'fill-opacity': 0.55, transform: moved(0, depth) }));
  } else {
    if (side) kids.push(path(d, { fill: paint(side), transform: moved(0, depth) }));
    kids.push(path(d, { fill: paint(fill) }));
  }
  return group(`ground:${index}`, [node('g', { transform: moved(x, y) }, kids)]);
};

/** Without colours a hollow is told by lines that sink into it. */
const nested = (ground: Ground, pen: Pen): SvgNode[] =>
  [1, 0.72, 0.44].map(part =>
    path(outline(cornersOf(ground, part), ground.round * part), stroke('ink', line(pen, 0.03, 1.5))),
  );

/** How a scene is drawn. */
export interface DrawOptions {
  /** Pixels in one unit of the scene, for what has a least size. */
  readonly scale: number;
  /** Whether it is drawn for a theme of high contrast. */
  readonly contrast?: boolean;
  /** Whether rims and marks are wider, so that colours are told apart better. */
  readonly strong?: boolean;
  /** Whether coordinates are written; they are unless told. */
  readonly coordinates?: boolean;
  /** Whether fields of land, which have no board with coordinates around them, wear their names. */
  readonly names?: boolean;
}

/** What still counts is never fainter than this. */
const FAINT = 0.8;

/** A scene as a group in its own units, in layers from back to front. */
export const drawScene = (scene: Scene, options: DrawOptions): SvgNode => {
  const pen = penFor(options);
  const coordinates = options.coordinates ?? true;
  const cells = cellsOf(scene);
  const pieces = standingOf(scene);
  const { tiles, rest } = laidTiles(scene, cells, pieces);
  const still = drawStill(scene, coordinates, pen);
  const under: SvgNode[] = [];
  const rings: SvgNode[] = [];
  const over: SvgNode[] = [];
  for (const state of rest) {
    const cell = cells.get(state.cell);
    const [piece] = state.state === 'stake' || state.state === 'lit' ? (pieces.get(state.cell) ?? []) : [];
    // What is at stake, or lit, wears its ring around the top of its stack.
    if (cell && piece?.shape === 'disc') rings.push(drawState(state, { ...cell, y: cell.y + discFace(piece) }, pen));
    else if (cell) (isUnder(state.state, cell) ? under : over).push(drawState(state, cell, pen));
  }
  return group('scene', [
    still.ground,
    still.cells,
    group('coordinates', coordinates ? drawCoordinates(scene.labels, pen) : []),
    group(
      'veils',
      scene.veils.map(veil => drawIce(veil, pen)),
    ),
    group('under', [...scene.trails.flatMap(trail => drawTrail(trail, cells, pen)), ...under]),
    group('pieces', drawStanding(scene, cells, rings, pen)),
    group('over', [...tiles.map(tile => drawLaid(tile, pen)), ...over]),
    still.tags,
    group('hint', scene.hint ? drawHint(scene.hint, pen) : []),
    group('names', coordinates && options.names ? drawNames(scene, pen) : []),
    group('arrows', drawArrows(scene.arrows, withHint(cells, scene), pen)),
    group('ghost', scene.ghost ? drawGhost(scene.ghost, cells, pen) : []),
    group(
      'words',
      scene.veils.map(veil => drawWord(veil, pen)),
    ),
    group(
      'plates',
      scene.labels.flatMap((label, i) => {
        if (label.kind === 'plate') return [drawPlate(label, i, pen)];
        return label.kind === 'caption' ? drawCaption(label, i, pen) : [];
      }),
    ),
  ]);
};

/** What pointing at a board does not change. */
interface Still {
  readonly ground: SvgNode;
  readonly cells: SvgNode;
  readonly tags: SvgNode;
}

/** By the cells of a scene: what was drawn of it last, and for what. */
const drawnStill = new WeakMap<Scene['cells'], { readonly from: readonly unknown[]; readonly still: Still }>();

/** The board without what is pointed at. As long as a scene has the very same parts it is the very same, and nobody compares it again. */
const drawStill = (scene: Scene, coordinates: boolean, pen: Pen): Still => {
  const from = [scene.ground, scene.links, scene.edges, scene.pieces, scene.tags, scene.backdrop, coordinates, pen];
  const known = drawnStill.get(scene.cells);
  if (known?.from.every((part, i) => part === from[i])) return known.still;
  const [cells, pieces, frontOf] = [cellsOf(scene), standingOf(scene), frontsOf(scene)];
  const still = {
    ground: group('ground', [...scene.ground.map((ground, i) => drawGround(ground, i, pen)), ...drawShallows(scene)]),
    cells: group('cells', [
      ...drawFlat(scene, cell => coordinates && !pieces.has(cell.id), pen),
      ...drawRelief(scene, pieces, pen),
    ]),
    tags: group(
      'tags',
      tagsOf(scene, pen).flatMap(tag => drawTag(tag, cells, pieces, frontOf, pen)),
    ),
  };
  drawnStill.set(scene.cells, { from, still });
  return still;
};

/** What is advised may rest on a tile that is not laid yet. */
const withHint = (cells: Cells, { hint }: Scene): Cells =>
  hint ? new Map([...cells, ...hint.cells.map(cell => [cell.id, cell] as const)]) : cells;

const drawFlat = (scene: Scene, labelled: (cell: SceneCell) => boolean, pen: Pen): SvgNode[] => [
  ...drawLinks(scene, pen),
  ...scene.cells.flatMap(cell => (isField(cell) ? [] : (drawCell(cell, labelled(cell), pen) ?? []))),
  ...scene.edges.flatMap((edge, i) => (edge.weight === 'bar' ? [drawBar(edge, i, pen)] : [])),
];

/** States that lie around a piece, where its marks would be. */
const FRAMING: ReadonlySet<State> = new Set(STATES.filter(state => state !== 'can' && state !== 'go'));

/** Pieces on flat cells by depth, those that are picked up last; then the marks that no neighbour may hide. */
const drawStanding = (scene: Scene, cells: Cells, rings: readonly SvgNode[], pen: Pen): SvgNode[] => {
  const lifted = new Set(scene.states.flatMap(({ state, cell }) => (state === 'picked' ? [cell] : [])));
  const framed = new Set(scene.states.flatMap(({ state, cell }) => (FRAMING.has(state) ? [cell] : [])));
  const standing = scene.pieces.flatMap(piece => {
    const cell = cells.get(piece.cell);
    return cell && !isField(cell) ? [{ piece, cell, up: lifted.has(piece.cell) }] : [];
  });
  standing.sort((a, b) => Number(a.up) - Number(b.up) || byDepth(a.cell, b.cell));
  return [
    ...standing.map(({ piece, cell, up }) => drawStand(piece, cell, up, pen)),
    ...rings,
    ...standing.flatMap(({ piece, cell, up }) => {
      const marks = prismChevrons(piece, framed.has(piece.cell), pen) ?? discHeight(piece, pen);
      const { x, y } = faceOf(cell);
      const raised = up && piece.shape === 'disc' ? LIFTED : 0;
      return marks ? [group(`mark:${piece.cell}`, [marks], { transform: moved(x, y - raised) })] : [];
    }),
  ];
};

const drawStand = (piece: Piece, cell: SceneCell, up: boolean, pen: Pen): SvgNode => {
  const { x, y } = faceOf(cell);
  const place = { transform: moved(x, y) };
  return group(`piece:${piece.cell}`, [drawPiece(piece, pen, up)], piece.faint ? { ...place, opacity: FAINT } : place);
};

/** High contrast numbers the ground too, as shades and strata say less there. */
const tagsOf = (scene: Scene, pen: Pen): readonly SceneTag[] => {
  // A tile that is held lies on no level yet.
  if (!pen.contrast || scene.backdrop !== 'sea') return scene.tags;
  const told = new Set(scene.tags.map(({ cell }) => cell));
  const ground = scene.cells.filter(cell => isField(cell) && !told.has(cell.id));
  return [
    ...scene.tags,
    ...ground.map(
      ({ id, level }): SceneTag => ({ cell: id, corner: 'bottomRight', text: String(level), kind: 'level' }),
    ),
  ];
};
