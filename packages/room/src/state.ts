import type { BotLevel, RuleId, Seat } from '@threefold-games/core';
import type { Millis, TablePlan } from './plan.ts';

/** Names a person (a guest, an account or a bot account) for good; public. */
export type PersonId = string;

/** Milliseconds since 1970, by the server's clock. */
export type Timestamp = number;

/** Who sits on a seat. */
export type Sitter =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person';
      readonly person: PersonId;
      /** The name at the time of sitting down. */
      readonly name: string;
      readonly ready: boolean;
      /** What the seat adds to the deal, as hexadecimal. */
      readonly nonce: string;
      /** What it adds to the deal of the rematch; given along with the agreement to play again. */
      readonly nextNonce?: string;
      /** Since when nobody is connected for the seat. */
      readonly gone?: Timestamp;
    }
  | (BotLevel & {
      readonly kind: 'bot';
      /** Which of the names of its level it has, from 0; each plays in a manner of its own. */
      readonly character: number;
      /** Who left the seat to the bot, if it stood in for somebody; that seat's share is 0. */
      readonly for?: {
        readonly person: PersonId;
        readonly name: string;
        /** The place that is left to that person, where the game is played for places; the last unless told. */
        readonly place?: number;
      };
    });

/** The clock of one seat. */
export interface SeatClock {
  /** What is left, without what the running turn has used. */
  readonly left: Millis;
  /** Periods that are left, for byo-yomi. */
  readonly periods: number;
  /** What may still be made good for a slow line. */
  readonly lagLeft: Millis;
}

/** What can be offered. */
export type OfferKind = 'takeBack' | 'draw' | 'abort' | 'pause' | 'rematch';

/** Something that needs everybody's consent. */
export interface Offer {
  readonly kind: OfferKind;
  readonly by: Seat;
  /** Who has agreed, the one who offers included. */
  readonly agreed: readonly Seat[];
  /** For a take-back: how many turns stay. */
  readonly keep?: number;
}

/**
 * Why a game was aborted: all agreed, or a seat ended it before everybody had moved: it called the game off, ran out of time for its first
 * turn, or did not come back. Games that ended before this was kept have none, nor have tables that were closed.
 */
export type AbortCause =
  | { readonly kind: 'agreed' }
  | { readonly kind: 'alone' | 'time' | 'gone'; readonly seat: Seat };

/** How a game ended. */
export interface RoomResult {
  /** One entry a seat; they sum to 1. Absent where the game was aborted. */
  readonly shares?: readonly number[];
  readonly why:
    | { readonly kind: 'rule'; readonly rule: RuleId; readonly ranking?: readonly number[] }
    | { readonly kind: 'resign' | 'time' | 'gone'; readonly seat: Seat }
    | { readonly kind: 'agreed' }
    | { readonly kind: 'abort'; readonly cause?: AbortCause };
  readonly at: Timestamp;
}

/** The deal: committed to before the seats add their nonces. */
export interface Deal {
  /** The algorithm, such as `threefold-deal/2`. */
  readonly scheme: string;
  /** Hexadecimal hash of the secret, shown from the beginning. */
  readonly hash: string;
  /** Hexadecimal; never leaves the server before the end. */
  readonly secret: string;
  /** What the seats added, from the start on: one a seat before the lot, empty for who added nothing to a rematch; see `noncesOf`. */
  readonly nonces: readonly string[];
  /** What the lot gave, from the start on, where the plan wants one: who sits on seat i sat on `order[i]` before. */
  readonly order?: readonly Seat[];
  /** How the start was chosen, from its start on, where the plan wants an even one. */
  readonly even?: EvenDeal;
}

/** Which of the starts that follow from secret and nonces was taken. */
export interface EvenDeal {
  /** The attempts to vary what was dealt that made it more even; none for the start that is dealt where nobody wants an even one. */
  readonly accepted: readonly number[];
  /** The net that rated it, and the share of the win that it gives each seat; absent where none could. */
  readonly by?: { readonly net: string; readonly values: readonly number[] };
}

/** A turn that the server plays for a seat if the others play exactly as foreseen. */
export interface Conditional {
  /** Whole turns from the seat's point of view: what others play, what the seat answers, and so on; each as its steps. */
  readonly line: readonly (readonly string[])[];
  /** After how many turns the line begins. */
  readonly after: number;
}

/** A whole turn as it was played. */
export interface RoomTurn {
  readonly seat: Seat;
  /** With its draw, as a record has it. */
  readonly steps: readonly string[];
  /** How many of the steps chance made, where it made some. */
  readonly draws?: number;
  /** What it took by the clock. */
  readonly used: Millis;
  /** What the seat had left after it, its increment included. */
  readonly left: Millis;
  /** The level of the bot that played it, if one did, of today's levels. */
  readonly level?: number;
}

/** `dealing`: everybody is ready, and an even start is looked for. */
export type Phase = 'gathering' | 'dealing' | 'playing' | 'over';

/** A match as a whole: plain data, never changed; an event makes another one. */
export interface RoomState {
  readonly id: string;
  /** How many events have made it. */
  readonly seq: number;
  readonly plan: TablePlan;
  readonly host: PersonId;
  readonly phase: Phase;
  readonly seats: readonly Sitter[];
  readonly created: Timestamp;
  readonly started?: Timestamp;
  readonly deal: Deal;
  /** The secret of the rematch's deal, whose hash is shown before anybody agrees to one; absent in rooms of older servers. */
  readonly nextSecret?: string;
  /** What chance laid out before play; empty before the start and where nothing is laid out. */
  readonly layout: string;
  readonly turns: readonly RoomTurn[];
  /** What chance brought before the turn that is on. */
  readonly drawn: readonly string[];
  /** The position after `drawn`, as the game writes it; empty before the start, and where the world keeps it: ask `positionText`. */
  readonly position: string;
  /** Whose turn it is; undefined before the start and after the end. */
  readonly actor?: Seat;
  /** Since when the turn is on; moves forward by pauses and outages. */
  readonly since: Timestamp;
  readonly clocks: readonly SeatClock[];
  /** When the game was paused, if it is. */
  readonly paused?: Timestamp;
  /** By seat: on holiday since, in games by correspondence. */
  readonly holidays: readonly (Timestamp | null)[];
  readonly offers: readonly Offer[];
  readonly conditionals: readonly (readonly Conditional[])[];
  readonly result?: RoomResult;
  /** The seq of the last event that shortened the turns; who knows an older one asks for all. */
  readonly rewound: number;
  /** The ids of the latest events, so that a resend is never played twice. */
  readonly recent: readonly { readonly id: string; readonly seq: number; readonly by: PersonId }[];
  /** The room of the rematch. */
  readonly next?: string;
}

/** What an event brings about beyond the new state, for those who tell it. */
export type Effect =
  | { readonly kind: 'seated' | 'left' | 'gone' | 'back'; readonly seat: Seat }
  | { readonly kind: 'started' }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly steps: readonly string[] }
  /** A seat is to move. */
  | { readonly kind: 'yourTurn'; readonly seat: Seat }
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly level: number }
  | { readonly kind: 'offered' | 'declined' | 'agreed'; readonly offer: OfferKind; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: RoomResult }
  /** All agreed to play again: somebody has to open this room. */
  | { readonly kind: 'rematch' };

/** What an event makes of a room. */
export interface Decision {
  readonly state: RoomState;
  readonly effects: readonly Effect[];
}
