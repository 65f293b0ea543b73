import {
  cssName,
  drawFigure,
  drawScene,
  type Figure,
  type Palette,
  paint,
  type Rect,
  type Scene,
  type SvgNode,
  THEMES,
  type Token,
  writeSvg,
} from '@threefold-games/stage';
import type { Card, CardSeat } from './card.ts';
import type { DrawnBoard } from './sceneOf.ts';
import { type Font, fitLines, type Measure, shorten } from './wrapText.ts';

/** What sites that show previews ask for. */
export const [WIDTH, HEIGHT] = [1200, 630] as const;

const DISPLAY: Font = { family: 'Bricolage Grotesque', weight: 600 };
const TEXT: Font = { family: 'Figtree', weight: 400 };
const STRONG: Font = { family: 'Figtree', weight: 600 };

/** Where a single board lies, and where the words stand beside it. */
const BOARD: Rect = { x: 40, y: 36, width: 558, height: 558 };
const BESIDE: Rect = { x: 650, y: 64, width: 494, height: 506 };
/** Where several boards stand beside each other, and the words below them. */
const ROW: Rect = { x: 48, y: 44, width: 1104, height: 330 };
const BELOW: Rect = { x: 56, y: 408, width: 1088, height: 176 };
const GAP = 30;
const SEAT = 56;
/** How much higher a field is drawn for each of its levels, about. */
const LIFT = 0.2;

const node = (tag: string, attrs: SvgNode['attrs'], kids: readonly SvgNode[] = [], text?: string): SvgNode => ({
  tag,
  attrs,
  kids,
  ...(text === undefined ? {} : { text }),
});

const write = (text: string, x: number, y: number, size: number, { family, weight }: Font, fill: Token): SvgNode =>
  node('text', { x, y, 'font-family': family, 'font-weight': weight, 'font-size': size, fill: paint(fill) }, [], text);

const box = ({ x, y, width, height }: Rect, round: number, fill: Token): SvgNode =>
  node('rect', { x, y, width, height, rx: round, fill: paint(fill) });

/** A card as an SVG file. */
export const drawCard = (card: Card, boards: readonly DrawnBoard[], measure: Measure): string => {
  const [only] = boards;
  const kids =
    boards.length === 1
      ? [drawBoard(only!.scene, BOARD), ...drawBeside(card, only!, measure)]
      : [
          ...boards.map(({ scene }, i) => drawBoard({ ...scene, labels: [] }, column(i, boards.length))),
          ...drawBelow(card, measure),
        ];
  const bounds = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
  return writeSvg(node('g', {}, kids), bounds, {
    palette: THEMES.light,
    width: WIDTH,
    title: card.title,
    backdrop: 'bg',
  });
};

/** The side of a board that is drawn alone. */
const ALONE = 600;

/** Every colour as the custom property of a page. */
export const PROPERTIES = Object.fromEntries(
  Object.keys(THEMES.light).map(token => [token, `var(${cssName(token as Token)})`]),
) as Palette;

/** A board alone as an SVG file that has its colours from the page around it. */
export const drawBoardFile = ({ scene }: DrawnBoard, title: string): string => {
  const bounds = { x: 0, y: 0, width: ALONE, height: ALONE };
  return writeSvg(drawBoard(scene, bounds), bounds, { palette: PROPERTIES, title });
};

const column = (index: number, count: number): Rect => {
  const width = (ROW.width - GAP * (count - 1)) / count;
  return { ...ROW, x: ROW.x + index * (width + GAP), width };
};

/** A scene in a place: land lies in a sea with round corners, boards lie on the ground of the picture. */
const drawBoard = (scene: Scene, place: Rect): SvgNode => {
  const isSea = scene.backdrop !== 'bg';
  const side = Math.min(place.width, place.height);
  const room = isSea
    ? { x: place.x + (place.width - side) / 2, y: place.y + (place.height - side) / 2, width: side, height: side }
    : place;
  const bounds = isSea ? landOf(scene) : scene.bounds;
  const margin = isSea ? 26 : 0;
  const scale = Math.min((room.width - 2 * margin) / bounds.width, (room.height - 2 * margin) / bounds.height);
  const x = room.x + room.width / 2 - scale * (bounds.x + bounds.width / 2);
  const y = room.y + room.height / 2 - scale * (bounds.y + bounds.height / 2);
  return node('g', {}, [
    ...(isSea ? [box(room, 36, scene.backdrop)] : []),
    node('g', { transform: `translate(${x} ${y}) scale(${scale})` }, [drawScene(scene, { scale, coordinates: false })]),
  ]);
};

/** Where land lies, without the free sea around it. */
const landOf = ({ bounds, cells }: Scene): Rect => {
  const land = cells.filter(({ fill }) => fill !== undefined);
  if (land.length === 0) return bounds;
  const [xs, ys] = [land.map(({ x }) => x), land.map(({ y, level }) => y - LIFT * level)];
  const [left, top] = [Math.min(...xs) - 0.9, Math.min(...ys) - 1];
  const bottom = Math.max(...land.map(({ y }) => y)) + 1.2;
  return { x: left, y: top, width: Math.max(...xs) + 0.9 - left, height: bottom - top };
};

