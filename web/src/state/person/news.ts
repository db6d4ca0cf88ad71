import type { MyGame } from '../../wire/described/messages';
import type { Called } from './calls';
import type { KeptGame } from '../kept/games';

/** An event in a game that is not on the screen. */
export interface GameNews {
  what: Exclude<Called, 'offer' | 'ready'> | 'declined';
  /** The id of the game; of an announcement, its club and its number (`clubNews.ts`). */
  game: string;
  /** The names of the others; of an announcement, the club and the title. */
  who: string;
}

/** Returns the names of the other players. */
export function othersIn({ names, players }: MyGame): string {
  return names.filter((name, player) => name && !players.includes(player)).join(', ');
}

/** A game that can be gone on with, wherever it was sat down to. */
export type RunningGame = KeptGame & { turn?: boolean };

/** Returns the games in progress of this browser and of this person at the server, those with their turn first. */
export function goingOn(kept: readonly KeptGame[], mine: readonly MyGame[]): RunningGame[] {
  const theirs = new Map(mine.map((one) => [one.game, one]));
  const here = new Set(kept.map(({ game }) => game));
  const known = kept.map((one): RunningGame => {
    const remote = theirs.get(one.game);
    if (!remote) return one;
    return { ...one, against: one.against || othersIn(remote), over: remote.over ?? one.over, turn: remote.turn };
  });
  const elsewhere = mine
    .filter(({ game, challenge }) => !challenge && !here.has(game))
    .map((one): RunningGame => ({
      game: one.game,
      keys: {},
      against: othersIn(one),
      over: one.over ?? false,
      turn: one.turn,
      changed: one.touched * 1000,
    }));
  const first = ({ turn }: RunningGame) => (turn ? 1 : 0);
  return [...known, ...elsewhere]
    .filter(({ over }) => !over)
    .sort((a, b) => first(b) - first(a) || (b.changed ?? 0) - (a.changed ?? 0));
}
