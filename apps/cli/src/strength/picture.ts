import { GROUPS, groupOf } from './plan.ts';
import type { Placed, Sort } from './scale.ts';

/** The warm paper of the app, whatever lies behind the picture. */
const PAPER = '#fbf8f3';
const INK = '#3b332b';
const SOFT = '#75695c';
const LINE = '#ddd3c5';
const WOOD = '#a9764a';
/** A tint for each group of levels, from the first steps up. */
const TINTS = ['#e8efdf', '#f5ecd6', '#f4e0d2', '#e2e4ef'];
const DEEP = ['#5f7a45', '#9a7420', '#a85a35', '#55608f'];

const WIDTH = 920;
const TOP = 86;
const BOTTOM = 30;
/** Pixels for a point of the scale. */
const RISE = 0.4;
/** The rails of the ladder, and where the names beside it begin. */
const LEFT_RAIL = 400;
const RIGHT_RAIL = 520;
const LEFT_NAMES = LEFT_RAIL - 76;
const RIGHT_NAMES = RIGHT_RAIL + 76;
/** Two names are never nearer to each other. */
const APART = 19;
/** A line of the scale every so many points. */
const GRID = 200;

const NAMES: Readonly<Record<Sort, (player: Placed) => string>> = {
  level: ({ level }) => `level ${level}`,
  former: ({ level }) => `former level ${level}`,
  yardstick: ({ player }) => player,
  simple: ({ player }) => player,
  program: ({ player }) => player.slice('program:'.length),
};

/** What a player is called in pictures and tables. */
export const nameOf = (player: Placed): string => NAMES[player.sort](player);

/** The ladder of a game as an SVG: its levels as rungs, on the left stand-ins and simple players, on the right what came before. */
export const ladderPicture = (title: string, scale: readonly Placed[]): string => {
  const levels = scale.filter(({ sort }) => sort === 'level').sort((a, b) => a.elo - b.elo);
  const high = Math.ceil((scale[0]!.elo + 40) / GRID) * GRID;
  const low = Math.floor((scale.at(-1)!.elo - 40) / GRID) * GRID;
  const height = Math.round(TOP + (high - low) * RISE + BOTTOM);
  const yOf = (elo: number): number => TOP + (high - elo) * RISE;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    `<title>${xml(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" rx="14" fill="${PAPER}"/>`,
    `<text x="28" y="36" font-size="19" font-weight="600">${xml(title)}</text>`,
    `<text x="28" y="58" fill="${SOFT}">Elo with two seats. On the left stand-ins for people and simple players, on the right what came before.</text>`,
    ...grid(low, high, yOf),
    ...bands(levels, low, high, yOf),
    ...rails(yOf(high) + 12, yOf(low) - 12),
    ...levels.flatMap(level => rung(level, levels.length, yOf)),
    ...names(scale.filter(isLeft), 'left', yOf),
    ...names(scale.filter(isRight), 'right', yOf),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
};

const isLeft = ({ sort }: Placed): boolean => sort === 'yardstick' || sort === 'simple';
const isRight = ({ sort }: Placed): boolean => sort === 'former' || sort === 'program';

type YOf = (elo: number) => number;

const grid = (low: number, high: number, yOf: YOf): string[] =>
  Array.from({ length: (high - low) / GRID + 1 }, (_, i) => low + i * GRID).flatMap(elo => [
    `<line x1="70" x2="${WIDTH - 28}" y1="${fixed(yOf(elo))}" y2="${fixed(yOf(elo))}" stroke="${LINE}"/>`,
    `<text x="62" y="${fixed(yOf(elo) + 4)}" text-anchor="end" fill="${SOFT}">${elo}</text>`,
  ]);

