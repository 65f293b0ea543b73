import type { Refusal, RuleId } from '@threefold/core';
import { FIRST, OPENING, OVER, OWN, PLACING, SECOND } from './actions.ts';
import type { TzaarPosition } from './position.ts';
import { NEIGHBOUR, RIM, SEEN, SPACE_COORDINATES, SPACE_INDEX, SPACE_NAMES } from './tables.ts';

/** Explains why no legal step is written like `text`; undefined when one is. */
export const whyNot = (position: TzaarPosition, text: string): Refusal | undefined => {
  if (position.phase === OVER) return refuse('TZ-5.4');
  const placement = /^([ARO])@([A-I][1-8])$/.exec(text);
  const move = /^([A-I][1-8])([x+])([A-I][1-8])$/.exec(text);
  if (text === '-') return whyNoPass(position);
  if (placement) return whyNoPlacement(position, placement[1]!, SPACE_INDEX.get(placement[2]!));
  if (move) return whyNoMove(position, SPACE_INDEX.get(move[1]!), move[2]!, SPACE_INDEX.get(move[3]!));
  return refuse('TZ-6.1');
};

const refuse = (rule: RuleId, ...spaces: readonly number[]): Refusal => ({
  rule,
  cells: spaces.map(space => SPACE_NAMES[space]!),
});

const whyNoPass = (position: TzaarPosition): Refusal | undefined => {
  if (position.phase === SECOND) return undefined;
  return refuse(position.phase === PLACING ? 'TZ-2.3' : position.phase === OPENING ? 'TZ-3.1' : 'TZ-3.3');
};

const whyNoPlacement = (position: TzaarPosition, letter: string, space: number | undefined): Refusal | undefined => {
  if (space === undefined) return refuse('TZ-1.1');
  if (position.phase !== PLACING) return refuse('TZ-2.5', space);
  if (position.top[space] !== 0) return refuse('TZ-2.4', space);
  const type = 'ARO'.indexOf(letter);
  return position.hand[3 * position.actor + type] === 0 ? refuse('TZ-2.4', space) : undefined;
};

const whyNoMove = (
  position: TzaarPosition,
  from: number | undefined,
  sign: string,
  to: number | undefined,
): Refusal | undefined => {
  if (from === undefined || to === undefined) return refuse('TZ-1.1');
  if (position.phase === PLACING) return refuse('TZ-2.3', from);
  const seen = SEEN * position.actor;
  if (position.take[seen + from] !== OWN) return refuse('TZ-4.1', from);
  if (position.top[to] === 0) return refuse('TZ-4.3', to);
  const blocked = whyNoLine(position, from, to);
  if (blocked) return blocked;
  const own = position.take[seen + to] === OWN;
  if (sign === '+') {
    if (!own) return refuse('TZ-4.7', to);
    if (position.phase === SECOND) return undefined;
    return refuse(position.phase === FIRST ? 'TZ-3.3' : 'TZ-3.1', from, to);
  }
  if (own) return refuse('TZ-4.6', to);
  return position.height[to]! > position.height[from]! ? refuse('TZ-4.6', from, to) : undefined;
};

/** TZ-4.2 to TZ-4.5: what is wrong with the way from one space to another. */
const whyNoLine = (position: TzaarPosition, from: number, to: number): Refusal | undefined => {
  const direction = lineDirection(from, to);
  if (direction === undefined) return refuse('TZ-4.2', from, to);
  let at = NEIGHBOUR[6 * from + direction]!;
  while (at !== to) {
    if (at === RIM) return refuse('TZ-4.5', from, to);
    if (position.top[at] !== 0) return refuse('TZ-4.4', at);
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
