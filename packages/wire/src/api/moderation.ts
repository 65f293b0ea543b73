import { Type } from 'typebox';
import { PersonKind } from '../people.ts';
import {
  Count,
  exactly,
  Moment,
  OwnId,
  oneOf,
  orNull,
  PersonId,
  PersonName,
  RoomId,
  type Sent,
  StoredText,
} from '../shape.ts';
import { PlayersQuery } from './players.ts';
import { Done, ownParams, personParams, type RouteTable } from './route.ts';

/** Why an operator does something; whom it concerns may read it. */
const Why = StoredText(500);
const Named = exactly({ id: PersonId, name: Type.String() });
/** Where the next page begins: a moment and an id. */
const Place = Type.String({ pattern: '^[0-9]{1,16}:[a-z0-9]{1,40}$' });

const WhyBody = exactly({ why: Why });
/** Until a moment; null for good. */
const SuspendBody = exactly({
  until: orNull(Moment),
  why: Why,
  /** Whether no new guests are let in for a day from wherever the person comes from. */
  network: Type.Optional(Type.Boolean()),
});
const RenameBody = exactly({ name: PersonName, why: Why });
const CloseReportBody = exactly({ outcome: Why });

/** What an operator did. */
export const ModerationEntry = exactly({
  id: OwnId,
  at: Moment,
  /** Null for whoever has the server's own token. */
  by: orNull(Named),
  act: oneOf(
    'suspend',
    'ban',
    'lift',
    'rename',
    'takeName',
    'takeMessage',
    'closeReport',
    'makeOperator',
    'endOperator',
  ),
  person: Named,
  /** What was changed: until when, which name, which message. */
  what: Type.Record(Type.String(), Type.Unknown()),
  why: Type.String(),
});
export type ModerationEntry = Sent<typeof ModerationEntry>;

const LogQuery = exactly({
  /** Only what was done to this person. */
  person: Type.Optional(PersonId),
  /** The `next` of the page before. */
  before: Type.Optional(Place),
});
const LogAnswer = exactly({ entries: Type.Array(ModerationEntry), next: orNull(Type.String()) });

/** A message of a chat, and where it stands. */
const SaidMessage = exactly({
  room: RoomId,
  n: Count,
  at: Moment,
  by: PersonId,
  name: Type.String(),
  text: Type.String(),
});
/** A chat message, as operators see it. */
export type SaidMessage = Sent<typeof SaidMessage>;

export const Report = exactly({
  id: OwnId,
  at: Moment,
  by: Named,
  person: Named,
  room: orNull(RoomId),
  /** The number of the message that it is about. */
  line: orNull(Count),
  /** What that message said when it was reported. */
  text: orNull(Type.String()),
  why: Type.String(),
  /** What was written before and after it. */
  around: Type.Array(SaidMessage),
  closed: orNull(exactly({ at: Moment, by: orNull(Named), outcome: Type.String() })),
});
/** A message or a person that somebody has reported to the operators. */
export type Report = Sent<typeof Report>;
const ReportsQuery = exactly({
  /** Those that nobody has closed, unless told otherwise. */
  state: Type.Optional(oneOf('open', 'closed')),
  before: Type.Optional(Place),
});
const ReportsAnswer = exactly({ reports: Type.Array(Report), next: orNull(Type.String()) });

const Suspension = exactly({
  since: Moment,
  /** Null for good. */
  until: orNull(Moment),
  why: Type.String(),
  network: Type.Boolean(),
});

const FoundPerson = exactly({
  id: PersonId,
  name: Type.String(),
  kind: PersonKind,
  seen: Moment,
  isSuspended: Type.Boolean(),
});
const PeopleAnswer = exactly({ people: Type.Array(FoundPerson) });

/** All that an operator has to know of a person. */
export const PersonCard = exactly({
  id: PersonId,
  name: Type.String(),
  kind: PersonKind,
  since: Moment,
  seen: Moment,
  isOperator: Type.Boolean(),
  suspension: orNull(Suspension),
  /** Whose bot it is. */
  owner: orNull(Named),
  bots: Type.Array(Named),
  games: Type.Integer(),
  left: Type.Integer(),
  /** Games aborted within the time that is counted. */
  aborts: Type.Integer(),
  /** Reports about the person, and by them. */
  reported: Type.Integer(),
  reports: Type.Integer(),
  /** What they wrote last, the latest first. */
  messages: Type.Array(SaidMessage),
  log: Type.Array(ModerationEntry),
});
export type PersonCard = Sent<typeof PersonCard>;

const MessageParams = exactly({ id: RoomId, n: Count });

/** What operators ask for. */
export const MODERATION_ROUTES = {
  'GET /api/moderation/reports': {
    summary: 'What players have reported, the latest first.',
    who: 'operator',
    bots: false,
    query: ReportsQuery,
    answer: ReportsAnswer,
  },
  'POST /api/moderation/reports/:id/close': {
    summary: 'Closes a report and says what was done.',
    who: 'operator',
    bots: false,
    params: ownParams,
    body: CloseReportBody,
    answer: Done,
  },
  'GET /api/moderation/people': {
    summary: 'People whose names begin like this, guests too.',
    who: 'operator',
    bots: false,
    query: PlayersQuery,
    answer: PeopleAnswer,
  },
  'GET /api/moderation/people/:id': {
    summary: 'A person as operators see them.',
    who: 'operator',
    bots: false,
    params: personParams,
    answer: PersonCard,
  },
  'PUT /api/moderation/people/:id/suspension': {
    summary: 'Suspends a person until a moment, or for good.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: SuspendBody,
    answer: Done,
  },
  'DELETE /api/moderation/people/:id/suspension': {
    summary: 'Lifts a suspension.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: WhyBody,
    answer: Done,
  },
  'PUT /api/moderation/people/:id/name': {
    summary: 'Gives a person another name, also where the old one is shown.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: RenameBody,
    answer: Done,
  },
  'DELETE /api/moderation/people/:id/name': {
    summary: 'Takes a name back: a neutral one stands in its place.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: WhyBody,
    answer: Done,
  },
  'DELETE /api/moderation/rooms/:id/chat/:n': {
    summary: 'Takes a chat message back.',
    who: 'operator',
    bots: false,
    params: MessageParams,
    body: WhyBody,
    answer: Done,
  },
  'PUT /api/moderation/operators/:id': {
    summary: 'Makes an account an operator; only with the server’s own token.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: WhyBody,
    answer: Done,
  },
  'DELETE /api/moderation/operators/:id': {
    summary: 'An account is an operator no more; only with the server’s own token.',
    who: 'operator',
    bots: false,
    params: personParams,
    body: WhyBody,
    answer: Done,
  },
  'GET /api/moderation/log': {
    summary: 'What operators did, the latest first.',
    who: 'operator',
    bots: false,
    query: LogQuery,
    answer: LogAnswer,
  },
} as const satisfies RouteTable;
