import { answered, finished, opened } from '../storage/requests';
import type { DeviceGame } from './calls';

/** A stored game: the data to restore its table from. */
export interface Stored extends DeviceGame {
  config: string;
}

/** The stored form of a line: its event, as text such as `w play 3/7 5/7`. All else follows. */
interface StoredEvent {
  game: string;
  n: number;
  text: string;
}

const NAME = 'trictrac';
const GAMES = 'games';
const LINES = 'lines';

/** The storage of games. */
export interface Shelf {
  game(id: string): Promise<Stored | null>;
  games(): Promise<Stored[]>;
  /** The events of a game, in order. */
  events(id: string): Promise<string[]>;
  /** Writes a game, and events after its first `had`; writes nothing and returns false if it has others by now. */
  append(game: Stored, had: number, events: string[]): Promise<boolean>;
  forget(id: string): Promise<void>;
}

/** The browser's own. A write has been saved when its promise is fulfilled. */
export class Store implements Shelf {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<Store> {
    const db = await opened(NAME, (fresh) => {
      fresh.createObjectStore(GAMES, { keyPath: 'game' });
      fresh.createObjectStore(LINES, { keyPath: ['game', 'n'] });
    });
    return new Store(db);
  }

  async game(id: string): Promise<Stored | null> {
    return ((await answered(this.#objects(GAMES).get(id))) as Stored | undefined) ?? null;
  }

  async games(): Promise<Stored[]> {
    return (await answered(this.#objects(GAMES).getAll())) as Stored[];
  }

  async events(id: string): Promise<string[]> {
    const events = (await answered(this.#objects(LINES).getAll(allOf(id)))) as StoredEvent[];
    return events.map(({ text }) => text);
  }

  async append(game: Stored, had: number, events: string[]): Promise<boolean> {
    const work = this.db.transaction([GAMES, LINES], 'readwrite');
    const kept = (await answered(work.objectStore(GAMES).get(game.game))) as Stored | undefined;
    if ((kept?.lines ?? 0) !== had) return false;
    work.objectStore(GAMES).put(game);
    events.forEach((text, i) =>
      work.objectStore(LINES).put({ game: game.game, n: had + i + 1, text } satisfies StoredEvent),
    );
    await finished(work);
    return true;
  }

  async forget(id: string): Promise<void> {
    const work = this.db.transaction([GAMES, LINES], 'readwrite');
    work.objectStore(GAMES).delete(id);
    work.objectStore(LINES).delete(allOf(id));
    await finished(work);
  }

  #objects(name: string): IDBObjectStore {
    return this.db.transaction(name).objectStore(name);
  }
}

function allOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
