import type { Position, Seat } from '@threefold-games/core';
import type { FactSheet, TurnWithPositions } from '@threefold-games/learn';
import type { TalatView } from '@threefold-games/talat';
import { deedOf } from './deeds.ts';
import { capturesFrom } from './sight.ts';

type Turn = TurnWithPositions<TalatView>;

/** What can be counted in Talat, and of a turn of it. */
export const facts = {
  standing: {
    /** How many towers that play for a seat the others could capture, if it were their turn. */
    'exposed.me': (position: Position<TalatView>, seat: Seat) =>
      new Set(capturesFrom(position, seat).map(({ taken }) => taken.name)).size,
  },
  turn: {
    /** The number of the board on which it was made; 0 for a placement. */
    board: (turn: Turn) => {
      const deed = deedOf(turn);
      return deed?.from ? deed.from.board + 1 : 0;
    },
    took: (turn: Turn) => (deedOf(turn)?.taken ? 1 : 0),
    /** Whether it captured to the side. */
    sideways: (turn: Turn) => {
      const deed = deedOf(turn);
      return deed?.from && deed.from.name[1] === deed.tower.name[1] ? 1 : 0;
    },
    /** The number of the board that it froze; 0 for none. */
    froze: (turn: Turn) => deedOf(turn)?.froze ?? 0,
    /** By how many points its seat is better off. */
    gained: ({ seat, before, after }: Turn) => after.view().points[seat]! - before.view().points[seat]!,
  },
} satisfies FactSheet<TalatView>;
