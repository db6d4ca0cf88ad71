/** The worker that keeps the tables of this device. */
import { once } from '../connection/once';
import { serve } from '../worker/serve';
import { load } from '../module/load';
import { begin } from '../module/module';
import type { TableCalls } from './calls';
import { Keeper } from './keeper';
import { Store } from './store';

/** The channel by which the pages of this browser tell each other which game has changed. */
const others = new BroadcastChannel('trictrac.tables');
const watchers = new Map<string, Set<() => void>>();

const keeper = once(async () => {
  const [store, { calling }] = await Promise.all([Store.open(), import('./calling'), load()]);
  const fresh = async () => calling(await begin(await load()), 'AnyMessage');
  return new Keeper(fresh, store, (game) => others.postMessage(game));
});

others.onmessage = async ({ data }) => {
  const game = String(data);
  (await keeper()).leave(game);
  for (const notify of watchers.get(game) ?? []) notify();
};

/** Watches a table until `signal` aborts; a table without watchers is unloaded. */
function watch(game: string, notify: () => void, signal: AbortSignal): Promise<null> {
  const here = watchers.get(game) ?? new Set();
  watchers.set(game, here.add(notify));
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      here.delete(notify);
      if (here.size === 0) void keeper().then((k) => k.leave(game));
      resolve(null);
    });
  });
}

serve<TableCalls>(self, {
  ready: async () => (await keeper()) && null,
  create: async (game) => (await keeper()).create(game),
  open: async (ask) => (await keeper()).open(ask),
  say: async ({ game, message }) => (await keeper()).say(game, message),
  watch: (game, { progress, signal }) => watch(game, () => progress(null), signal),
  format: async (game) => (await keeper()).format(game),
  record: async (game) => (await keeper()).record(game),
  games: async () => (await keeper()).games(),
  forget: async (game) => (await keeper()).forget(game).then(() => null),
});
