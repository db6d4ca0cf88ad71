import { device } from '../device/device';
import { isOnDevice } from '../host/ids';
import type { Format } from '../described/messages';
import type { NewGame } from '../messages/match';
import type { Computer, Connection, Created, TableHandlers, Host, Result } from '../host/host';
import { place } from '../host/place.svelte';
import { standalone } from '../host/standalone';
import * as atServer from '../server/server';

export type { Created, Failure, Result } from '../host/host';
export { look } from '../server/server';

/** Returns the host of a game; without a server all games are on this device. */
function hostOf(game: string): Host {
  return standalone || isOnDevice(game) ? device : atServer.server;
}

/** Returns the host for a new game: this device if it was chosen or is offline, and can store games; else the server. */
async function chosen(): Promise<Host> {
  if (standalone) return device;
  const near = place.where === 'device' || !navigator.onLine;
  return near && (await device.ready()) ? device : atServer.server;
}

/** Asks for a new game; where the game `like` is kept, if that is named. */
export async function createGame(game: NewGame, like?: string): Promise<Result<Created>> {
  return created(game, await (like === undefined ? await chosen() : hostOf(like)).create(game));
}

/** Asks the server for a new game of which this page holds the seats of some players: each other person's is opened by a code. */
export async function invite(game: NewGame, mine: number[]): Promise<Result<Created>> {
  return created(game, await atServer.invite(game, mine));
}

function created({ format }: NewGame, made: Result<Created>): Result<Created> {
  if (made.ok) know(made.value.game, format);
  return made;
}

/** Opens a game record; `bot` gives one seat to the computer. */
export async function openRecord(record: string, bot: Computer | null): Promise<Result<Created>> {
  return (await chosen()).open(record, bot);
}

/** The formats of games that this page has heard of. */
const formats = new Map<string, Format>();

/** Says which format a game has: its host need not be asked. */
export function know(game: string, format: Format): void {
  formats.set(game, format);
}

/** Returns the format of the game at a table; null if it is unknown. */
export async function formatOf(game: string): Promise<Format | null> {
  return formats.get(game) ?? hostOf(game).formatOf(game);
}

/** Returns the record of a game as text; null if it is not available. */
export function recordOf(game: string): Promise<string | null> {
  return hostOf(game).recordOf(game);
}

/** Returns a connection to the table of a game. */
export function connect(game: string, on: TableHandlers): Connection {
  return hostOf(game).connect(game, on);
}
