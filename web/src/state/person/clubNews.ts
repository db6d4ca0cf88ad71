import * as clubs from '../../wire/described/calls/clubs';
import { call } from '../../wire/server/asking';
import { called } from './changes';
import { myself } from './myself.svelte';
import type { GameNews } from './news';

/** The news that a person is told on any page. */
interface Told {
  calls: readonly GameNews[];
}

/** Looks for announcements of the person’s clubs that they do not know of yet, and tells them on any page. */
export async function lookForClubNews(told: Told): Promise<void> {
  if (!myself.account) return;
  const answer = await call(clubs.news, {}, { quiet: true });
  if (!answer.ok) return;
  const news = answer.value.news
    .map(({ club, name, title, number }): GameNews => ({
      what: 'announcement',
      game: `${club}/${number}`,
      who: `${name}: ${title}`,
    }))
    .reverse();
  const fresh = new Set(news.map(({ game }) => game));
  // What has been read elsewhere meanwhile is no news here either.
  const standing = told.calls.filter(({ what, game }) => what !== 'announcement' || fresh.has(game));
  told.calls = called(standing, news);
}

/** Returns the club of an announcement that is told. */
export function clubOf({ game }: GameNews): string {
  return game.split('/')[0]!;
}

/** Notes at the server that the person knows of an announcement, and of all before it. */
export async function noteHeard(news: GameNews): Promise<void> {
  const [club = '', number] = news.game.split('/');
  await call(clubs.hear, { club, number: Number(number) }, { quiet: true });
}

/** Notes that the person reads the announcements of a club, up to a number. */
export async function readNews(told: Told, club: string, number: number): Promise<void> {
  if (!told.calls.some((one) => one.what === 'announcement' && clubOf(one) === club)) return;
  told.calls = told.calls.filter((one) => one.what !== 'announcement' || clubOf(one) !== club);
  await call(clubs.hear, { club, number }, { quiet: true });
}
