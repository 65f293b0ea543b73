import type { Seat } from '@threefold/core';
import type { FactSheet, PlayedTurn, StandingFact, TurnFact } from '@threefold/learn';
import { type PieceType, TYPES } from '../rules/tables.ts';
import type { TzaarView } from '../rules/view.ts';

type Standing = StandingFact<TzaarView>;

/** By type: one fact for each, under its name. */
const each = <Prefix extends string, Suffix extends string, Fact>(
  prefix: Prefix,
  suffix: Suffix,
  fact: (type: PieceType) => Fact,
): Record<`${Prefix}${PieceType}${Suffix}`, Fact> =>
  Object.fromEntries(TYPES.map(type => [`${prefix}${type}${suffix}`, fact(type)])) as Record<
    `${Prefix}${PieceType}${Suffix}`,
    Fact
  >;

/** How many of a type are to be seen (TZ-5.1). */
const left =
  (type: PieceType, of: (seat: Seat) => Seat): Standing =>
  (position, seat) =>
    position.view().left[of(seat)]![type];

/** The height of the tallest own stack of a type; 0 where there is none. */
const tallest =
  (type: PieceType): Standing =>
  (position, seat) =>
    Math.max(
      0,
      ...position.view().spaces.map(({ stack }) => (stack?.owner === seat && stack.type === type ? stack.height : 0)),
    );

/** What stood on the spaces that a turn captured, in its order. */
const captured = ({
  before,
  steps,
}: PlayedTurn<TzaarView>): { readonly type: PieceType; readonly height: number }[] => {
  const stacks = new Map(before.view().spaces.map(({ name, stack }) => [name, stack]));
  return steps.flatMap(step => {
    const target = step.split('x')[1];
    const stack = target === undefined ? undefined : stacks.get(target);
    return stack ? [stack] : [];
  });
};

const took =
  (type: PieceType): TurnFact<TzaarView> =>
  turn =>
    captured(turn).filter(stack => stack.type === type).length;

/** What can be counted in TZAAR, and of a turn of it. */
export const facts = {
  standing: {
    ...each('', '.me', type => left(type, seat => seat)),
    ...each('', '.other', type => left(type, seat => 1 - seat)),
    ...each('tall.', '.me', tallest),
  },
  turn: {
    ...each('took.', '', took),
    /** The height of the tallest stack that it captured. */
    'took.tall': (turn: PlayedTurn<TzaarView>) => Math.max(0, ...captured(turn).map(({ height }) => height)),
    /** The height of the stack that it made. */
    made: ({ steps, after }: PlayedTurn<TzaarView>) => {
      const target = steps.find(step => step.includes('+'))?.split('+')[1];
      return after.view().spaces.find(({ name }) => name === target)?.stack?.height ?? 0;
    },
  },
} satisfies FactSheet<TzaarView>;
