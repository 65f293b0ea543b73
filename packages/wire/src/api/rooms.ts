import type { RoomView } from '@threefold/room';
import { type Static, Type } from 'typebox';
import { ActSchema, Nonce, SeatNumber } from '../act.ts';
import { RequestId, RoomId } from '../messages.ts';
import { TablePlanSchema } from '../plan.ts';
import { PhaseSchema } from './rows.ts';
import { exactly, MomentSchema, oneOf, orNull, PersonIdSchema } from './shape.ts';

/** Opens a table with oneself seated. */
export const OpenRoomBody = exactly({
  plan: TablePlanSchema,
  seat: Type.Optional(SeatNumber),
  /** 32 random hexadecimal digits, what this seat adds to the deal. */
  nonce: Nonce,
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

const Numbers = Type.Array(Type.Number());
const Who = exactly({ person: PersonIdSchema, name: Type.String() });
const SeatViewSchema = exactly({
  kind: oneOf('empty', 'person', 'bot'),
  person: Type.Optional(PersonIdSchema),
  name: Type.Optional(Type.String()),
  ready: Type.Optional(Type.Boolean()),
  gone: Type.Optional(MomentSchema),
  level: Type.Optional(Type.Integer()),
  for: Type.Optional(Who),
});

/** Why a game ended. */
export const WhySchema = exactly({
  kind: oneOf('rule', 'resign', 'time', 'gone', 'agreed', 'abort'),
  rule: Type.Optional(Type.String()),
  ranking: Type.Optional(Numbers),
  seat: Type.Optional(Type.Integer()),
});

/** A room as anybody may see it. */
export const RoomViewSchema = exactly({
  seq: Type.Integer(),
  table: exactly({
    id: RoomId,
    plan: TablePlanSchema,
    host: PersonIdSchema,
    created: MomentSchema,
    started: Type.Optional(MomentSchema),
    layout: Type.String(),
    deal: exactly({
      scheme: Type.String(),
      hash: Type.String(),
      order: Type.Optional(Numbers),
      even: Type.Optional(
        exactly({
          accepted: Numbers,
          by: Type.Optional(exactly({ net: Type.String(), values: Numbers })),
        }),
      ),
      secret: Type.Optional(Type.String()),
      nonces: Type.Optional(Type.Array(Type.String())),
      /** Of the rematch. */
      next: Type.Optional(Type.String()),
    }),
  }),
  now: exactly({
    phase: PhaseSchema,
    seats: Type.Array(SeatViewSchema),
    drawn: Type.Array(Type.String()),
    actor: Type.Optional(Type.Integer()),
    since: Type.Number(),
    clocks: Type.Array(exactly({ left: Type.Number(), periods: Type.Integer(), lagLeft: Type.Number() })),
    paused: Type.Optional(Type.Number()),
    holidays: Type.Array(orNull(Type.Number())),
    offers: Type.Array(
      exactly({
        kind: oneOf('takeBack', 'draw', 'abort', 'pause', 'rematch'),
        by: Type.Integer(),
        agreed: Type.Array(Type.Integer()),
        keep: Type.Optional(Type.Integer()),
      }),
    ),
    result: Type.Optional(exactly({ shares: Type.Optional(Numbers), why: WhySchema, at: MomentSchema })),
    next: Type.Optional(RoomId),
    giveUp: Type.Array(orNull(Type.Number())),
  }),
  turns: Type.Array(
    exactly({
      seat: Type.Integer(),
      steps: Type.Array(Type.String()),
      draws: Type.Optional(Type.Integer()),
      used: Type.Number(),
      left: Type.Number(),
      bot: Type.Optional(Type.Integer()),
    }),
  ),
});

/** Whatever may be seen of a room has its place in the schema: the compiler holds the two together. */
export const isSeen = (view: RoomView): DeepReadonly<Static<typeof RoomViewSchema>> => view;

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
