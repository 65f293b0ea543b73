import { TOP_LEVEL } from '@threefold-games/core';
import { Type } from 'typebox';
import { TablePlanSchema } from './plan.ts';
import { PhaseSchema } from './room.ts';
import { exactly, Moment, Numbers, oneOf, orNull, PersonId, RoomId, type Sent } from './shape.ts';

/** A guest is known by a cookie alone. */
export const PersonKind = oneOf('guest', 'account', 'bot');
export const Holiday = exactly({ on: Type.Boolean(), daysLeft: Type.Number() });

/** Who one is. */
export const Me = exactly({
  id: PersonId,
  name: Type.String(),
  kind: PersonKind,
  holiday: Holiday,
  /** While one is: until when, null for good, and why, in an operator's words. */
  suspended: Type.Optional(exactly({ until: orNull(Moment), why: Type.String() })),
  /** Whether one is an operator. */
  operator: Type.Optional(Type.Literal(true)),
});
export type Me = Sent<typeof Me>;

/** A message of the chat. */
export const ChatMessage = exactly({
  /** Grows by one with each message of a room. */
  n: Type.Integer(),
  at: Moment,
  by: PersonId,
  name: Type.String(),
  seat: orNull(Type.Integer()),
  /** Empty where it was taken back: then it is shown no more. */
  text: Type.String(),
});
export type ChatMessage = Sent<typeof ChatMessage>;

/** How well somebody plays games like this one. */
export const SeatRating = exactly({
  rating: Type.Number(),
  /** Whether few games stand behind it. */
  provisional: Type.Boolean(),
  /** What it changed by in this game, where that is over and rated. */
  change: Type.Optional(Type.Number()),
});
export type SeatRating = Sent<typeof SeatRating>;

/** Who sits there, for lists. */
const RowSeat = exactly({
  kind: oneOf('empty', 'person', 'bot'),
  name: Type.String(),
  person: Type.Optional(PersonId),
  level: Type.Optional(Type.Integer()),
  of: Type.Optional(Type.Literal(TOP_LEVEL)),
  rating: Type.Optional(Type.Number()),
  provisional: Type.Optional(Type.Boolean()),
  /** Whether the seat's clock stands still for a holiday. */
  holiday: Type.Optional(Type.Boolean()),
});
/** A seat of a game in a list. */
export type RowSeat = Sent<typeof RowSeat>;

/** A game in a list: open, running or over. */
export const LobbyRow = exactly({
  id: RoomId,
  phase: PhaseSchema,
  plan: TablePlanSchema,
  host: PersonId,
  seats: Type.Array(RowSeat),
  created: Moment,
  updated: Moment,
  /** How many turns were played. */
  turns: Type.Integer(),
  watchers: Type.Integer(),
  /** Whose turn it is. */
  actor: orNull(Type.Integer()),
  /** When the time of that seat runs out, where it has a clock. */
  deadline: orNull(Type.Number()),
  /** The position, for a small picture of a running game; null where nobody may watch. */
  position: orNull(Type.String()),
  shares: orNull(Numbers),
});
export type LobbyRow = Sent<typeof LobbyRow>;
