import { standalone } from './standalone';

type HostPlace = 'device' | 'server';
/** The possible places of a game. */
export const PLACES: HostPlace[] = standalone ? ['device'] : ['device', 'server'];

const KEY = 'trictrac.place';

/** The place of the next game, and its dice. */
class Placing {
  where = $state<HostPlace>('device');
  /** The player's own seed for the dice of a game on this device; if empty, one is drawn. */
  seed = $state('');

  /** Takes the place chosen before. */
  begin(): void {
    if (!standalone && localStorage.getItem(KEY) === 'server') this.where = 'server';
  }

  /** Chooses the host of new games, and stores the choice. */
  choose(where: HostPlace): void {
    this.where = where;
    localStorage.setItem(KEY, where);
  }
}

export const place = new Placing();
