import type { Created } from '../../wire/host/host';
import type { SeatInfo } from '../../wire/described/messages';
import { keep } from '../kept/games';
import { go } from './route';

/** Goes to the start screen. */
export function home(): void {
  go({ page: 'start' });
}

/** Stores a new game with the given names of the other players, and goes to its table; `open` offers its free seats to everybody. */
export function enter(created: Created, against: string, open = false): void {
  const { game, keys, claims = {} } = created;
  const invites = Object.keys(claims).length > 0;
  keep({ game, keys, against, over: false, ...(invites && { claims, open }) });
  go({ page: 'table', id: created.game });
}

/** Returns a seat as a request for a new game describes it. */
export function seat({ kind, name, bot }: SeatInfo): SeatInfo {
  return bot ? { kind, name, bot } : { kind, name };
}
