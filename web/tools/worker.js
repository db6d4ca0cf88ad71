// The service worker: once visited, the page opens without a network. FILES, SAYS, BASE and VERSION stand above (offline.ts).
// A page and its files belong together: they come from one cache, and a newer page waits until it is taken.
/* global FILES, SAYS, BASE, VERSION */
const home = new URL('./', location.href);
/** Other pages of this origin have caches of their own, each by its path. */
const PREFIX = home.pathname === '/' ? 'trictrac-' : `trictrac:${home.pathname}:`;
const CACHE = `${PREFIX}${VERSION}`;
/** Texts that few want, kept once they have been fetched; their names change with what is in them. */
const LATER = home.pathname === '/' ? 'trictrac.later' : `trictrac.later:${home.pathname}`;
/** Of earlier pages: another tab may still play on one of them. */
const KEPT = 1;

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
  event.respondWith(own.then((found) => found ?? caches.match(asked)).then((found) => found ?? fetched(request, path)));
});

/** Fetched from the server, and kept where it is a text. */
async function fetched(request, path) {
  if (!path.endsWith('.txt')) return fetch(request);
  // Without a network it is missing, which the page knows how to say; a refused promise is a fault to Firefox.
  const answer = await fetch(request).catch(() => new Response(null, { status: 504 }));
  if (!answer.ok) return answer;
  const later = await caches.open(LATER);
  const stem = path.replace(/-[\w-]{8}\.txt$/, '');
  for (const old of await later.keys()) if (within(new URL(old.url)).startsWith(`${stem}-`)) await later.delete(old);
  await later.put(request, answer.clone());
  return answer;
}

/** The page that a notification is about: a game, the lobby, where challenges are answered, or the news of a club. */
const PLACES = { challenge: () => 'lobby', announcement: (club) => `club/${club}/news` };
const addressOf = (what, game) => `${home.href}#/${PLACES[what]?.(game) ?? `g/${game}`}`;

/** What is sent says what for, which game, against whom, and in which language. */
function sentence({ what, who, language }) {
  const says = (SAYS[language] ?? SAYS[BASE])[what] ?? SAYS[BASE].turn;
  return who ? says.named.replace('{who}', () => who) : says.unnamed;
}

self.addEventListener('push', (event) => {
  const notice = event.data?.json() ?? {};
  const { game = '', language = BASE } = notice;
  const shown = { body: sentence(notice), tag: game, lang: language, icon: './icon-192.png', badge: './icon-192.png' };
  event.waitUntil(
    self.registration.showNotification('Trictrac', {
      ...shown,
      renotify: game !== '',
      data: { what: notice.what, game },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { what, game } = event.notification.data;
  const address = game ? addressOf(what, game) : home.href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address);
    return there ? there.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(open());
});
