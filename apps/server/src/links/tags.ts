import { LANGS, type Lang, speaker } from '@threefold-games/speech';
import { loadLinkWords } from '@threefold-games/words';
import type { FastifyRequest } from 'fastify';
import { addressOf, type LinkRoutes, SITE, tell } from './asking.ts';
import type { Told } from './cards.ts';
import { HEIGHT, WIDTH } from './drawCard.ts';
import { feedPath } from './feed.ts';
import { empty, escaped } from './markup.ts';
import { pagePath, picturePath, type Subject, subjectOfPage } from './subject.ts';

/** Languages as previews name them. */
const LOCALES: Readonly<Record<Lang, string>> = {
  de: 'de_DE',
  en: 'en_GB',
  fr: 'fr_FR',
  nl: 'nl_NL',
  it: 'it_IT',
  es: 'es_ES',
  pl: 'pl_PL',
};

/** Where a page and what belongs to it are reached. */
export interface PageAddresses {
  readonly page: string;
  readonly picture: string;
  /** A feed of it, where there is one. */
  readonly feed?: { readonly url: string; readonly title: string };
}

/** A page of the app with its title and description, and with what sites that show previews look for. */
export const withTags = (page: string, told: Told, addresses: PageAddresses): string => {
  const { heading, description } = told;
  // What replaces is given by functions: names may hold signs that mean something in a replacement.
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(titleOf(told))}</title>${tagsOf(told, addresses)}`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => `${start}${escaped(description || heading)}`,
    );
};

/** As the title of a tab or of a search has it. */
export const titleOf = ({ heading }: Told): string =>
  heading.includes('Threefold') ? heading : `${heading} – Threefold`;

const tagsOf = (
  { card: { lang, title }, heading, description }: Told,
  { page, picture, feed }: PageAddresses,
): string => {
  const property = (name: string, content: string | number): string => empty('meta', { property: name, content });
  return [
    property('og:type', 'website'),
    property('og:site_name', 'Threefold'),
    property('og:title', heading),
    property('og:description', description),
    property('og:url', page),
    property('og:locale', LOCALES[lang]),
    ...LANGS.filter(other => other !== lang).map(other => property('og:locale:alternate', LOCALES[other])),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', WIDTH),
    property('og:image:height', HEIGHT),
    property('og:image:alt', title),
    empty('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    empty('meta', { name: 'twitter:title', content: heading }),
    empty('meta', { name: 'twitter:description', content: description }),
    empty('meta', { name: 'twitter:image', content: picture }),
    ...(feed
      ? [empty('link', { rel: 'alternate', type: 'application/atom+xml', title: feed.title, href: feed.url })]
      : []),
  ].join('');
};

/** Adds to a page of the app what previews of its link show; nothing to pages that are about nothing that travels. */
export const describePage = async (
  request: FastifyRequest,
  routes: LinkRoutes,
  page: () => Promise<string>,
): Promise<string | undefined> => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  const about = subjectOfPage(pathname, searchParams);
  if (!about) return undefined;
  const { links } = routes;
  const { subject, lang } = about;
  const told = await tell(links, request, subject, lang);
  // Of what is missing, or nobody's business, only the site is told.
  const shown: Subject = told.ok ? subject : SITE;
  const said = told.ok ? told : await links.cards.of(SITE, lang);
  if (!said.ok) return undefined;
  const address = addressOf(request, routes);
  const words = await loadLinkWords(lang);
  const hasFeed = shown.kind === 'daily' || shown.kind === 'site';
  return withTags(await page(), said.value, {
    page: address + pagePath(subject, lang),
    picture: address + picturePath(shown, lang, links.cards.today),
    ...(hasFeed && { feed: { url: address + feedPath(lang), title: speaker(lang)(words.daily) } }),
  });
};
