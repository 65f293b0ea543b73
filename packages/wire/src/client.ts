import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import type { ApiAnswer, ApiBody, ApiParams, ApiQuery, RouteName } from './api/routes.ts';
import type { WireFaultCode } from './faults.ts';

/** What the client reads of an HTTP response; `Response` has it all. */
export interface ApiResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  text(): Promise<string>;
}

/** The options that the client passes to `fetch`. */
export interface ApiRequestInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a client reaches a server. */
export interface ApiClientOptions {
  /** Sends a request: the global `fetch`, or a wrapper that adds a timeout or cookies. */
  readonly fetch: (url: string, init: ApiRequestInit) => Promise<ApiResponse>;
  /** The address of the server, such as `http://localhost:8080`. Without it, paths are relative to the page. */
  readonly base?: string;
  /** Headers of every request, such as `authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the caller knows a fault code. A code that it does not know, as of a newer server, becomes `server.internal`. */
  readonly isKnown?: (code: string) => boolean;
}

/** A part of a request: forbidden if the route has none, otherwise required, except for a query of optional fields. */
export type RequestPart<Key extends string, T> = [T] extends [undefined]
  ? { readonly [K in Key]?: never }
  : [Key, Partial<T>] extends ['query', T]
    ? { readonly [K in Key]?: T }
    : { readonly [K in Key]: T };

/** The request of one route. */
export type SingleRequest<Name extends RouteName> = RequestPart<'params', ApiParams<Name>> &
  RequestPart<'query', ApiQuery<Name>> &
  RequestPart<'body', ApiBody<Name>>;

/** The path parameters, query and body of a route. For a union of routes, a request that fits each of them. */
export type ApiRequest<Name extends RouteName> = (
  Name extends RouteName
    ? (request: SingleRequest<Name>) => void
    : never
) extends (request: infer Request) => void
  ? Request
  : never;

/** A request without any part. */
export interface NoRequest {
  /** Never given. */
  readonly params?: never;
}

/** The request may be omitted if it has no required part. */
export type RequestArguments<Name extends RouteName> =
  NoRequest extends ApiRequest<Name> ? [request?: ApiRequest<Name>] : [request: ApiRequest<Name>];

/** Calls the HTTP API. */
export interface ApiClient {
  /** Calls a route by its method and path. A refusal is a value; so is `wire.offline`, for a request without an answer. */
  ask<Name extends RouteName>(name: Name, ...request: RequestArguments<Name>): Promise<Result<ApiAnswer<Name>>>;
}

/** The fault codes of the HTTP API and the live connection. */
export type { WireFaultCode };

type Values = Readonly<Record<string, unknown>>;

/** Creates a client. Pages and programs use the same one with their own `fetch`. */
export const createApiClient = ({
  fetch,
  base = '',
  headers = {},
  isKnown = () => true,
}: ApiClientOptions): ApiClient => {
  const origin = base.endsWith('/') ? base.slice(0, -1) : base;
  const offline = fail('wire.offline', base);

  const ask = async (
    name: string,
    {
      params = {},
      query = {},
      body,
    }: { readonly params?: Values; readonly query?: Values; readonly body?: unknown } = {},
  ): Promise<Result<unknown>> => {
    const [method = '', path = ''] = name.split(' ');
    const wrong = Object.keys(params).find(key => /^\.{0,2}$/.test(String(params[key])));
    if (wrong !== undefined) return fail('http.input', wrong);
    try {
      const response = await fetch(origin + fillPath(path, params) + formatQuery(query), {
        method,
        headers: {
          accept: 'application/json, text/plain',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const type = response.headers.get('content-type') ?? '';
      const isJson = type.includes('json');
      const value = isJson ? await response.json() : await response.text();
      if (response.ok) return isJson || type.startsWith('text/plain') ? ok(value) : offline;
      // A proxy answers in its own words while the server is down.
      if (!isJson && response.status >= 502) return offline;
      return { ok: false, error: readFault(value, response.status, isKnown) };
    } catch {
      return offline;
    }
  };
  return { ask: ask as ApiClient['ask'] };
};

/** Encodes a part of an address. Half a character has no encoding. */
const encode = (value: unknown): string => encodeURIComponent(String(value).replace(/\p{Cs}/gu, '\uFFFD'));

const fillPath = (path: string, params: Values): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encode(params[key]));

const formatQuery = (query: Values): string => {
  const pairs = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

const readFault = (body: unknown, status: number, isKnown: (code: string) => boolean): Fault => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Values;
  if (typeof fields.code === 'string') return knownFault(fields, isKnown);
  return { code: status === 404 ? 'http.missing' : 'server.internal', detail: String(status) };
};

/** A refusal as a server sent it. A code that the caller does not know becomes `server.internal`. */
export const knownFault = (
  { code, detail, rule }: { readonly code?: unknown; readonly detail?: unknown; readonly rule?: unknown },
  isKnown: (code: string) => boolean,
): Fault => ({
  code: typeof code === 'string' && isKnown(code) ? (code as Fault['code']) : 'server.internal',
  detail: typeof detail === 'string' ? detail : '',
  ...(typeof rule === 'string' && { rule: rule as NonNullable<Fault['rule']> }),
});
