import { connect } from '../../wire/tables/tables';
import type { Connection } from '../../wire/host/host';
import type { Keys } from '../../wire/described/messages';
import { claimsOf, isOpen, keysOf } from '../kept/games';

/** A table at which the user waits for any opponent while on another page: its seats stay offered. */
class Abroad {
  /** Is called with the name of a person who has taken a seat there. */
  taken: (game: string, name: string) => void = () => undefined;
  #game = '';
  #line: Connection | null = null;

  /** Goes on offering the free seats of a game that is left. */
  leave(game: string, free: readonly number[]): void {
    if (!isOpen(game) || free.length === 0) return;
    this.back();
    this.#game = game;
    const claims = offered(claimsOf(game), free);
    this.#line = connect(game, {
      kind: 'AnyMessage',
      join: () => ({ do: 'join', game, keys: keysOf(game), since: 0 }),
      message: (message) => {
        if (message.say === 'ready') this.#line?.send({ do: 'offer', claims });
        if (message.say === 'taken') this.#sat(message.name ?? '');
      },
      link: () => undefined,
    });
  }

  /** Stops: the user is back at that table, or has left another one. */
  back(): void {
    this.#line?.close();
    this.#line = null;
    this.#game = '';
  }

  /** The id of that table, empty if there is none. */
  get game(): string {
    return this.#game;
  }

  #sat(name: string): void {
    const game = this.#game;
    this.back();
    this.taken(game, name);
  }
}

export const abroad = new Abroad();

function offered(claims: Keys, free: readonly number[]): Keys {
  const codes: Keys = {};
  for (const player of free) if (claims[player]) codes[player] = claims[player];
  return codes;
}