/** The words beside one board: kind above, the brand below, all else in the middle between them. */
const drawBeside = (card: Card, board: DrawnBoard, measure: Measure): SvgNode[] => {
  const { x, y, width, height } = BESIDE;
  const { length: seats } = card.seats;
  const title = fitLines(
    card.title,
    { width, lines: seats > 0 ? 2 : 3, sizes: seats > 2 ? [56, 34] : [68, 34] },
    DISPLAY,
    measure,
  );
  // Of four seats the marked one says enough.
  const facts = (seats > 3 ? card.facts.slice(0, 1) : card.facts).flatMap(
    fact => fitLines(fact, { width, lines: 2, sizes: [31, 27] }, TEXT, measure).lines,
  );
  const heights = {
    title: title.lines.length * title.size * 1.08,
    facts: facts.length * 42,
    seats: seats * SEAT,
  };
  const gaps = (facts.length > 0 ? 20 : 0) + (seats > 0 ? 24 : 0);
  const [top, bottom] = [y + 52, y + height - 60];
  let at = top + (bottom - top - heights.title - heights.facts - heights.seats - gaps) / 2;
  const kids = [write(shorten(card.kind, width, 29, STRONG, measure), x, y + 28, 29, STRONG, 'accent')];
  for (const line of title.lines) {
    kids.push(write(line, x, at + title.size * 0.86, title.size, DISPLAY, 'ink'));
    at += title.size * 1.08;
  }
  at += facts.length > 0 ? 20 : 0;
  for (const line of facts) {
    kids.push(write(line, x, at + 30, 31, TEXT, 'ink2'));
    at += 42;
  }
  at += seats > 0 ? 24 : 0;
  for (const seat of card.seats) {
    kids.push(drawSeat(seat, board, { x, y: at, width, height: SEAT }, measure));
    at += SEAT;
  }
  return [...kids, drawBrand(x, y + height - 6)];
};

const drawSeat = (
  { seat, name, open, marked }: CardSeat,
  { face, seats }: DrawnBoard,
  place: Rect,
  measure: Measure,
): SvgNode => {
  const [middle, size] = [place.y + place.height / 2, 30];
  const font = marked ? STRONG : TEXT;
  const text = shorten(name, place.width - 92, size, font, measure);
  const pill = { x: place.x - 14, y: place.y + 3, width: 84 + measure(text, size, font), height: place.height - 6 };
  return node('g', {}, [
    ...(marked ? [box(pill, pill.height / 2, 'accentSoft')] : []),
    drawToken(face.token(seat, seats), place.x + 19, middle, 38, open ? 0.4 : 1),
    write(text, place.x + 52, middle + 0.355 * size, size, font, open ? 'ink2' : 'ink'),
  ]);
};

const drawToken = (figure: Figure, x: number, y: number, size: number, opacity: number): SvgNode => {
  const { bounds } = drawFigure(figure, { scale: 1 });
  const scale = size / bounds.width;
  const left = x - scale * (bounds.x + bounds.width / 2);
  const top = y - scale * (bounds.y + bounds.height / 2);
  return node('g', { transform: `translate(${left} ${top}) scale(${scale})`, opacity }, [
    drawFigure(figure, { scale }).node,
  ]);
};

/** The words below several boards. */
const drawBelow = (card: Card, measure: Measure): SvgNode[] => {
  const { x, y, width, height } = BELOW;
  const title = fitLines(
    card.title,
    { width, lines: card.facts.length > 0 ? 1 : 2, sizes: [60, 40] },
    DISPLAY,
    measure,
  );
  const facts = fitLines(card.facts.join(' · '), { width: width - 270, lines: 2, sizes: [30, 24] }, TEXT, measure);
  return [
    ...title.lines.map((line, i) => write(line, x, y + 58 + i * title.size * 1.08, title.size, DISPLAY, 'ink')),
    ...facts.lines.map((line, i) => write(line, x, y + 116 + i * 40, facts.size, TEXT, 'ink2')),
    drawBrand(x + width - 220, y + height - 6),
  ];
};

/** The three faces of the mark, in a square of 24. */
const MARK = [
  ['M12 11.45L3.9 6.78L12 2.1L20.1 6.78Z', 1],
  ['M12.48 12.28L20.57 7.6L20.57 16.95L12.48 21.63Z', 0.62],
  ['M11.52 12.28L11.52 21.63L3.43 16.95L3.43 7.6Z', 0.34],
] as const;

/** The mark and the name, on a baseline. */
const drawBrand = (x: number, y: number): SvgNode =>
  node('g', {}, [
    node(
      'g',
      { transform: `translate(${x - 4} ${y - 36}) scale(2)` },
      MARK.map(([d, opacity]) =>
        node('path', {
          d,
          opacity,
          fill: paint('accent'),
          stroke: paint('accent'),
          'stroke-width': 1.3,
          'stroke-linejoin': 'round',
        }),
      ),
    ),
    write('Threefold', x + 54, y, 36, DISPLAY, 'ink'),
  ]);
