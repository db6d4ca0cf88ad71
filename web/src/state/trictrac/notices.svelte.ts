import { matchEvents, type MatchEvent } from '../game/events';
import type { GameInfo, Line } from '../../wire/messages/protocol';

/** Something that happened above the board, to be read and put away. */
export interface Notice {
  id: number;
  event: MatchEvent;
  /** The line that brought it. */
  line: number;
}

const MOST = 2;

/** The latest notices of a match. */
export class NoticeBoard {
  items = $state.raw<Notice[]>([]);
  #next = 1;

  /** Adds what a line brings. */
  add(info: GameInfo, lines: Line[], n: number): void {
    const fresh = matchEvents(info, lines, n).map((event) => ({ id: this.#next++, event, line: n }));
    if (fresh.length > 0) this.items = [...this.items, ...fresh].slice(-Math.max(MOST, fresh.length));
  }

  /** Puts a notice away. */
  dismiss(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }
}
