import { tidings, type Tiding } from '../game/events';
import type { GameInfo, Line } from '../../wire/messages/protocol';

/** What has happened above the board, to be read and put away. */
export interface News {
  id: number;
  tiding: Tiding;
  /** The line that brought it. */
  line: number;
}

const MOST = 2;

/** The latest news of a match. */
export class Newspaper {
  items = $state.raw<News[]>([]);
  #next = 1;

  /** Takes up what a line brings. */
  tell(info: GameInfo, lines: Line[], n: number): void {
    const fresh = tidings(info, lines, n).map((tiding) => ({ id: this.#next++, tiding, line: n }));
    if (fresh.length > 0) this.items = [...this.items, ...fresh].slice(-Math.max(MOST, fresh.length));
  }

  /** Puts a notice away. */
  dismiss(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }
}
