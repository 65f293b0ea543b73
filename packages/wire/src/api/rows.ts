import { type Static, Type } from 'typebox';
import { RoomId } from '../messages.ts';
import type { LobbyRow } from '../people.ts';
import { TablePlanSchema } from '../plan.ts';
import { exactly, GameIdSchema, MomentSchema, oneOf, orNull, PersonIdSchema } from './shape.ts';

export const PhaseSchema = oneOf('gathering', 'dealing', 'playing', 'over');

const RowSeatSchema = exactly({
  kind: oneOf('empty', 'person', 'bot'),
  name: Type.String(),
  person: Type.Optional(PersonIdSchema),
  level: Type.Optional(Type.Integer()),
  rating: Type.Optional(Type.Number()),
  provisional: Type.Optional(Type.Boolean()),
  holiday: Type.Optional(Type.Boolean()),
});

/** A game in a list. */
export const LobbyRowSchema = exactly({
  id: RoomId,
  phase: PhaseSchema,
  plan: TablePlanSchema,
  host: PersonIdSchema,
  seats: Type.Array(RowSeatSchema),
  created: MomentSchema,
  updated: MomentSchema,
  turns: Type.Integer(),
  watchers: Type.Integer(),
  actor: orNull(Type.Integer()),
  deadline: orNull(Type.Number()),
  position: orNull(Type.String()),
  shares: orNull(Type.Array(Type.Number())),
});

/** The list of rooms that anybody may see. */
export const RoomListQuery = exactly({
  phase: Type.Optional(PhaseSchema),
  game: Type.Optional(GameIdSchema),
  pace: Type.Optional(oneOf('live', 'days')),
});

export const RoomList = exactly({ rooms: Type.Array(LobbyRowSchema) });
export type RoomListAnswer = { readonly rooms: readonly LobbyRow[] };

/** The schema and the type of a row say the same: the compiler holds the two together. */
export const isRow = (row: Static<typeof LobbyRowSchema>): LobbyRow => row;
