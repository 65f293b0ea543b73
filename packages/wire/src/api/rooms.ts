import { Type } from 'typebox';
import { ActSchema } from '../act.ts';
import { LobbyRow } from '../people.ts';
import { TablePlanSchema } from '../plan.ts';
import { PhaseSchema, RoomViewSchema } from '../room.ts';
import { DealClaim, DealHash, exactly, GameId, Nonce, oneOf, RequestId, RoomId, SeatNumber } from '../shape.ts';
import { type RouteTable, roomParams } from './route.ts';

/** The list of rooms that anybody may see. */
const RoomListQuery = exactly({
  phase: Type.Optional(PhaseSchema),
  game: Type.Optional(GameId),
  pace: Type.Optional(oneOf('live', 'days')),
});
export const RoomListAnswer = exactly({ rooms: Type.Array(LobbyRow) });

/** What the server commits to before anybody adds to the deal of a table. */
const DealAnswer = exactly({
  /** The table that is opened with it. */
  room: RoomId,
  /** The SHA-256 of the secret that it is dealt from. */
  hash: DealHash,
  /** Given back when the table is opened, within ten minutes. */
  claim: DealClaim,
});

/** Opens a table with oneself seated. */
const OpenRoomBody = exactly({
  plan: TablePlanSchema,
  seat: Type.Optional(SeatNumber),
  /** 32 random hexadecimal digits, what this seat adds to the deal. */
  nonce: Nonce,
  /** The claim of what the server has committed to before it knows the nonce; without it, it commits when the nonce is there. */
  deal: Type.Optional(DealClaim),
  /** Made by the client; a resend carries the same and gets the same table. */
  id: Type.Optional(RequestId),
});
const OpenRoomAnswer = exactly({ id: RoomId });

const JoinBody = exactly({ seat: Type.Optional(SeatNumber), nonce: Nonce });

const ActBody = exactly({
  /** Made by the client; a resend carries the same and is never played twice. */
  id: RequestId,
  act: ActSchema,
});
/** The number of the event. */
const ActAnswer = exactly({ seq: Type.Integer() });

/** What is asked of tables. */
export const ROOM_ROUTES = {
  'GET /api/rooms': {
    summary: 'The games that the lobby lists.',
    who: 'anybody',
    bots: true,
    query: RoomListQuery,
    answer: RoomListAnswer,
  },
  'POST /api/deals': {
    summary: 'Commits to the deal of a table that one is about to open.',
    who: 'person',
    bots: true,
    answer: DealAnswer,
  },
  'POST /api/rooms': {
    summary: 'Opens a table.',
    who: 'person',
    bots: true,
    barred: true,
    body: OpenRoomBody,
    answer: OpenRoomAnswer,
  },
  'GET /api/rooms/:id': {
    summary: 'A room as it is now.',
    who: 'anybody',
    bots: true,
    params: roomParams,
    answer: RoomViewSchema,
  },
  'POST /api/rooms/:id/join': {
    summary: 'Takes a seat.',
    who: 'person',
    bots: true,
    barred: true,
    params: roomParams,
    body: JoinBody,
    answer: ActAnswer,
  },
  'POST /api/rooms/:id/acts': {
    summary: 'Does something at a table: a turn, an offer, an answer.',
    who: 'person',
    bots: true,
    params: roomParams,
    body: ActBody,
    answer: ActAnswer,
  },
  'GET /api/rooms/:id/record': {
    summary: 'The record of a game as text.',
    who: 'anybody',
    bots: true,
    params: roomParams,
    answer: 'text',
  },
} as const satisfies RouteTable;
