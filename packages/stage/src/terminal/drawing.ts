import type { StepEvent } from '@threefold-games/core';
import type { Paint } from './paint.ts';

/** How a game looks in a terminal. */
export interface Drawing<View = unknown> {
  /** What a seat is called at this table, such as White; undefined where it has no name but its number. */
  seatName(seat: number): string | undefined;
  /** The board and all that lies beside it, as lines of text that fit into `width` characters where that can be. */
  draw(view: View, paint: Paint, width: number): string;
  /** What a step brought about, in a sentence; undefined for what the board itself shows well enough. */
  announce(event: StepEvent, nameOf: (seat: number) => string): string | undefined;
}
