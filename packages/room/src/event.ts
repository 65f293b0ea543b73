import type { GivenLevel, Seat } from '@threefold-games/core';
import type { Millis, TablePlan } from './plan.ts';
import type { Conditional, EvenDeal, OfferKind, PersonId } from './state.ts';

/** What a person asks for. Everything random in it was drawn by the caller. */
export type Act =
  /** Takes a seat: the given one, or the first that is free. */
  | { readonly kind: 'sit'; readonly seat?: Seat; readonly name: string; readonly nonce: string }
  | { readonly kind: 'stand' }
  | { readonly kind: 'ready'; readonly ready: boolean }
  /** The host puts a bot on an empty seat, or another one in its place: of this character, or the first of its level that is free. */
  | (GivenLevel & { readonly kind: 'fill'; readonly seat: Seat; readonly character?: number })
  /** The host empties a seat before play. */
  | { readonly kind: 'empty'; readonly seat: Seat }
  /** The host orders the seats anew: who sits on seat i sat on `order[i]`. */
  | { readonly kind: 'shuffle'; readonly order: readonly Seat[] }
  /** The host changes what is played; nobody else is ready any more. */
  | { readonly kind: 'change'; readonly plan: TablePlan }
  | { readonly kind: 'start' }
  /** The host closes a table at which nobody has played. */
  | { readonly kind: 'close' }
  /** A whole turn, for the turn of this number (0 for the first). */
  | { readonly kind: 'turn'; readonly turn: number; readonly steps: readonly string[] }
  /** The nonce is what the seat adds to the deal of a rematch. */
  | { readonly kind: 'offer'; readonly offer: OfferKind; readonly nonce?: string }
  /** Agrees to what is offered, or declines; who offered takes it back by declining. */
  | { readonly kind: 'answer'; readonly offer: OfferKind; readonly yes: boolean; readonly nonce?: string }
  /** Ends a pause. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'resign' }
  /** Turns kept by the server, all anew. */
  | { readonly kind: 'foresee'; readonly conditionals: readonly Conditional[] }
  | { readonly kind: 'holiday'; readonly on: boolean };

/** What the server itself brings. */
export type Happening =
  /** The last line of a seat is lost, or one is there again. */
  | { readonly kind: 'gone'; readonly seat: Seat }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** An even start was found, or the first one has to do. */
  | { readonly kind: 'dealt'; readonly even: EvenDeal }
  /** A bot's turn. */
  | { readonly kind: 'botTurn'; readonly seat: Seat; readonly turn: number; readonly steps: readonly string[] }
  /** Time has passed: flags fall, seats are given up, foreseen turns are played. */
  | { readonly kind: 'tick' }
  /** Nobody could play for so long: no clock counts it. */
  | { readonly kind: 'outage'; readonly millis: Millis }
  /** The room of the rematch was opened. */
  | { readonly kind: 'next'; readonly room: string };

/** A person's request. */
export interface RoomRequest {
  readonly by: PersonId;
  /** Made by the client, so that a resend is known. */
  readonly id: string;
  readonly act: Act;
  /** What the line of the sender delays, as the server measured it. */
  readonly lag?: Millis;
}

/** What the server says. */
export interface RoomNotice {
  readonly by: 'server';
  readonly act: Happening;
}

/** One entry of a room's history. */
export type RoomEvent = RoomRequest | RoomNotice;

/** A request has an id, a notice has none. */
export const isRequest = (event: RoomEvent): event is RoomRequest => 'id' in event;
