import type { LiveGame, Offer } from '../../wire/described/messages';
import { visitLobby } from '../../wire/tables/tables';
import { keysOf } from '../../state/kept/games';

/** What is offered and played in the lobby, as long as it is looked at. */
export class Offers {
  /** The latest first; null while the lobby cannot be reached. */
  all = $state.raw<Offer[] | null>(null);
  /** Games in play, those that most look at first. */
  live = $state.raw<LiveGame[]>([]);
  /** Whether the operator has paused all games. */
  paused = $state(false);
  readonly #line = visitLobby((news) => {
    this.all = news && [...news.offers].reverse();
    this.live = news?.live ?? [];
    this.paused = news?.paused ?? false;
  });

  close(): void {
    this.#line.close();
  }
}

/** Whether this browser sits at that table already. */
export function isOwn({ game }: { game: string }): boolean {
  return Object.keys(keysOf(game)).length > 0;
}

/** The first tour somebody else offers: what a person who plays with anybody sits down to. */
export function firstTour(offers: Offer[]): Offer | null {
  return [...offers].reverse().find((offer) => offer.format === 'tour' && !offer.rated && !isOwn(offer)) ?? null;
}
