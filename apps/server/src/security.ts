import type { FastifyHelmetOptions } from '@fastify/helmet';
import { explain } from '@threefold/core';
import type { FastifyInstance } from 'fastify';
import { hasBearer, originOf } from './origin.ts';

/**
 * Nothing inline and nothing from elsewhere. The nets run as WebAssembly, which wants its own permission; pictures that are shared are made
 * as blobs in the page. The line of the page is covered by 'self'. `url` is where people reach this server: only where that is encrypted
 * may a browser be told never to come otherwise.
 */
export const securityFor = (url: string | undefined): FastifyHelmetOptions => ({
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
});

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
