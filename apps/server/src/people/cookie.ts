import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_LASTS } from './sessions.ts';

/** Under https no other site of the same host can set it. */
export const cookieName = (origin: string): string => (isSecure(origin) ? '__Host-threefold' : 'threefold');

const isSecure = (origin: string): boolean => origin.startsWith('https:');

/** What the cookie of a request holds. */
export const readCookie = (headers: IncomingHttpHeaders, origin: string): string | undefined => {
  const head = `${cookieName(origin)}=`;
  const part = headers.cookie?.split(';').find(piece => piece.trim().startsWith(head));
  return part?.trim().slice(head.length) || undefined;
};

const COMMON = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

export const cookieOptions = (origin: string) =>
  ({ ...COMMON, secure: isSecure(origin), maxAge: SESSION_LASTS / 1000 }) as const;

/** What a request shows instead of a cookie. */
export const readBearer = (headers: IncomingHttpHeaders): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
