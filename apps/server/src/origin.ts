import type { IncomingHttpHeaders } from 'node:http';

/** Where a request comes from, as far as a browser says. */
export type Origin =
  /** From a page of this server. */
  | 'own'
  /** From a page of another site. */
  | 'foreign'
  /** No browser: a program. */
  | 'none';

/** `url` is where people reach this server; without it whatever address they used will do. */
export const originOf = ({ origin, host }: IncomingHttpHeaders, url: string | undefined): Origin => {
  if (origin === undefined) return 'none';
  const own = url === undefined ? [`http://${host}`, `https://${host}`] : [url];
  return own.includes(origin) ? 'own' : 'foreign';
};

/** Whether a program shows a token of its own; a cookie alone proves nothing about who made the browser send it. */
export const hasBearer = ({ authorization }: IncomingHttpHeaders): boolean =>
  authorization !== undefined && /^Bearer \S/.test(authorization);
