import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { ApiFault, ROUTES, type Route, type RouteName } from '@threefold-games/wire';
import { checkOf, checkTextOf } from '@threefold-games/wire/check';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { Buckets } from '../bucket.ts';
import { idsOf, isSuspended, type Person, type ServerContext } from '../context.ts';
import { LIMITS, type Limits } from '../limits.ts';
import type { Operator } from '../moderation/log.ts';
import { isOperator } from '../moderation/operators.ts';
import { findBot } from '../people/bots.ts';
import { type ArgonCost, type PeopleDeps, peopleDeps } from '../people/deps.ts';
import { asPerson } from '../people/persons.ts';
import { cookieName, endReplaced, findVisitor, mayGoOn, readBearer, type Session } from '../people/sessions.ts';
import type { PuzzleDesk } from '../puzzles/desk.ts';
import { isOperatorToken } from '../secrets.ts';
import { networkOf } from '../security.ts';
import { StoreError } from '../store/storeError.ts';
import { faultBody, statusOf } from './faults.ts';
import type { Ask, Handler, Tools } from './handler.ts';
import { allHandlers } from './handlers/index.ts';
import { openApi } from './openapi.ts';

export interface ApiOptions {
  readonly context: ServerContext;
  /** Others than those of `limits.ts`, for tests. */
  readonly limits?: Pick<Limits['http'], 'perMinute' | 'perPerson' | 'entersPerMinute' | 'largePerMinute'>;
  /** Less work a password, for tests. */
  readonly argon?: ArgonCost;
  readonly puzzles: PuzzleDesk;
  /** Whether webhooks and pushes may lead into private networks. */
  readonly allowPrivate?: boolean;
}

const PREFIX = '/api';

/** Everything under /api but the WebSocket: routes, their limits, their description. */
export const api: FastifyPluginAsync<ApiOptions> = async (app, options) => {
  await app.register(routes, { ...options, prefix: PREFIX });
};

const routes: FastifyPluginAsync<ApiOptions> = async (
  app,
  { context, limits = LIMITS.http, argon, puzzles, allowPrivate = false },
) => {
  const deps = peopleDeps({ ...context, ...(argon ? { argon } : {}) });
  const tools: Tools = { context, deps, puzzles, allowPrivate };
  const handlers = allHandlers(tools);
  const askers = new WeakMap<FastifyRequest, Asker>();
  const persons = new Buckets(limits.perPerson, context.now);

  await app.register(cookie);
  await app.register(rateLimit, {
    max: limits.perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () => new Refusal({ code: 'http.rate', detail: '' }),
  });
  // What is told to one person is nobody else's, wherever it passes by, unless an answer says that it is the same for all.
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => refuse(reply, faultOf(error, request)));
  app.setNotFoundHandler((_, reply) => refuse(reply, { code: 'http.missing', detail: '' }));
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const check = (httpPart === 'body' ? checkOf : checkTextOf)(schema as Parameters<typeof checkOf>[0]);
    return value => {
      const checked = check(value);
      return checked.ok ? { value: checked.value } : { error: new Refusal(checked.error) };
    };
  });

  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const route: Route = ROUTES[name];
    const [method = '', path = ''] = name.split(' ');
    app.route({
      method,
      url: path.slice(PREFIX.length),
      ...schemasOf(route),
      config: { rateLimit: { max: mostOf(name, limits) } },
      preValidation: async request => {
        const asker = orThrow(await findAsker(deps, request.headers, context.secrets.operator));
        const { person, session } = asker;
        if (person) await context.people.met(person, networkOf(request.ip));
        orThrow(mayAsk(route, asker, context.now()));
        if (person && !persons.take(person.id)) throw new Refusal({ code: 'http.rate', detail: '' });
        if (person && session?.replaces) {
          await endReplaced(deps, session);
          // They were opened with the cookie before this one.
          for (const id of idsOf(person)) context.connections.close(id);
        }
        if (person && route.confirmed) orThrow(await mayGoOn(deps, person.id, session));
        askers.set(request, asker);
      },
      handler: async (request, reply) => {
        const { person, session, operator } = askers.get(request) ?? NOBODY;
        const { params, query, body } = request;
        const ask = { asker: person, session, operator, params, query, body, request, reply } as Ask<never>;
        const answer = orThrow(await (handlers[name] as Handler<never>)(ask));
        if (route.answer === 'text') reply.type('text/plain; charset=utf-8');
        return reply.send(answer);
      },
    });
  }
  const description = openApi(cookieName(deps.origin));
  app.get('/openapi.json', () => description);
};

