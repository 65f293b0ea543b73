import { Type } from 'typebox';
import { ActSchema } from '../act.ts';
import { LobbyRow } from '../people.ts';
import { TablePlanSchema } from '../plan.ts';
import { PhaseSchema } from '../room.ts';
import { DealClaim, DealHash, exactly, GameId, Nonce, oneOf, RequestId, RoomId, SeatNumber } from '../shape.ts';

/** The list of rooms that anybody may see. */
export const RoomListQuery = exactly({
  phase: Type.Optional(PhaseSchema),
  game: Type.Optional(GameId),
  pace: Type.Optional(oneOf('live', 'days')),
});
export const RoomListAnswer = exactly({ rooms: Type.Array(LobbyRow) });

/** What the server commits to before anybody adds to the deal of a table. */
export const DealAnswer = exactly({
  /** The table that is opened with it. */
  room: RoomId,
  /** The SHA-256 of the secret that it is dealt from. */
  hash: DealHash,
  /** Given back when the table is opened, within ten minutes. */
  claim: DealClaim,
});

/** Opens a table with oneself seated. */
export const OpenRoomBody = exactly({
  plan: TablePlanSchema,
  seat: Type.Optional(SeatNumber),
  /** 32 random hexadecimal digits, what this seat adds to the deal. */
  nonce: Nonce,
  /** The claim of what the server has committed to before it knows the nonce; without it, it commits when the nonce is there. */
  deal: Type.Optional(DealClaim),
  /** Made by the client; a resend carries the same and gets the same table. */
  id: Type.Optional(RequestId),
});
export const OpenRoomAnswer = exactly({ id: RoomId });

export const JoinBody = exactly({ seat: Type.Optional(SeatNumber), nonce: Nonce });

export const ActBody = exactly({
  /** Made by the client; a resend carries the same and is never played twice. */
  id: RequestId,
  act: ActSchema,
});
/** The number of the event. */
export const ActAnswer = exactly({ seq: Type.Integer() });
