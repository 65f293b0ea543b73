import type { Seat } from '@threefold/core';
import type { Phase, TablePlan } from '@threefold/room';

/** Who one is. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** A guest is known by a cookie alone. */
  readonly kind: 'guest' | 'account' | 'bot';
  readonly holiday: { readonly on: boolean; readonly daysLeft: number };
}

/** A line of the chat, or something that happened, told among the lines. */
export interface ChatLine {
  /** Grows by one with each line of a room. */
  readonly n: number;
  readonly at: number;
  readonly by: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** How well somebody plays games like this one. */
export interface SeatRating {
  readonly rating: number;
  /** Whether few games stand behind it. */
  readonly provisional: boolean;
}

/** Who sits there, for lists. */
export interface RowSeat extends Partial<SeatRating> {
  readonly kind: 'empty' | 'person' | 'bot';
  readonly name: string;
  readonly person?: string;
  readonly level?: number;
  /** Whether the seat's clock stands still for a holiday. */
  readonly holiday?: boolean;
}

/** A game in a list: open, running or over. */
export interface LobbyRow {
  readonly id: string;
  readonly phase: Phase;
  readonly plan: TablePlan;
  readonly host: string;
  readonly seats: readonly RowSeat[];
  readonly created: number;
  readonly updated: number;
  /** How many turns were played. */
  readonly turns: number;
  readonly watchers: number;
  /** Whose turn it is. */
  readonly actor: Seat | null;
  /** When the time of that seat runs out, where it has a clock. */
  readonly deadline: number | null;
  /** The position, for a small picture of a running game; null where nobody may watch. */
  readonly position: string | null;
  readonly shares: readonly number[] | null;
}
