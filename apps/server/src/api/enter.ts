import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, cookieOptions } from '../people/cookie.ts';
import type { PeopleDeps } from '../people/deps.ts';
import { openSession } from '../people/sessions.ts';

/** Opens a session and gives its cookie along with the answer. */
export const enter = async (
  deps: PeopleDeps,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
  recovered = false,
): Promise<void> => {
  const token = await openSession(deps, person, request.headers['user-agent'] ?? '', recovered);
  reply.setCookie(cookieName(deps.origin), token, cookieOptions(deps.origin));
};
