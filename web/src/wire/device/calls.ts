import type { Computer, Created, Result } from '../host/host';
import type { AnyMessage, Format, PageMessage, SeatInfo, Side } from '../described/messages';
import type { NewGame } from '../messages/match';

/** A game kept on this device, as a list shows it. */
export interface DeviceGame {
  game: string;
  format: Format;
  seats: SeatInfo[];
  /** The players who are people, by number; before, by side. */
  you: (number | Side)[];
  lines: number;
  over: boolean;
  /** The times at which it was begun and last played, in milliseconds since 1970. */
  begun: number;
  changed: number;
}

/** The seed of the dice: 64 hex digits, drawn or named by the page. */
export type Seeded<T> = T & { seed: string };

/** The questions to the worker that keeps the tables of this device. */
export type TableCalls = {
  /** Fails where the module cannot be had, or games cannot be kept. */
  ready: { ask: null; answer: null };
  create: { ask: Seeded<NewGame>; answer: Result<Created> };
  open: { ask: Seeded<{ record: string; bot: Computer | null }>; answer: Result<Created> };
  /** A message to a table, and the table's replies. */
  say: { ask: { game: string; message: PageMessage }; answer: AnyMessage[] };
  /** Reports every line that another page has played, until it is cancelled. */
  watch: { ask: string; answer: null; progress: null };
  /** Null where there is no such game. */
  format: { ask: string; answer: Format | null };
  record: { ask: string; answer: string | null };
  /** All games, the latest first. */
  games: { ask: null; answer: DeviceGame[] };
  forget: { ask: string; answer: null };
};
