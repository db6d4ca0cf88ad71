import { forgetReview, forgetReviews } from '../../state/kept/reviews';
import { forgetShares } from '../../state/kept/shares';
import { device } from '../../wire/device/device';
import { isOnDevice } from '../../wire/host/ids';
import { forget, games, type Standing } from '../../state/kept/games';
import { sidesOf } from '../../state/kept/standing';
import { records, discardRecord } from './records';
import { textOf } from './source';

export type Place = 'server' | 'device' | 'book';

/** One game this device knows, wherever it is kept. */
export interface Entry {
  id: string;
  place: Place;
  /** Who plays against the holder of this device, as noted when it began. */
  against: string;
  standing: Standing | null;
  over: boolean;
  /** When it last went on, in milliseconds; 0 where that is not known. */
  changed: number;
}

/** All games this device knows, the latest first. */
export async function entries(): Promise<Entry[]> {
  const noted = games().map(({ game, against, standing, over, changed }): Entry => ({
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
    .map(({ game, format, seats, you, lines, over, changed }): Entry => ({
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
  const read = records().map(({ id, standing, over, added }): Entry => ({
    id,
    place: 'book',
    against: '',
    standing,
    over,
    changed: added,
  }));
  return [...noted, ...here, ...read].sort((a, b) => b.changed - a.changed);
}

/** Forgets one game, with what was made of it: for good, where it is kept nowhere else. */
export async function forgetEntry({ id, place }: Entry): Promise<void> {
  const record = await textOf(id);
  if (record !== null) await forgetReview(record);
  if (place === 'book') return discardRecord(id);
  forget(id);
  if (place === 'device') await device.forget(id);
}

/** Erases all that this device keeps of trictrac. */
export async function eraseAll(): Promise<void> {
  for (const { game } of await device.games()) await device.forget(game);
  await forgetReviews();
  await forgetShares();
  for (const key of Object.keys(localStorage)) if (key.startsWith('trictrac.')) localStorage.removeItem(key);
}
