import type { Action, Pick } from '@threefold-games/core';
import { CAPTURE, goalOf, PLACEMENT, placement, STAY, SWAP, sourceOf, step } from './actions.ts';
import { CELL_NAMES, COLOURS, KINDS, type Kind, kindOf, TOWERS, type Tower } from './tables.ts';

export const formatMove = (source: number, goal: number, capture: boolean): string =>
  `${CELL_NAMES[source]}${capture ? 'x' : '-'}${CELL_NAMES[goal]}`;

export const formatStep = (action: Action): string => {
  if (action >= STAY) return action === SWAP ? 'swap' : 'stay';
  return (action & PLACEMENT) !== 0
    ? `${TOWERS[sourceOf(action)]}@${CELL_NAMES[goalOf(action)]}`
    : formatMove(sourceOf(action), goalOf(action), (action & CAPTURE) !== 0);
};

/** The step that a text says, legal or not (TA-9.1). */
export const parseStep = (text: string): Action | undefined => {
  const read = parseAttempt(text);
  if (!read) return undefined;
  if (read.what === 'choice') return (read.swap ? SWAP : STAY) as Action;
  return (
    read.what === 'placement' ? placement(read.kind, read.goal) : step(read.source, read.goal, read.capture)
  ) as Action;
};

export const picksOf = (action: Action): readonly Pick[] => {
  if (action >= STAY) return [{ at: 'choice', choice: formatStep(action) }];
  const goal: Pick = { at: 'cell', cell: CELL_NAMES[goalOf(action)]! };
  return (action & PLACEMENT) !== 0
    ? [{ at: 'choice', choice: TOWERS[sourceOf(action)]! }, goal]
    : [{ at: 'cell', cell: CELL_NAMES[sourceOf(action)]! }, goal];
};

/** What an attempt says, whether it is legal or not. */
export type Attempt =
  | { readonly what: 'choice'; readonly swap: boolean }
  | { readonly what: 'placement'; readonly kind: Kind; readonly goal: number }
  | { readonly what: 'step'; readonly source: number; readonly goal: number; readonly capture: boolean };

/** Reads a step as it is written (TA-9.1); undefined when it is not. */
export const parseAttempt = (text: string): Attempt | undefined => {
  if (text === 'swap' || text === 'stay') return { what: 'choice', swap: text === 'swap' };
  const found = /^(?:([SML][346])@|([a-o][1-5])([-x]))([a-o][1-5])$/.exec(text);
  if (!found) return undefined;
  const goal = CELL_NAMES.indexOf(found[4]!);
  return found[1] === undefined
    ? { what: 'step', source: CELL_NAMES.indexOf(found[2]!), goal, capture: found[3] === 'x' }
    : { what: 'placement', kind: kindOf(found[1]), goal };
};

/** A step with a tower, by the names of its cells. */
export type WrittenStep =
  | { readonly what: 'place'; readonly tower: Tower; readonly goal: string }
  | { readonly what: 'move' | 'take'; readonly source: string; readonly goal: string };

/** Reads a step with a tower; undefined for another text. */
export const readStep = (text: string): WrittenStep | undefined => {
  const attempt = parseAttempt(text);
  if (!attempt || attempt.what === 'choice') return undefined;
  const goal = CELL_NAMES[attempt.goal]!;
  if (attempt.what === 'placement') return { what: 'place', tower: TOWERS[attempt.kind]!, goal };
  return { what: attempt.capture ? 'take' : 'move', source: CELL_NAMES[attempt.source]!, goal };
};

/** A step as people read it: with the signs that printers use. */
export const prettyStep = (text: string): string => text.replace('-', '–').replace('x', '×');

/** A set of kinds as towers, highest first. */
export const towersOf = (kinds: number): readonly Tower[] => TOWERS.filter((_, kind) => (kinds >> kind) & 1).reverse();

/** A tower and whose it is. */
export interface OwnedTower {
  /** The seat, or 2 for the Zihin in a game of two. */
  readonly owner: number;
  readonly tower: Tower;
}

/** A set of captured towers, highest first, each with the colour that lost it. */
export const capturesOf = (captured: number): readonly OwnedTower[] =>
  TOWERS.map((tower, kind) =>
    Array.from({ length: COLOURS }, (_, owner) => ({ owner, tower })).filter(
      ({ owner }) => (captured >> (owner * KINDS + kind)) & 1,
    ),
  )
    .toReversed()
    .flat();
