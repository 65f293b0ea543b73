import { signal } from '@preact/signals';
import { isLang, type Lang } from '@threefold-games/speech';
import { lang, setLang } from '../i18n/index.ts';
import { formatPlace, parsePlace, type Route } from './paths.ts';

export type { Route };

/** Where one is now. */
export const route = signal<Route>({ page: 'home' });

/** The address of a place in the current language, or in another one. */
export const href = (to: Route, language: Lang = lang.value): string => formatPlace(language, to);

/** Goes to a place; `replace` leaves no step behind in the history. */
export const go = (to: Route, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', href(to));
  else history.replaceState(null, '', href(to));
  const samePage = to.page === route.value.page;
  route.value = to;
  if (how === 'push' && !(samePage && location.hash !== '')) scrollTo(0, 0);
};

/** Goes to the same place in another language. */
export const goLang = async (to: Lang): Promise<void> => {
  if (await speaks(to)) history.replaceState(null, '', href(route.value));
};

/** Changes the language; false where somebody has meanwhile asked for another, or its words cannot be had. */
const speaks = async (to: Lang): Promise<boolean> => {
  try {
    return await setLang(to);
  } catch {
    // Without the words nothing can be said here: the browser says why, and offers to try again.
    location.assign(href(route.value, to));
    return false;
  }
};

const arrive = async (): Promise<void> => {
  const { href: address } = location;
  const there = parsePlace(location);
  if (there.lang && there.lang !== lang.value) await speaks(there.lang);
  // Who has gone on while the words were loaded is elsewhere by now.
  if (location.href === address) route.value = there.route;
};

/** A plain click on a link of this site stays on this page. */
const followed = (event: MouseEvent): URL | undefined => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const ours = url.origin === location.origin && isLang(url.pathname.split('/')[1] ?? '');
  const anchor = url.pathname === location.pathname && url.search === location.search && url.hash !== '';
  return ours && !anchor ? url : undefined;
};

/** Begins to follow the address; the language of the words is loaded by then. */
export const startRouting = (): void => {
  const { lang: said, route: first } = parsePlace(location);
  route.value = first;
  if (!said && first.page !== 'missing') history.replaceState(null, '', href(first));
  addEventListener('popstate', () => void arrive());
  addEventListener('hashchange', () => void arrive());
  document.addEventListener('click', event => {
    const url = followed(event);
    if (!url) return;
    event.preventDefault();
    history.pushState(null, '', url.pathname + url.search + url.hash);
    void arrive().then(() => scrollTo(0, 0));
  });
};
