// The service worker: once visited, the page opens without a network. FILES and VERSION stand above (offline.ts).
/* global FILES, VERSION */
const CACHE = `trictrac-${VERSION}`;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES.map((file) => `./${file}`)])));
});

self.addEventListener('activate', (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name.startsWith('trictrac-') && name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

// What the table says is never kept. The page itself comes from the network while there is one, so that it is the newest;
// its files have names of their own, and come from the cache.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/ws') return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
