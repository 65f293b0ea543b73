import { isLang, matchLang } from '@threefold/words';

declare const self: ServiceWorkerGlobalScope;

/** Both are written in when the app is built. */
const VERSION = '__VERSION__';
const FILES = '__FILES__' as unknown as readonly string[];

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
      .then(names => names.filter(name => name.startsWith('threefold-') && name !== CACHE))
      .then(old => Promise.all(old.map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(url) : file(request));
});

/** The page of the language in the address, as it was kept with everything that it loads. */
const page = async (url: URL): Promise<Response> => {
  const [, first = ''] = url.pathname.split('/');
  if (!isLang(first)) return Response.redirect(`/${matchLang(self.navigator.languages)}/`, 302);
  const kept = await (await caches.open(CACHE)).match(`/${first}/index.html`);
  return kept ?? fetch(`/${first}/index.html`);
};

const file = async (request: Request): Promise<Response> =>
  (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
