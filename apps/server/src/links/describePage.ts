import { speaker } from '@threefold-games/speech';
import { loadLinkWords } from '@threefold-games/words';
import type { FastifyRequest } from 'fastify';
import { addressOf, type LinkRoutes, SITE, tell } from './asking.ts';
import { feedPath } from './feed.ts';
import { pagePath, picturePath, type Subject, subjectOfPage } from './subject.ts';
import { withTags } from './tags.ts';

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
