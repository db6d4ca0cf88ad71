// The service worker: once visited, the page opens without a network. FILES and VERSION stand above (offline.ts).
// A page and its files belong together: they come from one cache, and a newer page waits until it is taken.
/* global FILES, VERSION */
const PREFIX = 'trictrac-';
const CACHE = `${PREFIX}${VERSION}`;
/** Of earlier pages: another tab may still play on one of them. */
const KEPT = 1;

const home = new URL('./', location.href);
const mine = ({ origin, pathname }) => origin === home.origin && pathname.startsWith(home.pathname);
/** What a path means within the page, "" for the page itself. */
const within = ({ pathname }) => pathname.slice(home.pathname.length).replace(/^index\.html$/, '');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES.map((file) => `./${file}`)])));
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const forget = (names) => {
    const earlier = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    return Promise.all(earlier.slice(0, Math.max(0, earlier.length - KEPT)).map((name) => caches.delete(name)));
  };
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

// What a server's table says is never kept. The page comes from its own cache; the files have names of their own, so
// that those of an earlier page are found as well.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = within(url);
  if (request.method !== 'GET' || !mine(url) || path.startsWith('api/') || path === 'ws') return;
  const asked = request.mode === 'navigate' && path === '' ? home.href : url.href;
  const own = caches.open(CACHE).then((cache) => cache.match(asked));
  event.respondWith(own.then((found) => found ?? caches.match(asked)).then((found) => found ?? fetch(request)));
});
