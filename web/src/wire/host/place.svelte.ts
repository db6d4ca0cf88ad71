export const PLACES = ['device', 'server'] as const;
type HostPlace = (typeof PLACES)[number];

const KEY = 'trictrac.place';

/** Where the next game will stand, and with what dice. */
class Placing {
  where = $state<HostPlace>('device');
  /** The player's own seed for the dice of a game on this device; empty: one is drawn. */
  seed = $state('');

  /** Takes the place chosen before. */
  begin(): void {
    if (localStorage.getItem(KEY) === 'server') this.where = 'server';
  }

  /** Chooses, and remembers it. */
  choose(where: HostPlace): void {
    this.where = where;
    localStorage.setItem(KEY, where);
  }
}

export const place = new Placing();