/** A tint behind the rungs of each group, that meets the next one half way. */
const bands = (levels: readonly Placed[], low: number, high: number, yOf: YOf): string[] =>
  GROUPS.flatMap((group, i) => {
    const own = levels.filter(({ level }) => groupOf(level!, levels.length) === group);
    if (own.length === 0) return [];
    const before = levels[levels.indexOf(own[0]!) - 1];
    const after = levels[levels.indexOf(own.at(-1)!) + 1];
    const from = yOf(after ? (own.at(-1)!.elo + after.elo) / 2 : Math.min(high, own.at(-1)!.elo + 60));
    const to = yOf(before ? (own[0]!.elo + before.elo) / 2 : Math.max(low, own[0]!.elo - 60));
    const x = LEFT_RAIL - 46;
    return [
      `<rect x="${x}" y="${fixed(from)}" width="${RIGHT_RAIL - LEFT_RAIL + 92}" height="${fixed(to - from)}" fill="${TINTS[i]}"/>`,
      `<text transform="translate(${x + 17} ${fixed((from + to) / 2)}) rotate(-90)" text-anchor="middle" font-weight="600" fill="${DEEP[i]}">${group}</text>`,
    ];
  });

const rails = (from: number, to: number): string[] =>
  [LEFT_RAIL, RIGHT_RAIL].map(
    x =>
      `<line x1="${x}" x2="${x}" y1="${fixed(from)}" y2="${fixed(to)}" stroke="${WOOD}" stroke-width="7" stroke-linecap="round"/>`,
  );

const rung = (placed: Placed, levels: number, yOf: YOf): string[] => {
  const y = yOf(placed.elo);
  const middle = (LEFT_RAIL + RIGHT_RAIL) / 2;
  const deep = DEEP[GROUPS.indexOf(groupOf(placed.level!, levels))];
  // Neighbours' errors overlap: every other one stands aside.
  const error = RIGHT_RAIL + (placed.level! % 2 === 0 ? 17 : 31);
  const end = Math.max(TOP, yOf(placed.elo + placed.error));
  return [
    `<line x1="${LEFT_RAIL}" x2="${RIGHT_RAIL}" y1="${fixed(y)}" y2="${fixed(y)}" stroke="${WOOD}" stroke-width="7"/>`,
    `<circle cx="${middle}" cy="${fixed(y)}" r="14" fill="${PAPER}" stroke="${deep}" stroke-width="2.5"/>`,
    `<text x="${middle}" y="${fixed(y + 5)}" text-anchor="middle" font-size="14" font-weight="600">${placed.level}</text>`,
    `<line x1="${error}" x2="${error}" y1="${fixed(end)}" y2="${fixed(yOf(placed.elo - placed.error))}" stroke="${deep}" stroke-width="2" stroke-linecap="round"/>`,
    `<circle cx="${error}" cy="${fixed(y)}" r="3" fill="${deep}"/>`,
  ];
};

/** The names beside the ladder, each with a line to its height; what lies close together moves apart. */
const names = (players: readonly Placed[], side: 'left' | 'right', yOf: YOf): string[] => {
  const [edge, x, anchor] =
    side === 'left' ? [LEFT_RAIL - 52, LEFT_NAMES, 'end'] : [RIGHT_RAIL + 52, RIGHT_NAMES, 'start'];
  const away = side === 'left' ? 4 : -4;
  const heights = spread(players.map(({ elo }) => yOf(elo)));
  return players.flatMap((player, i) => {
    const y = fixed(yOf(player.elo));
    const weight = player.sort === 'former' ? '' : ' font-weight="600"';
    return [
      `<path d="M${edge} ${y} L${x + away} ${fixed(heights[i]!)}" fill="none" stroke="${SOFT}"/>`,
      `<circle cx="${edge}" cy="${y}" r="3.5" fill="${player.sort === 'former' ? SOFT : INK}"/>`,
      `<text x="${x - away / 4}" y="${fixed(heights[i]! + 4)}" text-anchor="${anchor}"${weight} paint-order="stroke" stroke="${PAPER}" stroke-width="5">${xml(nameOf(player))}<tspan fill="${SOFT}" font-weight="400">  ${Math.round(player.elo)} ± ${Math.round(player.error)}</tspan></text>`,
    ];
  });
};

/** Moves heights, given from the top down, apart as little as it takes. */
const spread = (heights: readonly number[]): readonly number[] => {
  const moved = [...heights];
  for (let pass = 0; pass < 500; pass++) {
    for (let i = 1; i < moved.length; i++) {
      const lack = APART - (moved[i]! - moved[i - 1]!);
      if (lack <= 0) continue;
      moved[i - 1]! -= lack / 2;
      moved[i]! += lack / 2;
    }
  }
  return moved;
};

const fixed = (x: number): string => x.toFixed(1);
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
