import { isOnDevice } from '../../wire/host/ids';
import type { MyGame } from '../../wire/described/messages';
import * as me from '../../wire/described/calls/me';
import { call } from '../../wire/server/asking';
import { stayCalled } from './calls';
import { routeOf } from '../addresses/route';
import { games } from '../kept/games';
import { myself } from './myself.svelte';
import { called, newsOf, type GameNews } from './news';

const APART = 60_000;

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
  /** The one that was looked at before, until the server has been asked since: its end has been seen. */
  #left: string | null = null;

  /** Those in which it is their turn, but for the one that is looked at. */
  get turns(): MyGame[] {
    return this.games.filter(({ turn, game }) => turn && game !== this.#at);
  }

  begin(): void {
    myself.whenKnown(() => void this.look().then(stayCalled));
    setInterval(() => document.visibilityState === 'visible' && void this.look(), APART);
    addEventListener('hashchange', () => {
      this.#left = this.#at;
      this.#at = looked();
      void this.look();
    });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.look());
  }

  /** Asks the server; nobody has games there before they have done something. */
  async look(): Promise<void> {
    if (!myself.me?.person) await this.#meet();
    if (!myself.me?.person) return this.#forget();
    const nth = ++this.#asked;
    const answer = await call(me.games, {}, { quiet: true });
    if (!answer.ok || nth !== this.#asked) return; // or what was asked since is newer
    const { games } = answer.value;
    if (this.#known)
      this.calls = called(this.calls, newsOf(this.#known, games, this.#left)).filter(({ game }) => game !== this.#at);
    this.#left = null;
    this.#known = new Map(games.map((one) => [one.game, one]));
    this.games = games.filter(({ over }) => !over);
  }

  /** Somebody has sat down at a table one waits at from elsewhere. */
  sat(game: string, who: string): void {
    if (game !== this.#at) this.calls = called(this.calls, [{ what: 'taken', game, who }]);
    void this.look();
  }

  /** The game that is looked at goes on: what was called before has been seen. */
  pass(): void {
    this.calls = [];
  }

  /** It has been seen. */
  drop(call: GameNews): void {
    this.calls = this.calls.filter((one) => one !== call);
  }

  /** A person who has made a game since the server was asked is a guest there now. */
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

/** The game that is looked at. */
function looked(): string | null {
  const route = routeOf(location.hash);
  return route.page === 'table' ? route.id : null;
}
