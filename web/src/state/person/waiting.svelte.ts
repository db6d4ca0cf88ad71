import { isOnDevice } from '../../wire/host/ids';
import type { MyGame } from '../../wire/described/messages';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { routeOf } from '../addresses/route';
import { games } from '../kept/games';
import { myself } from './myself.svelte';
import type { GameNews } from './news';

const APART = 60_000;
/** What follows once a person is known is in code that a first visit does not load. */
const changes = () => import('./changes');

/** The games of the person who plays here as the server knows them, asked again and again as long as the page is looked at. */
class WaitingGames {
  /** Those that are not over. */
  games = $state.raw<MyGame[]>([]);
  /** The latest news of them, oldest first. */
  calls = $state.raw<GameNews[]>([]);
  #known: Map<string, MyGame> | null = null;
  #asked = 0;
  /** The game on the screen. */
  #at = $state(looked());
  /** The game that was on the screen before, until the server's next answer: its end has been seen. */
  #left: string | null = null;

  /** Returns the games in which it is the person's turn, without the one on the screen. */
  get turns(): MyGame[] {
    return this.games.filter(({ turn, game }) => turn && game !== this.#at);
  }

  begin(): void {
    myself.whenKnown(
      () =>
        void this.look()
          .then(() => import('./here'))
          .then(({ meet }) => meet(() => void this.look(), this)),
    );
    setInterval(() => document.visibilityState === 'visible' && void this.look(), APART);
    addEventListener('hashchange', () => {
      this.#left = this.#at;
      this.#at = looked();
      void this.look();
    });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.look());
  }

  /** Asks the server, if the person is known there: a new visitor has no games. */
  async look(): Promise<void> {
    if (!myself.me?.person) await this.#meet();
    if (!myself.me?.person) return this.#forget();
    const nth = ++this.#asked;
    const answer = await call(me.games, {}, { quiet: true });
    if (!answer.ok || nth !== this.#asked) return; // or a later question has been asked
    const { games } = answer.value;
    const { called, newsOf } = await changes();
    if (nth !== this.#asked) return;
    const news = newsOf(this.#known, games, this.#left);
    this.calls = called(this.calls, news, games).filter(({ game }) => game !== this.#at);
    this.#left = null;
    this.#known = new Map(games.map((one) => [one.game, one]));
    this.games = games.filter(({ over }) => !over);
  }

  /** Announces that a person has taken a seat at a table where the user waits while on another page. */
  sat(game: string, who: string): void {
    const at = this.#at;
    void changes().then(({ called }) => {
      if (game !== at) this.calls = called(this.calls, [{ what: 'taken', game, who }]);
    });
    void this.look();
  }

  /** Forgets a challenge that this person has just ended: it is no news. */
  end(game: string): void {
    this.#known?.delete(game);
    void this.look();
  }

  /** Clears the news: the game on the screen has gone on, so they have been seen. */
  pass(): void {
    this.calls = [];
  }

  /** Removes an item of news that has been seen. */
  drop(call: GameNews): void {
    this.calls = this.calls.filter((one) => one !== call);
  }

  /** Asks the server again for the person: after starting a game, they are a guest there. */
  async #meet(): Promise<void> {
    if (myself.hasServer && games().some(({ game }) => !isOnDevice(game))) await myself.ask();
  }

  /** Forgets the games, but not the news. */
  #forget(): void {
    this.#known = null;
    this.games = [];
  }
}

export const waiting = new WaitingGames();

/** Returns the id of the game on the screen. */
function looked(): string | null {
  const route = routeOf(location.hash);
  return route.page === 'table' ? route.id : null;
}
