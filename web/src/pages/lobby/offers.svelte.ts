import type { LiveGame, Offer } from '../../wire/described/messages';
import { visitLobby } from '../../wire/server/later';
import { keysOf } from '../../state/kept/games';

/** The offers and games in the lobby, until it is closed. */
export class Offers {
  /** The latest first; null while the lobby cannot be reached. */
  all = $state.raw<Offer[] | null>(null);
  /** Games in play, the most watched first. */
  live = $state.raw<LiveGame[]>([]);
  /** The operator has paused all games. */
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

/** Returns whether this browser sits at that table already. */
export function isOwn({ game }: { game: string }): boolean {
  return Object.keys(keysOf(game)).length > 0;
}

/** Returns the first tour that another player offers, for a player who accepts any opponent. */
export function firstTour(offers: Offer[]): Offer | null {
  return [...offers].reverse().find((offer) => offer.format === 'tour' && !offer.rated && !isOwn(offer)) ?? null;
}
