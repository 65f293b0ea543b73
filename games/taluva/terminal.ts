import { HEX_DIRECTIONS } from '@threefold-games/grid';
import { Canvas, type Drawing, type Paint, type Style, wrap } from '@threefold-games/stage/terminal';
import type { TaluvaField, TaluvaPlayer, TaluvaView } from '@threefold-games/taluva';

/** Letters and ground of the terrains and of volcanoes (V). */
const COLOURS = { J: [231, 22], C: [16, 149], S: [16, 229], R: [231, 95], L: [16, 38], V: [231, 124] } as const;
const LETTERS = { hut: 'H', temple: 'T', tower: 'W' } as const;

/** Taluva in a terminal. */
export const drawing: Drawing<TaluvaView> = {
  seatName: () => undefined,

  draw(view, paint, width) {
    return [
      ...drawIsland(view, paint, width),
      '',
      ...drawTiles(view, paint, width),
      ...drawPlayers(view, paint, width),
    ].join('\n');
  },

  announce({ name, value }, nameOf) {
    if (name === 'out') return `${nameOf(value)} cannot build and is out.`;
    return name === 'finished' ? `${nameOf(value)} has built all of two kinds.` : undefined;
  },
};

/**
 * The island from above, each row half a field to the right of the one above it: the cell, then below it the terrain with its
 * level (for a volcano also the rotation of its tile) and the piece with its seat. Free cells beside the land show their name.
 */
const drawIsland = ({ fields }: TaluvaView, paint: Paint, width: number): string[] => {
  const land = new Map(fields.map(field => [field.name, field]));
  const beside = new Map<string, readonly [q: number, r: number]>();
  for (const { q, r } of fields) {
    for (const [dq, dr] of HEX_DIRECTIONS)
      if (!land.has(`${q + dq},${r + dr}`)) beside.set(`${q + dq},${r + dr}`, [q + dq, r + dr]);
  }
  if (fields.length === 0) beside.set('0,0', [0, 0]);
  const all = [...fields.map(({ q, r }) => [q, r] as const), ...beside.values()];
  const left = Math.min(...all.map(([q, r]) => 2 * q + r));
  const top = Math.min(...all.map(([, r]) => r));
  const names = [...land.keys(), ...beside.keys()];
  const half = Math.ceil((Math.max(5, ...names.map(name => name.length)) + 1) / 2);
  const canvas = new Canvas();
  const at = (q: number, r: number): [row: number, column: number] => [2 * (r - top), 2 + (2 * q + r - left) * half];
  const styles = stylesOf(paint);
  for (const [name, [q, r]] of beside) canvas.put(...at(q, r), name, paint.dim);
  for (const field of fields) drawField(canvas, at(field.q, field.r), field, 2 * half - 1, paint, styles);
  return strips(canvas, width);
};

const drawField = (
  canvas: Canvas,
  [row, column]: [row: number, column: number],
  { name, terrain, level, rotation, piece }: TaluvaField,
  width: number,
  paint: Paint,
  styles: Readonly<Record<string, Style>>,
): void => {
  const style = styles[terrain ?? 'V']!;
  const ground = terrain === null ? `V${level}/${rotation}` : `${terrain}${level}`;
  for (const [i, text] of [name, ground].entries()) {
    // Without colours the land needs walls.
    if (paint.plain) canvas.put(row + i, column - 1, '|'.padEnd(width + 1).concat('|'));
    canvas.put(row + i, column, text.padEnd(width), style);
  }
  if (piece) canvas.put(row + 1, column + 3, `${LETTERS[piece.kind]}${piece.seat}`, paint.seats[piece.seat]);
};

const stylesOf = (paint: Paint): Readonly<Record<string, Style>> =>
  Object.fromEntries(
    Object.entries(COLOURS).map(([letter, [colour, ground]]) => [letter, paint.ground(colour, ground)]),
  );

/** A canvas that is too wide for the terminal, cut into strips below one another. */
const strips = (canvas: Canvas, width: number): string[] => {
  const lines: string[] = [];
  for (let from = 0; from < canvas.width; from += width) {
    if (from > 0) lines.push('', '(to the right of this:)');
    lines.push(...canvas.lines(from, from + width));
  }
  return lines;
};

const drawTiles = ({ drawn, tilesLeft, unseen }: TaluvaView, paint: Paint, width: number): string[] => {
  const [first, second] = drawn ?? '';
  const how = `laid at V/k, ${first} lies from V in direction k and ${second} in the next one clockwise`;
  const kinds = unseen.map(({ tile, count }) => `${tile}x${count}`).join(', ');
  return [
    ...(drawn === null
      ? []
      : [
          `  ${paint.bold(`Tile ${drawn}`)}: ${wrap(how, Math.min(width, 100), ' '.repeat(11))}`,
          '  (0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE)',
        ]),
    `  Tiles left: ${tilesLeft}${kinds === '' ? '' : paint.dim(wrap(`; unseen: ${kinds}`, Math.min(width, 100) - 16, '    '))}`,
  ];
};

const drawPlayers = ({ players, out, finished }: TaluvaView, paint: Paint, width: number): string[] =>
  players.map((player, seat) => {
    const chip = paint.seats[seat]!(` ${seat} `);
    const gone = out.includes(seat) ? '; out' : finished.includes(seat) ? '; finished' : `; ${distance(player)}`;
    const place = player.place === null ? '' : `, place ${player.place}`;
    return `  ${chip} ${wrap(`has ${stock(player)}${gone}${place}`, Math.min(width, 100), ' '.repeat(6))}`;
  });

const stock = ({ left }: TaluvaPlayer): string =>
  `${left.huts} huts (H), ${left.temples} temples (T), ${left.towers} towers (W)`;

const distance = ({ nearest }: TaluvaPlayer): string =>
  `${nearest.pieces} to an early win (${nearest.kinds.map(kind => `${kind}s`).join(', ')})`;
