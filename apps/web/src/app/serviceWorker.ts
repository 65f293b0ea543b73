import { isLang, matchLang } from '@threefold-games/speech';
import { LATER_CACHE } from '../storage/laterCache.ts';

declare const self: ServiceWorkerGlobalScope;

/** All are written in when the app is built. */
const VERSION = '__VERSION__';
const FILES = '__FILES__' as unknown as readonly string[];
/** Files that are too large for everybody: who has asked for one keeps it. */
const LATER = '__LATER__' as unknown as readonly string[];

const CACHE = `threefold-${VERSION}`;

self.addEventListener('install', event => {
  // A new version waits until the last page of the old one is closed: pages load chunks of their own version alone.
  event.waitUntil(
    caches.open(CACHE).then(cache => cache.addAll(FILES.map(file => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names => names.filter(name => name.startsWith('threefold-') && name !== CACHE && name !== LATER_CACHE))
      .then(old => Promise.all(old.map(name => caches.delete(name))))
      .then(dropOutdated)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  // The API, the documentation, and the pages that other sites show in frames, are the server's alone.
  const isServers = /^\/(?:(?:api|embed)\/|docs(?:\/|$))/.test(url.pathname);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isServers) return;
  if (request.mode === 'navigate') event.respondWith(page(url));
  else event.respondWith(LATER.includes(url.pathname) ? laterFile(request) : file(request));
});

/** The page of the language in the address, as it was kept with everything that it loads. */
const page = async (url: URL): Promise<Response> => {
  const [, first = '', second = ''] = url.pathname.split('/');
  if (!isLang(first)) {
    const home = `/${matchLang(self.navigator.languages)}/`;
    // The short link of a room.
    return Response.redirect(first === 'g' && second !== '' ? `${home}room/${second}` : home, 302);
  }
  const kept = await (await caches.open(CACHE)).match(`/${first}/index.html`);
  return kept ?? fetch(`/${first}/index.html`);
};

const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(CACHE)).match(request)) ?? fetch(request);

const laterFile = async (request: Request): Promise<Response> => {
  const cache = await caches.open(LATER_CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  // Whoever stands between may answer with a page of its own. Where there is no room, it is fetched again the next time.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (answer.ok && !isPage) await cache.put(request, answer.clone()).catch(() => undefined);
  return answer;
};

/** Lets go of large files that this version has no use for. */
const dropOutdated = async (): Promise<void> => {
  const cache = await caches.open(LATER_CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !LATER.includes(new URL(url).pathname)).map(each => cache.delete(each)));
};

/** What the server sends when it is somebody's turn, in that person's language. */
interface Push {
  readonly title: string;
  readonly body: string;
  /** Where it happened, from the root of the site. */
  readonly url: string;
  /** A later one of the same takes its place. */
  readonly tag: string;
}

const readPush = (data: PushMessageData | null): Push | undefined => {
  try {
    const raw = data?.json() as Partial<Record<keyof Push, unknown>> | null | undefined;
    const { title, body, url, tag } = raw ?? {};
    const texts = [title, body, url, tag].every(text => typeof text === 'string');
    return texts ? (raw as Push) : undefined;
  } catch {
    return undefined;
  }
};

self.addEventListener('push', event => {
  const push = readPush(event.data);
  if (!push) return;
  const { title, body, url, tag } = push;
  const icon = '/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, badge: icon, data: { url } }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const { url } = (event.notification.data ?? {}) as { readonly url?: unknown };
  if (typeof url === 'string') event.waitUntil(open(url));
});

/** Shows a page: in the window that shows it already, else in a new one. A notice leads to this site alone, whatever it says. */
const open = async (url: string): Promise<void> => {
  const { pathname } = new URL(url, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find(each => new URL(each.url).pathname === pathname);
  if (same) await same.focus();
  else await self.clients.openWindow(pathname);
};
