import type { Options, Seat } from '@threefold-games/core';
import type { LastTurn } from '@threefold-games/learn';
import type { Lang } from '@threefold-games/speech';

/** What a link is about, in words and as positions: pictures, tags, embeds and the feed are all made from it. Plain data. */
export interface Card {
  readonly lang: Lang;
  /** What kind of thing it is: "TZAAR · Puzzle". */
  readonly kind: string;
  /** What it is: "Win in 2 turns", "Ada won". */
  readonly title: string;
  /** A fact or two: "White to move". */
  readonly facts: readonly string[];
  /** Who sits there, where that counts. */
  readonly seats: readonly CardSeat[];
  /** One board, or one for each game of a day. */
  readonly boards: readonly CardBoard[];
}

export interface CardSeat {
  readonly seat: Seat;
  readonly name: string;
  /** Nobody sits there yet. */
  readonly open?: true;
  /** Who is to move, or has won. */
  readonly marked?: true;
}

export interface CardBoard {
  readonly game: string;
  readonly place: CardPlace;
}

export type CardPlace =
  /** A position, and the turn that led there. */
  | { readonly kind: 'position'; readonly position: string; readonly last?: LastTurn }
  /** A game from its start: the turns as a record has them, and what was drawn for the next. */
  | {
      readonly kind: 'played';
      readonly seats: number;
      readonly options: Options;
      readonly layout: string;
      readonly turns: readonly (readonly string[])[];
      readonly drawn: readonly string[];
    }
  /** The picture by which a game is known. */
  | { readonly kind: 'demo' };
