import { matchEvents, type MatchEvent } from '../game/events';
import type { GameInfo, Line, Turn } from '../../wire/described/messages';

/** Something that happened above the board, to be read and put away. */
export interface Notice {
  id: number;
  event: MatchEvent;
  /** The line that brought it. */
  line: number;
}

const MOST = 2;
/** The time that a notice stays in sight, in milliseconds. */
const STAY = 12_000;

/** Returns the notices to show, latest first, that of the first throw last; none at hold or go, which needs the explanation. */
export function shownNow(items: Notice[], asked: Turn | null): Notice[] {
  if (asked?.stage === 'decide') return [];
  return items.toSorted((a, b) => Number(a.event.what === 'lead') - Number(b.event.what === 'lead') || b.line - a.line);
}

/** The latest notices of a match. */
export class NoticeBoard {
  items = $state.raw<Notice[]>([]);
  #next = 1;
  /** The time that each notice has been in sight, in milliseconds. */
  readonly #seen = new Map<number, number>();
  /** The number of rolls since each notice came. */
  readonly #rolls = new Map<number, number>();

  /** Adds the notices of a line. */
  add(info: GameInfo, lines: Line[], n: number): void {
    const fresh = matchEvents(info, lines, n).map((event) => ({ id: this.#next++, event, line: n }));
    if (fresh.length > 0) this.items = [...this.items, ...fresh].slice(-Math.max(MOST, fresh.length));
  }

  /** Adds the milliseconds for which a notice was visible, and removes it after long enough. */
  saw(id: number, time: number): void {
    const seen = (this.#seen.get(id) ?? 0) + time;
    this.#seen.set(id, seen);
    if (seen >= STAY) this.dismiss(id);
  }

  /** Counts a roll: earlier notices leave when a player of this page has rolled, or after two rolls. */
  rolled(line: number, mine: boolean): void {
    for (const { id, line: told } of this.items) {
      if (told >= line) continue;
      const rolls = (this.#rolls.get(id) ?? 0) + 1;
      this.#rolls.set(id, rolls);
      if (mine || rolls > 1) this.dismiss(id);
    }
  }

  /** Puts a notice away. */
  dismiss(id: number): void {
    this.#seen.delete(id);
    this.#rolls.delete(id);
    this.items = this.items.filter((item) => item.id !== id);
  }
}
