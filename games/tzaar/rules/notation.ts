import type { Action, Pick } from '@threefold-games/core';
import { goalOf, PASS, PLACE, placement, sourceOf, spacePlaced, step, typePlaced } from './actions.ts';
import type { TzaarState } from './state.ts';
import {
  PIECE_LETTERS,
  type PieceType,
  SPACE_INDEX,
  SPACE_NAMES,
  SPACES,
  SUPPLY,
  TYPE_LETTERS,
  TYPES,
} from './tables.ts';

/** TZ-6.1: `D3xC3`, `B6+B5`, `-`, `A@E1`. */
export const formatStep = (state: TzaarState, action: Action): string => {
  if (action === PASS) return '-';
  if (action >= PLACE) return `${letterOf(action)}@${SPACE_NAMES[spacePlaced(action)]}`;
  const goal = goalOf(action);
  const sign = state.isOwn(state.actor, goal) ? '+' : 'x';
  return `${SPACE_NAMES[sourceOf(action)]}${sign}${SPACE_NAMES[goal]}`;
};

/** The step that a text says, legal or not; undefined where its sign is not that of what stands on the goal. */
export const parseStep = (state: TzaarState, text: string): Action | undefined => {
  const read = parseAttempt(text);
  if (!read || read.what === 'pass') return read && PASS;
  if (read.goal === undefined) return undefined;
  if (read.what === 'placement') return placement(read.type, read.goal) as Action;
  if (read.source === undefined) return undefined;
  const action = step(read.source, read.goal) as Action;
  return formatStep(state, action) === text ? action : undefined;
};

export const picksOf = (action: Action): readonly Pick[] => {
  if (action === PASS) return [{ at: 'choice', choice: '-' }];
  if (action >= PLACE) return [{ at: 'choice', choice: letterOf(action) }, cell(spacePlaced(action))];
  return [cell(sourceOf(action)), cell(goalOf(action))];
};

const letterOf = (action: Action): string => TYPE_LETTERS[typePlaced(action)]!;

const cell = (space: number): Pick => ({ at: 'cell', cell: SPACE_NAMES[space]! });

/** A step as its text says it, legal or not; a space that there is not is undefined. */
type Attempt =
  | { readonly what: 'pass' }
  | { readonly what: 'placement'; readonly type: number; readonly goal: number | undefined }
  | {
      readonly what: 'move';
      readonly source: number | undefined;
      readonly goal: number | undefined;
      readonly capture: boolean;
    };

/** A step read from its text, legal or not, with the names of its spaces. */
type WrittenStep =
  | { readonly kind: 'capture' | 'stack'; readonly from: string; readonly to: string }
  | { readonly kind: 'place'; readonly type: PieceType; readonly to: string }
  | { readonly kind: 'pass' };

/** TZ-6.1, as far as the text is well formed. */
export const readStep = (text: string): WrittenStep | undefined => {
  if (text === '-') return { kind: 'pass' };
  const placed = /^([ARO])@([A-I][1-8])$/.exec(text);
  if (placed) return { kind: 'place', type: typeOf(placed[1]!)!, to: placed[2]! };
  const moved = /^([A-I][1-8])([x+])([A-I][1-8])$/.exec(text);
  return moved ? { kind: moved[2] === 'x' ? 'capture' : 'stack', from: moved[1]!, to: moved[3]! } : undefined;
};

/** The type of a letter of the notation. */
export const typeOf = (letter: string): PieceType | undefined =>
  TYPES[(TYPE_LETTERS as readonly string[]).indexOf(letter)];

/** What a text says, undefined when it says no step (TZ-6.1). */
export const parseAttempt = (text: string): Attempt | undefined => {
  const step = readStep(text);
  if (!step || step.kind === 'pass') return step && { what: 'pass' };
  const goal = SPACE_INDEX.get(step.to);
  return step.kind === 'place'
    ? { what: 'placement', type: TYPES.indexOf(step.type), goal }
    : { what: 'move', source: SPACE_INDEX.get(step.from), goal, capture: step.kind === 'capture' };
};

/** TZ-6.2: the tops of a layout of 60 letters, or undefined when it is not one with all pieces. */
export const parseLayout = (layout: string): number[] | undefined => {
  const tops = Array.from(layout, letter => PIECE_LETTERS.indexOf(letter) + 1);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const top of tops) counts[top]!++;
  return tops.length === SPACES && counts.every((count, top) => count === (top === 0 ? 0 : SUPPLY[(top - 1) % 3]))
    ? tops
    : undefined;
};

export const formatLayout = (tops: readonly number[]): string => tops.map(top => PIECE_LETTERS[top - 1]).join('');
