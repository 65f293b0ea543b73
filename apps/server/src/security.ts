import type { IncomingHttpHeaders } from 'node:http';
import { isIPv4 } from 'node:net';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import { explain } from '@threefold-games/words/explain';
import type { FastifyInstance } from 'fastify';

/**
 * Nothing inline and nothing from elsewhere. The nets run as WebAssembly, which wants its own permission; pictures that are shared are made
 * as blobs in the page. The WebSocket of the page is covered by 'self'. `url` is where people reach this server: only where that is encrypted
 * may a browser be told never to come otherwise.
 */
export const securityFor = (url: string | undefined) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: url?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  }) as const satisfies FastifyHelmetOptions;

/** For pictures and feeds, which other sites may show. */
export const securityForPictures = (url: string | undefined) =>
  ({
    ...securityFor(url),
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  }) as const satisfies FastifyHelmetOptions;

/** For pages that other sites may show in frames: they hold nobody's cookie and do nothing, so there is nothing to be tricked into. */
export const securityForFrames = (url: string | undefined) =>
  ({
    ...securityForPictures(url),
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ['*'],
      },
    },
    frameguard: false,
  }) as const satisfies FastifyHelmetOptions;

const HARMLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses whatever changes something and does not come from our own pages, or from a program with a token of its own. */
export const checkOrigin = (app: FastifyInstance, url: string | undefined): void => {
  app.addHook('onRequest', ({ method, headers }, reply, next) => {
    const origin = originOf(headers, url);
    if (HARMLESS.has(method) || origin === 'own' || (origin === 'none' && hasBearer(headers))) next();
    else {
      const fault = { code: 'server.origin', detail: '' } as const;
      void reply.code(403).send({ code: fault.code, message: explain(fault) });
    }
  });
};

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

/** Where somebody counts as coming from: an IPv4 address, or the network of an IPv6 one, since whoever has one has all of it. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain) || !plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const front = head.split(':').filter(part => part !== '');
  const back = (tail ?? '').split(':').filter(part => part !== '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
};
