import type { Position } from '@threefold-games/core';
import { hexDistance } from '@threefold-games/grid';
import type { SymmetricCopy } from '@threefold-games/learn';
import type { TzaarView } from '@threefold-games/tzaar';
import { decode } from '@threefold-games/tzaar/decode';
import { readStep, SPACE_COORDINATES, SPACE_INDEX, SPACE_NAMES } from '@threefold-games/tzaar/display';

type Axial = readonly [q: number, r: number];

const turned = ([q, r]: Axial): Axial => [-r, q + r];
const mirrored = ([q, r]: Axial): Axial => [r, q];

const indexOf = ([q, r]: Axial): number => SPACE_COORDINATES.findIndex(([x, y]) => x === q && y === r);

/** SYMMETRIES[symmetry][space]: where a space lies in each of the board's twelve pictures, the board itself first. */
const SYMMETRIES: readonly (readonly number[])[] = Array.from({ length: 12 }, (_, symmetry) =>
  SPACE_COORDINATES.map(space => {
    let image = symmetry < 6 ? space : mirrored(space);
    for (let i = 0; i < symmetry % 6; i++) image = turned(image);
    return indexOf(image);
  }),
);

/** The text of a position in parts: its head, the stacks by space, and who acts in which phase. */
interface Parts {
  readonly head: string;
  readonly stacks: readonly string[];
  readonly turn: string;
}

const partsOf = (position: Position<TzaarView>): Parts => {
  const fields = position.encode().split(' ');
  const [board, turn] = fields.slice(-2) as [string, string];
  return { head: fields.slice(0, -2).join(' '), stacks: board.match(/\.|[AROaro]\d*/g)!, turn };
};

/** The board and the turn, as `encode` writes them. */
const textOf = ({ stacks, turn }: Pick<Parts, 'stacks' | 'turn'>): string => {
  const board = stacks.map((stack, space) =>
    space > 0 && SPACE_NAMES[space]![0] !== SPACE_NAMES[space - 1]![0] ? `/${stack}` : stack,
  );
  return `${board.join('')} ${turn}`;
};

const moved = (stacks: readonly string[], symmetry: readonly number[]): string[] => {
  const images: string[] = [];
  for (const [space, stack] of stacks.entries()) images[symmetry[space]!] = stack;
  return images;
};

const otherCase = (stack: string): string =>
  stack === stack.toUpperCase() ? stack.toLowerCase() : stack.toUpperCase();

/** White's stacks as Black's, and the other way round. */
const exchanged = ({ head, stacks, turn }: Parts): Parts => ({
  head,
  stacks: stacks.map(otherCase),
  turn: turn.replace(/^[wb]/, side => (side === 'w' ? 'b' : 'w')),
});

/**
 * Whether a position has equals: not before White's opening, which only White has, and until which it matters where a set-up puts its pieces.
 * Later the options in its head matter no more.
 */
const hasEquals = ({ turn }: Parts): boolean => !/^[wb][p0]$/.test(turn);

/** The same text for all positions that differ by the board's symmetries, by their colours, or by how the game began. */
export const canonical = (position: Position<TzaarView>): string => {
  const parts = partsOf(position);
  if (!hasEquals(parts)) return position.encode();
  const sides = [parts, exchanged(parts)].filter(({ turn }) => !turn.startsWith('b'));
  const texts = sides.flatMap(({ stacks, turn }) =>
    SYMMETRIES.map(symmetry => textOf({ stacks: moved(stacks, symmetry), turn })),
  );
  return texts.reduce((least, text) => (text < least ? text : least));
};

/** The other positions that are the same, as far as a game can lead there: White never moves where only one piece was captured. */
export const copies = (position: Position<TzaarView>): readonly SymmetricCopy<TzaarView>[] => {
  const parts = partsOf(position);
  if (!hasEquals(parts)) return [];
  return [parts, exchanged(parts)].flatMap(({ head, stacks, turn }, side) =>
    SYMMETRIES.flatMap((symmetry, i) => {
      if (side === 0 && i === 0) return [];
      const copy = decode(`${head} ${textOf({ stacks: moved(stacks, symmetry), turn })}`);
      return copy.ok ? [{ position: copy.value, step: (text: string) => stepIn(symmetry, text) }] : [];
    }),
  );
};

const stepIn = (symmetry: readonly number[], text: string): string => {
  const step = readStep(text);
  if (step?.kind !== 'capture' && step?.kind !== 'stack') return text;
  const [from, to] = [step.from, step.to].map(name => SPACE_NAMES[symmetry[SPACE_INDEX.get(name)!]!]);
  return `${from}${step.kind === 'capture' ? 'x' : '+'}${to}`;
};

/** Six overlapping thirds of the board: what lies between two of the spokes that leave the hole, 120 degrees apart. */
const THIRDS: readonly ReadonlySet<string>[] = SYMMETRIES.slice(0, 6).map(
  symmetry =>
    new Set(
      SPACE_COORDINATES.flatMap(([q, r], space) =>
        (q > 0 && r >= 0) || (q <= 0 && q + r > 0) ? [SPACE_NAMES[symmetry[space]!]!] : [],
      ),
    ),
);

/** The third of the board in which a capture happens; where it comes from elsewhere, the one around what it takes. */
export const thirdAround = (from: string, to: string): readonly string[] => {
  const around = THIRDS.filter(third => third.has(to));
  return [...(around.find(third => third.has(from)) ?? around[0] ?? [])];
};

/** The spaces between two that lie on a line. */
export const cellsBetween = (from: string, to: string): readonly string[] => {
  const [a, b] = [from, to].map(name => SPACE_COORDINATES[SPACE_INDEX.get(name)!]!) as [Axial, Axial];
  const [dq, dr] = [b[0] - a[0], b[1] - a[1]];
  const length = hexDistance(dq, dr);
  return Array.from({ length: length - 1 }, (_, i) => {
    const part = (i + 1) / length;
    return SPACE_NAMES[indexOf([a[0] + dq * part, a[1] + dr * part])]!;
  });
};
