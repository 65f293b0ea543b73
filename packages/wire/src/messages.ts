import type { Fault, Seat } from '@threefold/core';
import type { Conditional, Effect, NowView, PlayedTurn, RoomView, TableView } from '@threefold/room';
import { type Static, Type } from 'typebox';
import { ActSchema } from './act.ts';
import type { ChatLine, LobbyRow, Me, SeatRating } from './people.ts';

export const RoomId = Type.String({ pattern: '^[a-z2-9]{4}-[a-z2-9]{4}$' });
/** Made by the client for each thing that it asks for: a resend carries the same. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Everything that a client may say. */
export const ClientMessageSchema = Type.Union([
  /** First of all. A bot account shows its token here; people are known by their cookie. */
  Type.Object(
    { t: Type.Literal('hello'), v: Count, token: Type.Optional(Type.String({ maxLength: 100 })) },
    { additionalProperties: false },
  ),
  /** Asks to follow a room, or how it goes on from where the client is. */
  Type.Object(
    { t: Type.Literal('watch'), room: RoomId, seq: Type.Optional(Count), turns: Type.Optional(Count) },
    { additionalProperties: false },
  ),
  Type.Object({ t: Type.Literal('unwatch'), room: RoomId }, { additionalProperties: false }),
  Type.Object({ t: Type.Literal('act'), room: RoomId, id: RequestId, act: ActSchema }, { additionalProperties: false }),
  Type.Object(
    {
      t: Type.Literal('chat'),
      room: RoomId,
      id: RequestId,
      text: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
    },
    { additionalProperties: false },
  ),
  /** Follows the lists of open and running games. */
  Type.Object({ t: Type.Literal('lobby'), on: Type.Boolean() }, { additionalProperties: false }),
  Type.Object({ t: Type.Literal('ping'), n: Count }, { additionalProperties: false }),
]);

export type ClientMessage = Static<typeof ClientMessageSchema>;

/** A refusal as it is sent. */
export type WireFault = Pick<Fault, 'code' | 'detail' | 'rule' | 'step'>;

/** What happened before somebody came. */
export interface Past {
  readonly at: number;
  readonly effects: readonly Effect[];
}

/** Everything that the server may say. */
export type ServerMessage =
  | { readonly t: 'hello'; readonly v: number; readonly me: Me | null; readonly now: number }
  /** The client is too old: reload the page, nothing is lost. The line is closed after it. */
  | { readonly t: 'reload'; readonly v: number }
  /** All of a room, or all since `from` turns. */
  | {
      readonly t: 'room';
      readonly room: string;
      readonly seq: number;
      readonly table: TableView;
      readonly now: NowView;
      readonly from: number;
      readonly turns: readonly PlayedTurn[];
      readonly watchers: number;
      readonly chat: readonly ChatLine[];
      /** What has happened beside the turns, the oldest first, for who has nothing of the room yet. */
      readonly past?: readonly Past[];
      /** Where the client sits. */
      readonly seat: Seat | null;
      /** What the client's own seat has foreseen. */
      readonly foreseen: readonly Conditional[];
      /** The server's clock. */
      readonly at: number;
    }
  /** Something happened. Turns from `from` on are these. */
  | {
      readonly t: 'event';
      readonly room: string;
      readonly seq: number;
      /** Only where it changed. */
      readonly table?: TableView;
      readonly now: NowView;
      readonly from: number;
      readonly turns: readonly PlayedTurn[];
      readonly effects: readonly Effect[];
      readonly at: number;
    }
  /** What was asked for with this id is stored for good. */
  | { readonly t: 'done'; readonly id: string; readonly seq: number }
  | { readonly t: 'refused'; readonly id: string; readonly fault: WireFault }
  /** A message that could not be understood, or one that is not allowed. */
  | { readonly t: 'fault'; readonly fault: WireFault; readonly room?: string }
  | { readonly t: 'chat'; readonly room: string; readonly line: ChatLine }
  | { readonly t: 'watchers'; readonly room: string; readonly n: number }
  /** How well those play who sit there, by person; nobody of whom nothing is known. */
  | { readonly t: 'ratings'; readonly room: string; readonly ratings: Readonly<Record<string, SeatRating>> }
  /** The whole list, after it was asked for. */
  | { readonly t: 'lobby'; readonly rows: readonly LobbyRow[] }
  /** Rows that are new or changed, and ids that are gone. */
  | { readonly t: 'lobbyChange'; readonly set: readonly LobbyRow[]; readonly gone: readonly string[] }
  /** One of the person's own games changed; for the list of games by correspondence. */
  | { readonly t: 'mine'; readonly row: LobbyRow }
  | { readonly t: 'pong'; readonly n: number; readonly now: number };

/** A room as a client puts it together. */
export type { RoomView };
