import { Type } from 'typebox';
import { Holiday, Me } from '../people.ts';
import { Count, exactly, GameId, Moment, oneOf, orNull, PersonId, PersonName, type Sent } from '../shape.ts';
import { OwnPuzzle, SolverSkill } from './puzzles.ts';
import { RoomListAnswer } from './rooms.ts';
import { Done, type RouteTable } from './route.ts';

/** Null for somebody without a name yet. */
const WhoAmI = exactly({ me: orNull(Me) });

const NameBody = exactly({ name: PersonName });
const HolidayBody = exactly({ on: Type.Boolean() });

/** Somebody whom one has blocked or muted. */
export const OwnBlock = exactly({ id: PersonId, name: Type.String(), kind: oneOf('block', 'mute') });
export type OwnBlock = Sent<typeof OwnBlock>;
const BlocksAnswer = exactly({ blocks: Type.Array(OwnBlock) });

/** How well one plays a game against bots at one's own screens. */
export const GameSkill = exactly({
  game: GameId,
  /** By Glicko-2, on the scale of Elo on which the first level of the bots has 800. */
  mean: Type.Number({ minimum: -2000, maximum: 6000 }),
  deviation: Type.Number({ minimum: 1, maximum: 350 }),
  volatility: Type.Number({ minimum: 0.001, maximum: 1 }),
  /** How many games it was learned from. */
  games: Count,
  /** How many of the last ones were won, one after the other. */
  wins: Count,
  /** The game that ended last, as its device calls it. */
  last: Type.String({ pattern: '^[A-Za-z0-9_-]{0,40}$' }),
  at: Moment,
});
export type GameSkill = Sent<typeof GameSkill>;
const SkillsBody = exactly({ skills: Type.Array(GameSkill, { maxItems: 20 }) });
const SkillsAnswer = exactly({ skills: Type.Array(GameSkill) });

/** A lesson of a game: `tzaar/lines`. */
const LessonKey = Type.String({ pattern: '^[a-z]{1,20}/\\w{1,30}$' });
const LessonsBody = exactly({ lessons: Type.Array(LessonKey, { maxItems: 500 }) });
const LessonsAnswer = exactly({ lessons: Type.Array(LessonKey) });

/** Up to where a device knows what has changed on its account; nothing but the server reads anything in it. */
const Cursor = Type.String({ pattern: '^[a-z2-9]{16}\\.\\d{1,15}$' });
const SyncBody = exactly({
  /** The cursor of the last answer; without it, and with one that the server does not know any more, everything is answered. */
  since: Type.Optional(Cursor),
  /** What has changed on the device since then. */
  lessons: Type.Array(LessonKey, { maxItems: 500 }),
  skills: Type.Array(GameSkill, { maxItems: 20 }),
  puzzles: Type.Array(OwnPuzzle, { maxItems: 500 }),
});
const SyncAnswer = exactly({
  cursor: Cursor,
  /** Whether this is all that the account knows, or what has changed since the cursor. */
  isAll: Type.Boolean(),
  lessons: Type.Array(LessonKey),
  skills: Type.Array(GameSkill),
  puzzles: Type.Array(OwnPuzzle),
  /** How well puzzles are solved. */
  solvers: Type.Array(SolverSkill),
});

/** Everything that is kept about a person. */
const ExportAnswer = exactly({
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
  skills: Type.Array(Type.Unknown()),
  lessons: Type.Array(LessonKey),
  /** Those that were tried, as the devices tell; the tries that were counted; how well puzzles are solved, by game. */
  puzzles: exactly({ own: Type.Array(OwnPuzzle), tries: Type.Array(Type.Unknown()), skills: Type.Array(SolverSkill) }),
  /** What changed last, as the account's devices ask for it. */
  sync: Type.Unknown(),
  blocks: Type.Array(Type.Unknown()),
  reports: Type.Array(Type.Unknown()),
  /** What operators did about the person. */
  moderation: Type.Array(Type.Unknown()),
  bots: Type.Array(Type.Unknown()),
  push: Type.Array(Type.Unknown()),
  webhook: orNull(Type.Unknown()),
});

/** What a person asks about themselves. */
export const ME_ROUTES = {
  'GET /api/me': { summary: 'Who one is.', who: 'anybody', bots: true, answer: WhoAmI },
  'POST /api/me': {
    summary: 'Takes a name: makes a guest known by a cookie, or renames the person.',
    who: 'anybody',
    bots: false,
    barred: true,
    body: NameBody,
    answer: WhoAmI,
  },
  'DELETE /api/me': {
    summary: 'Deletes the person: name, credentials and chat go, games stay without the name.',
    who: 'person',
    bots: false,
    confirmed: true,
    answer: Done,
  },
  'GET /api/me/export': {
    summary: 'All data of the person.',
    who: 'person',
    bots: false,
    confirmed: true,
    answer: ExportAnswer,
  },
  'GET /api/me/blocks': {
    summary: 'Whom one has blocked or muted.',
    who: 'person',
    bots: false,
    answer: BlocksAnswer,
  },
  'GET /api/me/rooms': {
    summary: 'The games that one plays, those that wait for one first.',
    who: 'person',
    bots: true,
    answer: RoomListAnswer,
  },
  'PUT /api/me/holiday': {
    summary: 'Begins or ends the holiday: clocks of games over days stand still.',
    who: 'person',
    bots: false,
    body: HolidayBody,
    answer: Holiday,
  },
  'PUT /api/me/sync': {
    summary: 'Merges what has changed on a device, and answers what has changed on the account.',
    who: 'account',
    bots: false,
    body: SyncBody,
    answer: SyncAnswer,
  },
  'PUT /api/me/skills': {
    summary: 'How well one plays against bots: of what is sent and what is kept the surer stays, and all is told.',
    who: 'account',
    bots: false,
    body: SkillsBody,
    answer: SkillsAnswer,
  },
  'PUT /api/me/lessons': {
    summary: 'Which lessons one has done: those that are sent are added, and all are told.',
    who: 'account',
    bots: false,
    body: LessonsBody,
    answer: LessonsAnswer,
  },
} as const satisfies RouteTable;
