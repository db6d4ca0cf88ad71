import type { MyGame } from '../../wire/described/messages';
import { othersIn, type GameNews } from './news';

/** Returns the news between two states of the games, without the end of the game just `left`, which was seen there; of `before` null, only the challenges to this person. */
export function newsOf(
  before: ReadonlyMap<string, MyGame> | null,
  now: readonly MyGame[],
  left: string | null = null,
): GameNews[] {
  const there = new Set(now.map(({ game }) => game));
  const ended = [...(before?.values() ?? [])].filter(
    (game) => !there.has(game.game) && game.challenge && !isAsked(game),
  );
  return [
    ...ended.map((game) => newsAbout('declined', game)),
    ...now.flatMap((game) => {
      const what = changeOf(before?.get(game.game), game);
      const seen = what === 'over' && game.game === left;
      return what && !seen ? [newsAbout(what, game)] : [];
    }),
  ];
}

/** Returns whether a challenge waits for this person's answer. */
export function isAsked({ challenge, players }: MyGame): boolean {
  return challenge !== undefined && players.includes(challenge.to);
}

function newsAbout(what: GameNews['what'], game: MyGame): GameNews {
  return { what, game: game.game, who: othersIn(game) };
}

function changeOf(before: MyGame | undefined, now: MyGame): GameNews['what'] | null {
  if (!before) return isAsked(now) ? 'challenge' : null;
  if (now.over) return before.over ? null : 'over';
  if (before.free?.length && !now.free?.length) return isAsked(before) ? null : 'taken';
  return now.turn && !before.turn ? 'turn' : null;
}

/** Returns the notices with the news added: none twice, no turn after a seat was taken, which already announced it, and no challenge that has ended. */
export function called(
  calls: readonly GameNews[],
  news: readonly GameNews[],
  now: readonly MyGame[] | null = null,
): GameNews[] {
  const said = ({ what, game }: GameNews) =>
    calls.some((one) => one.game === game && (one.what === what || (what === 'turn' && one.what === 'taken')));
  const stands = ({ what, game }: GameNews) =>
    what !== 'challenge' || !now || now.some((one) => one.game === game && one.challenge);
  return [...calls.filter(stands), ...news.filter((one) => !said(one))];
}
