import { legalActions, type Position, playTurn } from '@threefold-games/core';
import { must } from '@threefold-games/testkit';
import { type TzaarView, tzaar } from '@threefold-games/tzaar';

const NAMES = [5, 6, 7, 8, 8, 8, 7, 6, 5].flatMap((length, column) =>
  Array.from({ length }, (_, i) => `${'ABCDEFGHI'[column]}${i + 1}`),
);

/** A position from its stacks, such as `{ E4: 'A2', D3: 'o' }` (upper case White), and the turn: `w1`, `b2`, `w0`, `wp`. */
export const table = (
  stacks: Readonly<Record<string, string>>,
  turn: string,
  setup = 'random',
): Position<TzaarView> => {
  let board = '';
  for (const name of NAMES) {
    if (name !== 'A1' && name.endsWith('1')) board += '/';
    board += stacks[name] ?? '.';
  }
  return must(tzaar.decode(`tzaar/1 2 setup=${setup} ${board} ${turn}`));
};

/** One stack of every type for both sides, far from each other on the rim, so that no side misses a type. */
export const KEPT = { A1: 'A', A3: 'R', A5: 'O', I1: 'a', I3: 'r', I5: 'o' };

export const steps = (position: Position<TzaarView>): string[] =>
  legalActions(tzaar, position).map(action => position.format(action));

/** Plays a whole turn; throws when it is refused. */
export const turn = (position: Position<TzaarView>, ...texts: string[]): void => {
  must(playTurn(tzaar, position, texts));
};

/** The rule that refuses a turn, or undefined when it is played. */
export const refused = (position: Position<TzaarView>, ...texts: string[]): string | undefined => {
  const played = playTurn(tzaar, position, texts);
  return played.ok ? undefined : played.error.rule;
};

/** A game from its beginning. */
export const start = (setup: 'fixed' | 'tournament'): Position<TzaarView> =>
  tzaar.start({ seats: 2, options: { setup }, layout: '' });

export const stack = (position: Position<TzaarView>, name: string) =>
  position.view().spaces.find(space => space.name === name)?.stack;
