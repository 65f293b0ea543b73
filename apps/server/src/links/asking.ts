import { type Fault, fail, ok, type Result } from '@threefold-games/core';
import { isLang, type Lang, matchLang } from '@threefold-games/speech';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { faultBody, statusOf } from '../api/faults.ts';
import { StoreError } from '../store/storeError.ts';
import type { Told } from './cards.ts';
import type { Links } from './links.ts';
import type { Subject } from './subject.ts';

/** What routes about links work with. */
export interface LinkRoutes {
  readonly links: Links;
  /** Where people reach this server, where that is known. */
  readonly url: string | undefined;
}

/** Seconds after which whoever was sent away may ask again. */
const AGAIN_AFTER = 3;

export const SITE: Subject = { kind: 'site' };
export const BUSY: Fault = { code: 'server.busy', detail: '' };
export const RATE: Fault = { code: 'http.rate', detail: '' };

/** What there is to tell of a subject to whoever asks, if they may ask once more. */
export const tell = async (
  links: Links,
  request: FastifyRequest,
  subject: Subject | undefined,
  lang: Lang,
): Promise<Result<Told>> => {
  if (!subject) return fail('http.missing');
  if (subject.kind !== 'site' && !links.mayAsk(request.ip)) return { ok: false, error: RATE };
  const told = await orFault(request, () => links.cards.of(subject, lang));
  return told.ok ? told.value : told;
};

/** What the store cannot tell now is asked for later; whatever else goes wrong is for the log alone. */
export const orFault = async <T>({ log }: FastifyRequest, work: () => Promise<T>): Promise<Result<T>> => {
  try {
    return ok(await work());
  } catch (error) {
    if (error instanceof StoreError) return { ok: false, error: BUSY };
    log.error({ err: error }, 'a link could not be told about');
    return fail('server.internal');
  }
};

/** The language that an address names, else the one that a browser prefers. */
export const langOf = (lang: string | undefined, { headers }: FastifyRequest): Lang =>
  lang !== undefined && isLang(lang) ? lang : matchLang(preferredLanguages(headers['accept-language'] ?? ''));

/** Where people reach this server: as it is told, else as they have asked for it. */
export const addressOf = ({ protocol, host }: FastifyRequest, { url }: LinkRoutes): string =>
  url ?? `${protocol}://${host}`;

/** Refuses with a code; who came too often, or at a bad time, is told when to come again. */
export const refuseAsked = (reply: FastifyReply, fault: Fault): FastifyReply => {
  const status = statusOf(fault);
  if (status === 429 || status === 503) reply.header('retry-after', AGAIN_AFTER);
  return reply.code(status).header('cache-control', 'no-store').type('application/json').send(faultBody(fault));
};

/** The languages of an Accept-Language header, best first. */
export const preferredLanguages = (header: string): string[] =>
  header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map(p => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find(q => q !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
