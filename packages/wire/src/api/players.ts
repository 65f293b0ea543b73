import { TOP_LEVEL } from '@threefold-games/core';
import { Type } from 'typebox';
import { PersonKind } from '../people.ts';
import { WhySchema } from '../room.ts';
import {
  Count,
  exactly,
  GameId,
  Moment,
  Numbers,
  oneOf,
  orNull,
  PersonId,
  RoomId,
  type Sent,
  StoredText,
} from '../shape.ts';
import { Done, personParams, type RouteTable } from './route.ts';

const Pace = oneOf('live', 'days');
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** What a person can do in one kind of game. All on one scale, on which everybody starts with 1500 and a doubt of 350. */
export const Rating = exactly({
  /** Null for all games, as in those with bots. */
  game: orNull(GameId),
  /** Null for both. */
  pace: orNull(Pace),
  versus: oneOf('people', 'bots'),
  /** Two seats are rated by Glicko-2, more by OpenSkill. */
  seats: oneOf('two', 'more'),
  rating: Type.Number(),
  /** The standard deviation: the truth lies within twice of it in 95 of 100 cases. */
  doubt: Type.Number(),
  games: Type.Integer(),
  /** Which share of the games was won. */
  won: Share,
  /** The rating after each of the latest games, the oldest first. */
  history: Numbers,
});
export type Rating = Sent<typeof Rating>;

/** All of a player's page but the games. */
export const Player = exactly({
  id: PersonId,
  name: Type.String(),
  kind: PersonKind,
  /** Who runs it, for a bot. */
  owner: orNull(exactly({ id: PersonId, name: Type.String() })),
  since: Moment,
  /** When the player was heard of last; null for who is blocked, or blocks. */
  seen: orNull(Moment),
  /** Whether a connection is open now; never for who is blocked, or blocks. */
  here: Type.Boolean(),
  /** A game that is played live and may be watched; null for the same. */
  playing: orNull(exactly({ room: RoomId, game: GameId })),
  ratings: Type.Array(Rating),
  /** Finished games, with those that the player left. */
  games: Type.Integer(),
  /** By game. */
  gamesOf: Type.Record(Type.String(), Type.Integer()),
  /** How many of them the player left before the end. */
  left: Type.Integer(),
  /** How many of those in the last 30 days. */
  leftLately: Type.Integer(),
  /** The asker and this player; null for oneself and for somebody without a name. */
  you: orNull(
    exactly({
      /** Games in which both sat. */
      games: Type.Integer(),
      /** Games that the asker won, and that this player won. */
      won: Type.Integer(),
      lost: Type.Integer(),
      muted: Type.Boolean(),
      blocked: Type.Boolean(),
    }),
  ),
});
export type Player = Sent<typeof Player>;

/** A finished game as a player's page lists it. */
export const PlayerGame = exactly({
  room: RoomId,
  game: GameId,
  pace: Pace,
  at: Moment,
  /** Where the player sat. */
  seat: Type.Integer(),
  seats: Type.Array(
    exactly({
      name: Type.String(),
      person: Type.Optional(PersonId),
      /** Of a bot that sat there from the start. */
      level: Type.Optional(Type.Integer()),
      of: Type.Optional(Type.Literal(TOP_LEVEL)),
    }),
  ),
  shares: Numbers,
  why: WhySchema,
  /** The last position of a game that the rules ended; null for all others, and where nobody may watch. */
  position: orNull(Type.String()),
  /** The place of the player, 1 for the first; those who share a place have the same. */
  place: Type.Integer(),
  /** What the rating changed by, where it did. */
  change: orNull(Type.Number()),
});
export type PlayerGame = Sent<typeof PlayerGame>;

const PlayerGamesQuery = exactly({
  game: Type.Optional(GameId),
  /** The `next` of the page before. */
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}:[a-z2-9-]{9}$' })),
  /** Only games in which this person sat too. */
  with: Type.Optional(PersonId),
});
const PlayerGamesAnswer = exactly({
  games: Type.Array(PlayerGame),
  /** Where the next page begins; null at the end. */
  next: orNull(Type.String()),
});

export const PlayersQuery = exactly({ name: StoredText(24) });
const PlayersAnswer = exactly({
  players: Type.Array(exactly({ id: PersonId, name: Type.String(), kind: PersonKind })),
});

/** Records as text, one after another with an empty line between. */
const RecordsQuery = exactly({
  game: Type.Optional(GameId),
  player: Type.Optional(PersonId),
  /** Ended at this moment or later. */
  since: Type.Optional(Moment),
  /** At most so many; 1000 where nothing is said. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

/** Tells the operators of somebody's doing. */
const ReportBody = exactly({
  person: PersonId,
  room: Type.Optional(RoomId),
  /** The number of the chat message. */
  line: Type.Optional(Count),
  why: StoredText(1000),
});

/** What is asked about players and their games. */
export const PLAYER_ROUTES = {
  'GET /api/records': {
    summary: 'Records of finished public games as text, one after another, the oldest first.',
    who: 'anybody',
    bots: true,
    query: RecordsQuery,
    answer: 'text',
  },
  'GET /api/players': {
    summary: 'Players whose names begin like this.',
    who: 'anybody',
    bots: true,
    query: PlayersQuery,
    answer: PlayersAnswer,
  },
  'GET /api/players/:id': {
    summary: 'A player: ratings, games finished, you and them.',
    who: 'anybody',
    bots: true,
    params: personParams,
    answer: Player,
  },
  'GET /api/players/:id/games': {
    summary: 'The finished games of a player, the latest first.',
    who: 'anybody',
    bots: true,
    params: personParams,
    query: PlayerGamesQuery,
    answer: PlayerGamesAnswer,
  },
  'PUT /api/players/:id/block': {
    summary: 'Blocks a player: you are not seated together and hear nothing of each other.',
    who: 'person',
    bots: false,
    params: personParams,
    answer: Done,
  },
  'DELETE /api/players/:id/block': {
    summary: 'Ends a block.',
    who: 'person',
    bots: false,
    params: personParams,
    answer: Done,
  },
  'PUT /api/players/:id/mute': {
    summary: 'Mutes a player in the chat.',
    who: 'person',
    bots: false,
    params: personParams,
    answer: Done,
  },
  'DELETE /api/players/:id/mute': {
    summary: 'Ends a mute.',
    who: 'person',
    bots: false,
    params: personParams,
    answer: Done,
  },
  'POST /api/reports': {
    summary: 'Tells the operators of a player’s doing.',
    who: 'person',
    bots: false,
    barred: true,
    body: ReportBody,
    answer: Done,
  },
} as const satisfies RouteTable;
