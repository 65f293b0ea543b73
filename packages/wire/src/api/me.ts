import { Type } from 'typebox';
import { Me } from '../people.ts';
import { exactly, Moment, oneOf, orNull, PersonId, PersonName, type Sent } from '../shape.ts';

/** Null for somebody without a name yet. */
export const WhoAmI = exactly({ me: orNull(Me) });

export const NameBody = exactly({ name: PersonName });
export const HolidayBody = exactly({ on: Type.Boolean() });

/** Somebody whom one has blocked or muted. */
export const OwnBlock = exactly({ id: PersonId, name: Type.String(), kind: oneOf('block', 'mute') });
export type OwnBlock = Sent<typeof OwnBlock>;
export const BlocksAnswer = exactly({ blocks: Type.Array(OwnBlock) });

/** Everything that is kept about a person. */
export const ExportAnswer = exactly({
  /** When it was written. */
  at: Moment,
  person: Type.Record(Type.String(), Type.Unknown()),
  sessions: Type.Array(Type.Unknown()),
  passkeys: Type.Array(Type.Unknown()),
  /** When the account was entered last from each network that is remembered; which one that was is not kept. */
  entrances: Type.Array(Moment),
  games: Type.Array(exactly({ room: Type.String(), seat: Type.Integer(), ended: Moment, record: Type.String() })),
  /** Rooms of games that run. */
  running: Type.Array(Type.String()),
  chat: Type.Array(exactly({ room: Type.String(), at: Moment, text: Type.String() })),
  ratings: Type.Array(Type.Unknown()),
  blocks: Type.Array(Type.Unknown()),
  reports: Type.Array(Type.Unknown()),
  /** What operators did about the person. */
  moderation: Type.Array(Type.Unknown()),
  bots: Type.Array(Type.Unknown()),
  push: Type.Array(Type.Unknown()),
  webhook: orNull(Type.Unknown()),
});
