import type { Refusal, RuleId } from '@threefold-games/core';
import { parseAttempt } from './notation.ts';
import { FIRST, OPENING, OVER, PLACING, SECOND, type TzaarState } from './state.ts';
import { NEIGHBOUR, RIM, SPACE_COORDINATES, SPACE_NAMES } from './tables.ts';

/** The most telling rule against a step that is not legal. */
export const whyNot = (state: TzaarState, text: string): Refusal => {
  if (state.phase === OVER) return refuse('TZ-5.4');
  const attempt = parseAttempt(text);
  if (!attempt) return refuse('TZ-6.1');
  if (attempt.what === 'pass') {
    return refuse(state.phase === PLACING ? 'TZ-2.3' : state.phase === OPENING ? 'TZ-3.1' : 'TZ-3.3');
  }
  const { goal } = attempt;
  if (goal === undefined) return refuse('TZ-1.1');
  if (attempt.what === 'placement') return refuse(state.phase === PLACING ? 'TZ-2.4' : 'TZ-2.5', goal);
  const { source, capture } = attempt;
  if (source === undefined) return refuse('TZ-1.1');
  if (state.phase === PLACING) return refuse('TZ-2.3', source);
  if (!isOwn(state, source)) return refuse('TZ-4.1', source);
  return source === goal ? whyStuck(state, source) : whyNoMove(state, source, goal, capture);
};

const refuse = (rule: RuleId, ...spaces: readonly number[]): Refusal => ({
  rule,
  cells: spaces.map(space => SPACE_NAMES[space]!),
});

const isOwn = (state: TzaarState, space: number): boolean => state.isOwn(state.actor, space);

const whyNoMove = (state: TzaarState, from: number, to: number, capture: boolean): Refusal => {
  if (state.top[to] === 0) return refuse('TZ-4.3', to);
  if (!capture && isOwn(state, to) && state.phase !== SECOND)
    return refuse(state.phase === FIRST ? 'TZ-3.3' : 'TZ-3.1', to);
  const blocked = whyNoLine(state, from, to);
  if (blocked) return blocked;
  if (!capture) return refuse('TZ-4.7', to);
  return isOwn(state, to) ? refuse('TZ-4.6', to) : refuse('TZ-4.6', from, to);
};

/** A stack that is moved onto itself: what keeps it there, told of the stack alone; where nothing does, that it is no line. */
const whyStuck = (state: TzaarState, from: number): Refusal => {
  const near = [0, 1, 2, 3, 4, 5].map(direction => state.next[6 * from + direction]!).filter(space => space !== RIM);
  const enemies = near.filter(space => !isOwn(state, space));
  const captures = enemies.some(space => state.height[space]! <= state.height[from]!);
  if (captures || (state.phase === SECOND && near.length > enemies.length)) return refuse('TZ-4.2', from, from);
  if (near.length === 0) return refuse('TZ-4.2', from);
  return refuse(enemies.length > 0 ? 'TZ-4.6' : state.phase === FIRST ? 'TZ-3.3' : 'TZ-3.1', from);
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
