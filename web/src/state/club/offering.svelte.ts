import type { Keys } from '../../wire/described/messages';
import type { Connection } from '../../wire/host/host';
import { connect, type Created } from '../../wire/tables/tables';
import { keep } from '../kept/games';

/** A game that waits for a member of a club, as long as the page of the club is open. */
export class ClubOffering {
  /** The id of the game; empty while none waits. */
  game = $state('');
  #line: Connection | null = null;

  /** `taken` is called with the id of the game once a member has sat down. */
  constructor(
    private readonly club: string,
    private readonly taken: (game: string) => void,
  ) {}

  /** Waits at a game that was just made. */
  begin({ game, keys, claims = {} }: Created): void {
    this.end();
    keep({ game, keys, claims, against: '', over: false });
    this.game = game;
    this.#line = connect(game, {
      kind: 'AnyMessage',
      join: () => ({ do: 'join', game, keys, since: 0 }),
      message: (message) => {
        if (message.say === 'ready') this.#offer(claims);
        if (message.say !== 'taken') return;
        this.end();
        this.taken(game);
      },
      link: () => undefined,
    });
  }

  /** Ends the offer; the game can still be joined by its link. */
  end(): void {
    this.#line?.close();
    this.#line = null;
    this.game = '';
  }

  #offer(claims: Keys): void {
    this.#line?.send({ do: 'offer', claims, club: this.club });
  }
}
