import type { Readable } from 'node:stream';
import { fail, type Result } from '@threefold-games/core';
import type { RoomState } from '@threefold-games/room';
import type { ApiAnswer, ApiBody, ApiParams, ApiQuery, RouteName, Routes } from '@threefold-games/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, RoomService, ServerContext } from '../context.ts';
import type { Operator } from '../moderation/log.ts';
import type { Try } from '../people/attempts.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { findRow } from '../people/persons.ts';
import { cookieName, cookieOptions, type Entry, openSession, type Session } from '../people/sessions.ts';
import type { PuzzleDesk } from '../puzzles/desk.ts';
import { networkOf } from '../security.ts';

/** All that the handlers work with. */
export interface Tools {
  readonly context: ServerContext;
  readonly deps: PeopleDeps;
  readonly puzzles: PuzzleDesk;
  /** Whether webhooks may lead into private networks; for tests, and for servers at home. */
  readonly allowPrivate: boolean;
}

/** One request: its parts have the form that the route's schemas ask for, and who asks may. */
export interface Ask<Name extends RouteName> {
  readonly asker: Routes[Name]['who'] extends 'anybody' | 'operator' ? Person | undefined : Person;
  /** Who acts as an operator. */
  readonly operator: Routes[Name]['who'] extends 'operator' ? Operator : Operator | undefined;
  /** Undefined for a bot's token. */
  readonly session: Session | undefined;
  readonly params: ApiParams<Name>;
  readonly query: ApiQuery<Name>;
  readonly body: ApiBody<Name>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers a route; a stream where the answer may be long. */
export type Handler<Name extends RouteName> = (ask: Ask<Name>) => Promise<Result<ApiAnswer<Name> | Readable>>;

export type Handlers<Name extends RouteName = RouteName> = { readonly [N in Name]: Handler<N> };

/** The answer of what has nothing to tell. */
export const DONE = { ok: true, value: { done: true } } as const;

/** Opens a session and gives its cookie along with the answer. */
export const enter = async (
  deps: PeopleDeps,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
  how: Omit<Entry, 'agent'>,
): Promise<void> => {
  const token = await openSession(deps, person, { agent: request.headers['user-agent'] ?? '', ...how });
  reply.setCookie(cookieName(deps.origin), token, cookieOptions(deps.origin));
};

/** An account that shows its own password. */
export const ownTry = async (deps: PeopleDeps, { id }: Person, { ip }: FastifyRequest): Promise<Try> => ({
  name: (await findRow(deps, id))?.folded ?? '',
  account: id,
  network: networkOf(ip),
});

/** A room, if who asks may see it. */
export const seenRoom = async (
  rooms: RoomService,
  id: string,
  person: Person | undefined,
): Promise<Result<RoomState>> => {
  const state = await rooms.load(id);
  if (!state.ok) return state;
  return rooms.maySee(state.value, person) ? state : fail('room.watching');
};
