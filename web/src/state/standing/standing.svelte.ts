import type { GameStanding, Rating } from '../../wire/described/messages';
import * as standing from '../../wire/described/calls/standing';
import { call } from '../../wire/server/asking';

/** The waits, in seconds, between the questions whether the server has rated a game that is over. */
const PATIENCE = [1, 1, 2, 3, 5, 8, 15, 30];

/** The ratings of the players of a game, from the server: asked when a player sits down, and after its end. */
export class StandingHere {
  now = $state.raw<GameStanding | null>(null);
  /** The game is over, but was still not rated at the last question. */
  late = $state(false);
  readonly #game: string;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string) {
    this.#game = game;
  }

  /** Returns the rating of the player with that number, if they have an account. */
  of(player: number): Rating | null {
    return this.now?.players.find((seat) => seat.player === player) ?? null;
  }

  /** Asks the server once. */
  async ask(): Promise<void> {
    const asked = (this.#asked += 1);
    const answer = await call(standing.ofGame, { game: this.#game }, { inTheEnd: true });
    if (answer.ok && asked === this.#asked) this.now = answer.value;
  }

  /** Asks until the game has been counted. */
  async settle(tries = 0): Promise<void> {
    clearTimeout(this.#waiting);
    await this.ask();
    if (this.now?.counted) return;
    if (tries >= PATIENCE.length) this.late = true;
    else this.#waiting = setTimeout(() => void this.settle(tries + 1), PATIENCE[tries]! * 1000);
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#asked += 1;
  }
}
