import { forgetReview, forgetReviews } from '../../state/kept/reviews';
import { forgetShares } from '../../state/kept/shares';
import { device } from '../../wire/device/device';
import { isOnDevice } from '../../wire/host/ids';
import { forget, games, type SeenStanding } from '../../state/kept/games';
import { sidesOf } from '../../state/kept/standing';
import { gamesOfAccount } from '../../state/person/games';
import { myself } from '../../state/person/myself.svelte';
import * as account from '../../wire/described/calls/account';
import { call } from '../../wire/server/asking';
import type { MyGame } from '../../wire/described/messages';
import { records } from './records';
import { textOf } from './source';

type GamePlace = 'server' | 'device' | 'book';

/** A game that this device knows, wherever it is stored. */
export interface GameEntry {
  id: string;
  place: GamePlace;
  /** The opponent of the user of this device, as noted when the game began. */
  against: string;
  /** The other players as the account knows them. */
  foes?: { name: string; guest: boolean }[];
  standing: SeenStanding | null;
  over: boolean;
  /** It is the account's, which keeps it: it cannot be forgotten here alone. */
  mine?: boolean;
  /** True if the account says that it is its owner's turn. */
  turn?: boolean;
  /** The time of its last event, in milliseconds since 1970; 0 if it is not known. */
  changed: number;
}

/** Returns the games of this device and of the account, latest first. */
export async function entries(): Promise<GameEntry[]> {
  const noted = games().map(({ game, against, standing, over, changed }): GameEntry => ({
    id: game,
    place: isOnDevice(game) ? 'device' : 'server',
    against,
    standing: standing ?? null,
    over,
    changed: changed ?? 0,
  }));
  const known = new Set(noted.map(({ id }) => id));
  const here = (await device.games())
    .filter(({ game }) => !known.has(game))
    .map(({ game, format, seats, you, lines, over, changed }): GameEntry => ({
      id: game,
      place: 'device',
      against: '',
      over,
      changed,
      standing: {
        format,
        names: { white: seats[0]?.name ?? '', black: seats[1]?.name ?? '' },
        you: sidesOf(you, seats.slice(2)),
        lines,
        score: null,
        winner: null,
      },
    }));
  const read = records.all().map(({ id, standing, over, added }): GameEntry => ({
    id,
    place: 'book',
    against: '',
    standing,
    over,
    changed: added,
  }));
  const all = withThose(await gamesOfAccount(), [...noted, ...here, ...read]);
  return all.sort((a, b) => b.changed - a.changed);
}

/** Returns the listed games with those of an account: each game once, in its latest known state. */
export function withThose(mine: readonly MyGame[], listed: readonly GameEntry[]): GameEntry[] {
  const known = new Map(listed.map((entry) => [entry.id, entry]));
  const fresh = mine.map((one) => merged(one, known.get(one.game)));
  const theirs = new Set(mine.map(({ game }) => game));
  return [...listed.filter(({ id }) => !theirs.has(id)), ...fresh];
}

function merged(mine: MyGame, entry?: GameEntry): GameEntry {
  const { game, players, names, guests = [], over = false, turn = false, touched } = mine;
  const foes = names.flatMap((name, player) =>
    name && !players.includes(player) ? [{ name, guest: guests.includes(player) }] : [],
  );
  return {
    id: game,
    place: 'server',
    against: entry?.against || foes.map(({ name }) => name).join(', '),
    foes,
    standing: entry?.standing ?? null,
    over: over || entry?.over === true,
    mine: true,
    turn,
    changed: Math.max(touched * 1000, entry?.changed ?? 0),
  };
}

/** Removes a game with its review from this device; a game that is stored only here is lost. */
export async function forgetEntry({ id, place }: GameEntry): Promise<void> {
  const record = await textOf(id);
  if (record !== null) await forgetReview(record);
  if (place === 'book') return records.discard(id);
  forget(id);
  if (place === 'device') await device.forget(id);
}

/** Erases all that this device keeps of trictrac; the server knows it no more, either. */
export async function eraseAll(): Promise<void> {
  if (myself.me?.person) myself.take(await call(account.signOut));
  for (const { game } of await device.games()) await device.forget(game);
  await forgetReviews();
  await forgetShares();
  for (const key of Object.keys(localStorage)) if (key.startsWith('trictrac.')) localStorage.removeItem(key);
}
