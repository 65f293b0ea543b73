import { encodeHead } from '@threefold/core';
import { FIRST, OPENING, OVER, type Phase, PLACING, SECOND } from './actions.ts';
import { HEAD } from './options.ts';
import type { TzaarPosition } from './position.ts';
import { SPACE_NAMES, SPACES, SUPPLY } from './tables.ts';

/** top - 1 by letter: White's A R O, Black's a r o. */
export const LETTERS = 'AROaro';

/** How the phases are written: `w1` White's first step, `b2` Black's second, `w0` White's opening, `wp` White is placing. */
export const PHASES: readonly [letter: string, phase: Phase][] = [
  ['p', PLACING],
  ['0', OPENING],
  ['1', FIRST],
  ['2', SECOND],
];

/** TZ-6.2: the tops of a layout of 60 letters, or undefined when it is not one with all pieces. */
export const piecesOf = (layout: string): number[] | undefined => {
  const tops = Array.from(layout, letter => LETTERS.indexOf(letter) + 1);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const top of tops) counts[top]!++;
  return tops.length === SPACES && counts.every((count, top) => count === (top === 0 ? 0 : SUPPLY[(top - 1) % 3]))
    ? tops
    : undefined;
};

export const layoutOf = (tops: readonly number[]): string => tops.map(top => LETTERS[top - 1]).join('');

/** The head, the nine columns A to I (`.` empty, a height above 1 behind the letter), who acts in which phase. After the last
 * of a type was captured there is `x` instead, after a side buried its own there is `+`. */
export const encodePosition = (position: TzaarPosition): string => {
  const columns = new Map<string, string>();
  for (const [space, name] of SPACE_NAMES.entries()) {
    const top = position.top[space]!;
    const height = position.height[space]!;
    const stack = top === 0 ? '.' : `${LETTERS[top - 1]}${height > 1 ? height : ''}`;
    columns.set(name[0]!, (columns.get(name[0]!) ?? '') + stack);
  }
  return `${encodeHead(HEAD, 2, position.setup.options)} ${[...columns.values()].join('/')} ${turnOf(position)}`;
};

const turnOf = (position: TzaarPosition): string => {
  // A seat that cannot capture stands at its turn: the rest follows from the board.
  const stuck = position.phase === OVER && position.end === 'TZ-5.2';
  if (position.phase === OVER && !stuck) return position.end === 'TZ-5.3' ? '+' : 'x';
  const seat = stuck ? position.loser : position.actor;
  const letter = stuck ? '1' : PHASES.find(([, phase]) => phase === position.phase)![0];
  return `${'wb'[seat]}${letter}`;
};
