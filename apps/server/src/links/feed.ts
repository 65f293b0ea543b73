import { type Lang, speaker } from '@threefold-games/speech';
import { loadLinkWords, loadWords } from '@threefold-games/words';
import type { Cards } from './cards.ts';
import { closed, element, escaped } from './markup.ts';
import { pagePath, picturePath } from './subject.ts';

/** Days that the feed goes back. */
const DAYS = 14;
/** The year from which on the names in the feed are ours, as such names want it. */
const SINCE = '2026';

const NAMESPACE = 'http://www.w3.org/2005/Atom';

export const feedPath = (lang: Lang): string => `/api/daily.atom?lang=${lang}`;

/** The puzzles of the last days as an Atom feed (RFC 4287): an entry a day, the latest first. */
export const dailyFeed = async (cards: Cards, lang: Lang, origin: string): Promise<string> => {
  const [words, speak] = [await loadLinkWords(lang), speaker(lang)];
  const { page: site } = (await loadWords(lang)).shell;
  const name = `tag:${new URL(origin).hostname},${SINCE}:daily:${lang}`;
  const entries: string[] = [];
  for (const date of cards.lastDays(DAYS)) {
    const subject = { kind: 'daily', date } as const;
    const told = await cards.of(subject, lang);
    // A day without puzzles has no entry.
    if (!told.ok) continue;
    const [page, picture] = [pagePath(subject, lang), picturePath(subject, lang, date)].map(path => origin + path);
    const { heading, description: summary, card } = told.value;
    const content =
      element('p', {}, element('a', { href: page }, `<img src="${escaped(picture!)}" alt="${escaped(card.title)}">`)) +
      element('p', {}, escaped(summary));
    entries.push(
      element(
        'entry',
        {},
        [
          element('id', {}, escaped(`${name}:${date}`)),
          element('title', {}, escaped(heading)),
          element('published', {}, beginOf(date)),
          element('updated', {}, beginOf(date)),
          closed('link', { rel: 'alternate', type: 'text/html', hreflang: lang, href: page }),
          closed('link', { rel: 'enclosure', type: 'image/png', href: picture }),
          element('summary', {}, escaped(summary)),
          element('content', { type: 'html' }, escaped(content)),
        ].join(''),
      ),
    );
  }
  const inside = [
    element('id', {}, escaped(name)),
    element('title', {}, escaped(`Threefold: ${speak(words.daily)}`)),
    element('subtitle', {}, escaped(speak(site.description))),
    element('updated', {}, beginOf(cards.today)),
    element('author', {}, element('name', {}, 'Threefold')),
    closed('link', { rel: 'self', type: 'application/atom+xml', href: origin + feedPath(lang) }),
    closed('link', {
      rel: 'alternate',
      type: 'text/html',
      hreflang: lang,
      href: origin + pagePath({ kind: 'daily' }, lang),
    }),
    element('icon', {}, `${escaped(origin)}/icons/icon-192.png`),
    ...entries,
  ];
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('feed', { xmlns: NAMESPACE, 'xml:lang': lang }, inside.join('\n'))}\n`;
};

const beginOf = (date: string): string => `${date}T00:00:00Z`;