/** Thrown to the one place that answers refusals. */
class Refusal extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.code);
    this.fault = fault;
  }
}

const orThrow = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Refusal(result.error);
  return result.value;
};

const refuse = (reply: FastifyReply, fault: Fault): FastifyReply =>
  reply.code(statusOf(fault)).type('application/json').send(faultBody(fault));

/** What went wrong, as far as it is anybody's business. */
const faultOf = (error: unknown, request: FastifyRequest): Fault => {
  if (error instanceof Refusal) return error.fault;
  if (error instanceof StoreError) {
    request.log.warn({ trouble: error.code }, 'the store could not answer');
    return { code: 'server.busy', detail: '' };
  }
  const status = (error as { readonly statusCode?: number }).statusCode ?? 500;
  if (status >= 400 && status < 500) return { code: 'http.input', detail: '' };
  request.log.error({ err: error }, 'a request failed');
  return { code: 'server.internal', detail: '' };
};

const schemasOf = ({ params, query, body, answer }: Route): Pick<RouteShorthandOptions, 'schema'> => ({
  schema: {
    ...(params ? { params } : {}),
    // Nothing may be asked for that is not known.
    querystring: query ?? NOTHING,
    ...(body ? { body } : {}),
    response: { ...(answer === 'text' ? {} : { 200: answer }), '4xx': ApiFault, '5xx': ApiFault },
  },
});

/** Who asks before anybody was looked for. */
const NOBODY: Asker = { person: undefined, session: undefined, operator: undefined };

const NOTHING = { type: 'object', additionalProperties: false };

const ENTERS: ReadonlySet<RouteName> = new Set<RouteName>([
  'POST /api/me',
  'POST /api/account',
  'PUT /api/account/password',
  'POST /api/session',
  'POST /api/session/passkey',
  'POST /api/session/passkey/options',
  'POST /api/session/confirm',
  'POST /api/rooms',
]);
const COSTLY: ReadonlySet<RouteName> = new Set<RouteName>([
  'GET /api/me/export',
  'GET /api/records',
  'POST /api/reports',
  'POST /api/puzzles/:id/reports',
]);

const mostOf = (name: RouteName, limits: NonNullable<ApiOptions['limits']>): number => {
  if (ENTERS.has(name)) return limits.entersPerMinute;
  return COSTLY.has(name) ? limits.largePerMinute : limits.perMinute;
};

/** The sender of a request. */
interface Asker {
  readonly person: Person | undefined;
  readonly session: Session | undefined;
  /** The operator: an account, or null for the server's own token; undefined for everybody else. */
  readonly operator: Operator | undefined;
}

/** A token goes before a cookie; one that is not known is nobody's. `operatorToken` is the server's own. */
const findAsker = async (
  deps: PeopleDeps,
  headers: IncomingHttpHeaders,
  operatorToken: string,
): Promise<Result<Asker>> => {
  if (headers.authorization !== undefined) {
    const token = readBearer(headers);
    if (token !== undefined && isOperatorToken(operatorToken, token))
      return ok({ person: undefined, session: undefined, operator: null });
    const bot = token === undefined ? undefined : await findBot(deps, token);
    return bot
      ? ok({ person: await asPerson(deps, bot), session: undefined, operator: undefined })
      : fail('people.needed');
  }
  const visitor = await findVisitor(deps, headers);
  if (!visitor) return ok({ person: undefined, session: undefined, operator: undefined });
  const { person, session } = visitor;
  const operator = person.kind === 'account' && (await isOperator(deps, person.id)) ? person.id : undefined;
  return ok({ person, session, operator });
};

/** Whether somebody may use a route at all. */
const mayAsk = ({ who, bots, barred }: Route, { person, operator }: Asker, now: number): Result<true> => {
  if (person?.kind === 'bot' && !bots) return fail('people.forbidden');
  if (person && (barred || who === 'operator') && isSuspended(person, now)) return fail('people.suspended');
  if (who === 'operator') {
    if (operator !== undefined) return ok(true);
    return fail(person === undefined ? 'people.needed' : 'people.forbidden');
  }
  if (who !== 'anybody' && person === undefined) return fail('people.needed');
  if (who === 'account' && person?.kind !== 'account') return fail('people.account');
  return ok(true);
};
