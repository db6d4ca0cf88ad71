import { linkTo } from './route';

/** A seat to be taken, as a link names it. */
export interface SeatLink {
  game: string;
  player: number;
  code: string;
}

/** The seat an address names, if it names one: #/seat/GAME/PLAYER/CODE, none of which a server is sent before it is asked. */
export function seatIn(hash: string): SeatLink | null {
  const [, game, player, code] = /^#\/seat\/([\w-]+)\/(\d+)\/([\w-]+)$/.exec(hash) ?? [];
  return game && player && code ? { game, player: Number(player), code } : null;
}

/** The link that leads somebody to his seat. */
export function seatLink({ game, player, code }: SeatLink): string {
  return linkTo(`#/seat/${game}/${player}/${code}`);
}

const LOOPBACK = /^(localhost$|127\.|\[?::1)/;

/** Does an address of this page lead nowhere from another device? */
export function worksHereOnly(): boolean {
  return LOOPBACK.test(location.hostname);
}
