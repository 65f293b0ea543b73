import { Type } from 'typebox';
import { PersonName } from '../act.ts';
import { exactly, MomentSchema, oneOf, PersonIdSchema } from './shape.ts';

export const HolidaySchema = exactly({ on: Type.Boolean(), daysLeft: Type.Number() });

/** Who one is. */
export const MeSchema = exactly({
  id: PersonIdSchema,
  name: Type.String(),
  kind: oneOf('guest', 'account', 'bot'),
  holiday: HolidaySchema,
});

/** Null for somebody without a name yet. */
export const WhoAmI = exactly({ me: Type.Union([MeSchema, Type.Null()]) });

export const NameBody = exactly({ name: PersonName });
export const HolidayBody = exactly({ on: Type.Boolean() });

/** Everything that is kept about a person. */
export const ExportSchema = exactly({
  /** When it was written. */
  at: MomentSchema,
  person: Type.Record(Type.String(), Type.Unknown()),
  sessions: Type.Array(Type.Unknown()),
  passkeys: Type.Array(Type.Unknown()),
  games: Type.Array(exactly({ room: Type.String(), seat: Type.Integer(), ended: MomentSchema, record: Type.String() })),
  /** Rooms of games that run. */
  running: Type.Array(Type.String()),
  chat: Type.Array(exactly({ room: Type.String(), at: MomentSchema, text: Type.String() })),
  ratings: Type.Array(Type.Unknown()),
  blocks: Type.Array(Type.Unknown()),
  reports: Type.Array(Type.Unknown()),
  bots: Type.Array(Type.Unknown()),
  push: Type.Array(Type.Unknown()),
  webhook: Type.Union([Type.Unknown(), Type.Null()]),
});
