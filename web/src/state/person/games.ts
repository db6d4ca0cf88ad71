import type { MyGame } from '../../wire/messages/person';
import type { Kept } from '../kept/games';
import { myGames } from '../../wire/server/person';
import { myself } from './myself.svelte';
import { othersIn } from './waiting.svelte';

/** The games of whoever has an account here, wherever he sat down; none for a guest, whose games this browser knows. */
export async function gamesOfAccount(): Promise<MyGame[]> {
  if (!myself.account) return [];
  const answer = await myGames();
  return answer.ok ? answer.value.games : [];
}

/** A game that can be gone on with, wherever it was sat down to. */
export type Going = Kept & { turn?: boolean };

/** The games in course that this browser keeps and those the house knows of whoever plays here: his turns first. */
export function goingOn(kept: readonly Kept[], mine: readonly MyGame[]): Going[] {
  const theirs = new Map(mine.map((one) => [one.game, one]));
  const here = new Set(kept.map(({ game }) => game));
  const known = kept.map((one): Going => {
    const house = theirs.get(one.game);
    if (!house) return one;
    return { ...one, against: one.against || othersIn(house), over: house.over ?? one.over, turn: house.turn };
  });
  const elsewhere = mine
    .filter(({ game }) => !here.has(game))
    .map((one): Going => ({
      game: one.game,
      keys: {},
      against: othersIn(one),
      over: one.over ?? false,
      turn: one.turn,
      changed: one.touched * 1000,
    }));
  const first = ({ turn }: Going) => (turn ? 1 : 0);
  return [...known, ...elsewhere]
    .filter(({ over }) => !over)
    .sort((a, b) => first(b) - first(a) || (b.changed ?? 0) - (a.changed ?? 0));
}
