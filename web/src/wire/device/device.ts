import { Caller } from '../worker/caller';
import { unreachable, type Created, type Host, type Result } from '../host/host';
import { place } from '../host/place.svelte';
import type { DeviceGame, Seeded, TableCalls } from './calls';
import { WorkerLine } from './line';
import { seedOf } from './seed';

const tables = new Caller<TableCalls>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' }),
);

/** Creates a game, and clears the chosen seed, so that no other game uses it. */
async function seated(asking: Promise<Result<Created>>): Promise<Result<Created>> {
  try {
    const made = await asking;
    if (made.ok) place.seed = '';
    return made;
  } catch {
    return { ok: false, failure: unreachable };
  }
}

function seeded<T extends object>(ask: T, named = place.seed): Seeded<T> {
  return { ...ask, seed: seedOf(named) };
}

interface DeviceHost extends Host {
  /** Returns whether tables can be stored here, and prepares the storage. */
  ready(): Promise<boolean>;
  /** All games kept here, the latest first. */
  games(): Promise<DeviceGame[]>;
  /** Throws a game away for good. */
  forget(game: string): Promise<void>;
}

/** The host on this device: the same tables, in a worker of this page. The user of this page holds both sides. */
export const device: DeviceHost = {
  create: (game) => seated(tables.call('create', seeded(game, game.seed))),
  open: (record, bot) => seated(tables.call('open', seeded({ record, bot }))),
  formatOf: (game) => tables.call('format', game).catch(() => null),
  recordOf: (game) => tables.call('record', game).catch(() => null),
  connect: (game, on) => new WorkerLine(tables, game, on),
  ready: () =>
    tables.call('ready', null).then(
      () => true,
      () => false,
    ),
  games: () => tables.call('games', null).catch(() => []),
  forget: (game) => tables.call('forget', game).then(() => undefined),
};
