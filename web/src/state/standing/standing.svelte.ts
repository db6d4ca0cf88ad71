import type { GameStanding, Rating } from '../../wire/described/messages';
import * as standing from '../../wire/described/calls/standing';
import { call } from '../../wire/server/asking';

/** How long is waited for a game that is over to be counted, in seconds each time. */
const PATIENCE = [1, 1, 2, 3, 5, 8, 15, 30];

/** How those who play a game stand, as the server says: asked when somebody sits down and once it is over. */
export class StandingHere {
  now = $state.raw<GameStanding | null>(null);
  /** It is over, and has not been counted however often it was asked. */
  late = $state(false);
  readonly #game: string;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(game: string) {
    this.#game = game;
  }

  /** How the player of that number stands, where they have an account. */
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
