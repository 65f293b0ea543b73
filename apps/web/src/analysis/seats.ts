import type { Seat } from '@threefold-games/core';
import type { Face } from '@threefold-games/stage';

/** Who sits at a table that is studied, as pages show them. */
export interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  /** The class that gives an element the colours of the seat. */
  readonly tone: string;
}

/** Every seat; one without a name has that of the game. */
export const sittings = (face: Face, count: number, names: readonly string[]): readonly Sitting[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: names[seat] || face.seatName(seat, count),
    tone: `tone-${face.token(seat, count).tone}`,
  }));
