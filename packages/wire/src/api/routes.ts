import { type TSchema, Type } from 'typebox';
import { exactly, type Sent } from '../shape.ts';
import { ACCOUNT_ROUTES } from './account.ts';
import { ME_ROUTES } from './me.ts';
import { MODERATION_ROUTES } from './moderation.ts';
import { NOTICE_ROUTES } from './notices.ts';
import { PLAYER_ROUTES } from './players.ts';
import { PUZZLE_ROUTES } from './puzzles.ts';
import { ROOM_ROUTES } from './rooms.ts';
import type { Route } from './route.ts';

/** Every refusal. */
export const ApiFault = exactly({
  /** One of the codes that every client can say in its own language. */
  code: Type.String(),
  /** The same as an English sentence. */
  message: Type.String(),
  /** What exactly was wrong. */
  detail: Type.Optional(Type.String()),
  /** The rule of the game that was broken. */
  rule: Type.Optional(Type.String()),
});
export type ApiFault = Sent<typeof ApiFault>;

/** Every route of the API: the server answers just these, and its description is written from them. */
export const ROUTES = {
  ...ME_ROUTES,
  ...ACCOUNT_ROUTES,
  ...ROOM_ROUTES,
  ...PLAYER_ROUTES,
  ...PUZZLE_ROUTES,
  ...NOTICE_ROUTES,
  ...MODERATION_ROUTES,
};

/** Every route of the server, by method and path. */
export type Routes = typeof ROUTES;
/** A route by its method and path, such as `GET /api/me`. */
export type RouteName = keyof Routes;

type Part<Name extends RouteName, Key extends 'params' | 'query' | 'body'> = Routes[Name] extends {
  readonly [K in Key]: infer S extends TSchema;
}
  ? Sent<S>
  : undefined;

/** What stands in the path of a route. */
export type ApiParams<Name extends RouteName> = Part<Name, 'params'>;
/** What follows the question mark of a route. */
export type ApiQuery<Name extends RouteName> = Part<Name, 'query'>;
/** What is sent to a route. */
export type ApiBody<Name extends RouteName> = Part<Name, 'body'>;
/** The body of an answer by its schema. Text comes first: every type is a schema to TypeBox. */
export type AnswerOf<A extends Route['answer']> = A extends 'text' ? string : A extends TSchema ? Sent<A> : never;
/** What a route answers with when it does not refuse. */
export type ApiAnswer<Name extends RouteName> = AnswerOf<Routes[Name]['answer']>;
