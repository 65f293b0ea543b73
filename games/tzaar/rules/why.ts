import type { Refusal, RuleId } from '@threefold/core';
import { FIRST, OPENING, OVER, OWN, PLACING, SECOND, type TzaarState } from './state.ts';
import { NEIGHBOUR, RIM, SEEN, SPACE_COORDINATES, SPACE_INDEX, SPACE_NAMES } from './tables.ts';

/** Explains why no legal step is written like `text`; undefined when one is. */
export const whyNot = (state: TzaarState, text: string): Refusal | undefined => {
  if (state.phase === OVER) return refuse('TZ-5.4');
  const placement = /^([ARO])@([A-I][1-8])$/.exec(text);
  const move = /^([A-I][1-8])([x+])([A-I][1-8])$/.exec(text);
  if (text === '-') return whyNoPass(state);
  if (placement) return whyNoPlacement(state, placement[1]!, SPACE_INDEX.get(placement[2]!));
  if (move) return whyNoMove(state, SPACE_INDEX.get(move[1]!), move[2]!, SPACE_INDEX.get(move[3]!));
  return refuse('TZ-6.1');
};

const refuse = (rule: RuleId, ...spaces: readonly number[]): Refusal => ({
  rule,
  cells: spaces.map(space => SPACE_NAMES[space]!),
});

const whyNoPass = (state: TzaarState): Refusal | undefined => {
  if (state.phase === SECOND) return undefined;
  return refuse(state.phase === PLACING ? 'TZ-2.3' : state.phase === OPENING ? 'TZ-3.1' : 'TZ-3.3');
};

const whyNoPlacement = (state: TzaarState, letter: string, space: number | undefined): Refusal | undefined => {
  if (space === undefined) return refuse('TZ-1.1');
  if (state.phase !== PLACING) return refuse('TZ-2.5', space);
  if (state.top[space] !== 0) return refuse('TZ-2.4', space);
  const type = 'ARO'.indexOf(letter);
  return state.hand[3 * state.actor + type] === 0 ? refuse('TZ-2.4', space) : undefined;
};

const whyNoMove = (
  state: TzaarState,
  from: number | undefined,
  sign: string,
  to: number | undefined,
): Refusal | undefined => {
  if (from === undefined || to === undefined) return refuse('TZ-1.1');
  if (state.phase === PLACING) return refuse('TZ-2.3', from);
  const seen = SEEN * state.actor;
  if (state.take[seen + from] !== OWN) return refuse('TZ-4.1', from);
  if (from === to) return whyStuck(state, from);
  if (state.top[to] === 0) return refuse('TZ-4.3', to);
  const blocked = whyNoLine(state, from, to);
  if (blocked) return blocked;
  const own = state.take[seen + to] === OWN;
  if (sign === '+') {
    if (!own) return refuse('TZ-4.7', to);
    if (state.phase === SECOND) return undefined;
    return refuse(state.phase === FIRST ? 'TZ-3.3' : 'TZ-3.1', from, to);
  }
  if (own) return refuse('TZ-4.6', to);
  return state.height[to]! > state.height[from]! ? refuse('TZ-4.6', from, to) : undefined;
};

/** A stack that is moved onto itself: what keeps it there, an enemy that it reaches first; where nothing does, that it is no line. */
const whyStuck = (state: TzaarState, from: number): Refusal => {
  const near = [0, 1, 2, 3, 4, 5].map(direction => state.next[6 * from + direction]!).filter(space => space !== RIM);
  const isOwn = (space: number): boolean => state.take[SEEN * state.actor + space] === OWN;
  const target = near.find(space => !isOwn(space)) ?? near[0];
  const refusal = target === undefined ? undefined : whyNoMove(state, from, isOwn(target) ? '+' : 'x', target);
  return refusal ?? refuse('TZ-4.2', from, from);
};

/** TZ-4.2 to TZ-4.5: what is wrong with the way from one space to another. */
const whyNoLine = (state: TzaarState, from: number, to: number): Refusal | undefined => {
  const direction = lineDirection(from, to);
  if (direction === undefined) return refuse('TZ-4.2', from, to);
  let at = NEIGHBOUR[6 * from + direction]!;
  while (at !== to) {
    if (at === RIM) return refuse('TZ-4.5', from, to);
    if (state.top[at] !== 0) return refuse('TZ-4.4', at);
    at = NEIGHBOUR[6 * at + direction]!;
  }
  return undefined;
};

/** The direction of the straight line between two spaces, the hole counted as a space. */
const lineDirection = (from: number, to: number): number | undefined => {
  const [q0, r0] = SPACE_COORDINATES[from]!;
  const [q1, r1] = SPACE_COORDINATES[to]!;
  const [q, r] = [q1 - q0, r1 - r0];
  if (r === 0 && q !== 0) return q > 0 ? 0 : 3;
  if (q === 0 && r !== 0) return r > 0 ? 1 : 4;
  if (q + r === 0 && q !== 0) return q < 0 ? 2 : 5;
  return undefined;
};
