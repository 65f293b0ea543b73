import type { Fault, FaultCode } from '@threefold-games/core';
import { Type } from 'typebox';
import { ActSchema, ConditionalSchema } from './act.ts';
import { ChatMessage, LobbyRow, Me, SeatRating } from './people.ts';
import { EffectSchema, NowViewSchema, RoomTurnSchema, TableViewSchema } from './room.ts';
import { Count, exactly, Moment, orNull, PersonId, RequestId, RoomId, Rule, type Sent, schemaOf } from './shape.ts';

/** Everything that a client may say. */
export const ClientMessage = Type.Union([
  /** First of all. A bot account shows its token here; people are known by their cookie. */
  exactly({ t: Type.Literal('hello'), v: Count, token: Type.Optional(Type.String({ maxLength: 100 })) }),
  /** Asks to follow a room, or how it goes on from where the client is. */
  exactly({ t: Type.Literal('watch'), room: RoomId, seq: Type.Optional(Count), turns: Type.Optional(Count) }),
  exactly({ t: Type.Literal('unwatch'), room: RoomId }),
  exactly({ t: Type.Literal('act'), room: RoomId, id: RequestId, act: ActSchema }),
  exactly({
    t: Type.Literal('chat'),
    room: RoomId,
    id: RequestId,
    text: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
  }),
  /** Follows the lists of open and running games. */
  exactly({ t: Type.Literal('lobby'), on: Type.Boolean() }),
  exactly({ t: Type.Literal('ping'), n: Count }),
]);
export type ClientMessage = Sent<typeof ClientMessage>;

/** A refusal as it is sent. */
export type SentFault = Pick<Fault, 'code' | 'detail' | 'rule' | 'step'>;
const SentFaultSchema = schemaOf<SentFault>()(
  exactly({
    code: Type.Unsafe<FaultCode>(Type.String()),
    detail: Type.String(),
    rule: Type.Optional(Rule),
    step: Type.Optional(Type.Integer()),
  }),
);

/** What happened before somebody came. */
const Past = exactly({ at: Moment, effects: Type.Array(EffectSchema) });
/** What happened in a room before somebody came. */
export type Past = Sent<typeof Past>;

const Seq = Type.Integer({ minimum: 0 });

/** Everything that the server may say. */
export const ServerMessage = Type.Union([
  exactly({
    t: Type.Literal('hello'),
    v: Type.Integer(),
    me: orNull(Me),
    now: Moment,
    /** Several processes serve: whoever follows one room does well to connect by its address, `?room=`. */
    shared: Type.Optional(Type.Literal(true)),
  }),
  /** The client is too old: reload the page, nothing is lost. The connection is closed after it. */
  exactly({ t: Type.Literal('reload'), v: Type.Integer() }),
  /** All of a room, or all since `from` turns. */
  exactly({
    t: Type.Literal('room'),
    room: RoomId,
    seq: Seq,
    table: TableViewSchema,
    now: NowViewSchema,
    from: Type.Integer(),
    turns: Type.Array(RoomTurnSchema),
    watchers: Type.Integer(),
    chat: Type.Array(ChatMessage),
    /** What has happened beside the turns, the oldest first, for who has nothing of the room yet. */
    past: Type.Optional(Type.Array(Past)),
    /** Where the client sits. */
    seat: orNull(Type.Integer()),
    /** What the client's own seat has foreseen. */
    foreseen: Type.Array(ConditionalSchema),
    /** The server's clock. */
    at: Moment,
  }),
  /** Something happened. Turns from `from` on are these. */
  exactly({
    t: Type.Literal('event'),
    room: RoomId,
    seq: Seq,
    /** Only where it changed. */
    table: Type.Optional(TableViewSchema),
    now: NowViewSchema,
    from: Type.Integer(),
    turns: Type.Array(RoomTurnSchema),
    effects: Type.Array(EffectSchema),
    at: Moment,
  }),
  /** What was asked for with this id is stored for good. */
  exactly({ t: Type.Literal('done'), id: RequestId, seq: Seq }),
  exactly({ t: Type.Literal('refused'), id: RequestId, fault: SentFaultSchema }),
  /** A message that could not be understood, or one that is not allowed. */
  exactly({ t: Type.Literal('fault'), fault: SentFaultSchema, room: Type.Optional(RoomId) }),
  exactly({ t: Type.Literal('chat'), room: RoomId, line: ChatMessage }),
  exactly({ t: Type.Literal('watchers'), room: RoomId, n: Type.Integer() }),
  /** How well those play who sit there, by person; nobody of whom nothing is known. */
  exactly({
    t: Type.Literal('ratings'),
    room: RoomId,
    ratings: Type.Record(PersonId, SeatRating, { additionalProperties: false }),
  }),
  /** The whole list, after it was asked for. */
  exactly({ t: Type.Literal('lobby'), rows: Type.Array(LobbyRow) }),
  /** Rows that are new or changed, and ids that are gone. */
  exactly({ t: Type.Literal('lobbyChange'), set: Type.Array(LobbyRow), gone: Type.Array(RoomId) }),
  /** One of the person's own games changed; for the list of games by correspondence. */
  exactly({ t: Type.Literal('mine'), row: LobbyRow }),
  exactly({ t: Type.Literal('pong'), n: Count, now: Moment }),
]);
export type ServerMessage = Sent<typeof ServerMessage>;
