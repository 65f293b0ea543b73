import type { Static } from 'typebox';
import type { PasskeySchema, SessionSchema } from './account.ts';
import type { PlayerAnswer, PlayerGameSchema, RatingSchema } from './players.ts';
import type { DeepReadonly } from './rooms.ts';
import type { FaultSchema } from './shape.ts';

/** A refusal over HTTP. */
export type ApiFault = DeepReadonly<Static<typeof FaultSchema>>;
/** All of a player's page but the games. */
export type Player = DeepReadonly<Static<typeof PlayerAnswer>>;
/** A finished game on a player's page. */
export type PlayerGame = DeepReadonly<Static<typeof PlayerGameSchema>>;
/** What a person can do in one kind of game. */
export type Rating = DeepReadonly<Static<typeof RatingSchema>>;
/** A place where one is signed in. */
export type OwnSession = DeepReadonly<Static<typeof SessionSchema>>;
export type OwnPasskey = DeepReadonly<Static<typeof PasskeySchema>>;
