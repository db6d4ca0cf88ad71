import type { Bot } from '../messages/levels';
import type { ErrorCode, Format, Keys, PageMessage, Shapes, Side } from '../described/messages';
import type { NewGame } from '../messages/match';

export interface Created {
  game: string;
  keys: Keys;
  /** The codes by which others take their seats. */
  claims?: Keys;
  commit: string;
}

/** An error the host answered, or 'unreachable' when it did not. */
export interface Failure {
  code: ErrorCode | 'unreachable';
  message: string;
  line?: number;
  /** The seconds to wait before another try, after too many. */
  retry_after?: number;
}

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const unreachable: Failure = { code: 'unreachable', message: '' };

/** The state of a line to a table; `leaving`: its server has said that it stops, and is expected back at once. */
export type LinkState = 'up' | 'down' | 'leaving';

/** Anything that is heard on a line. */
export type Incoming = Shapes[keyof Shapes];

/** The listener of a table. */
export interface TableHandlers {
  /** The type of its messages; it does not hear others. */
  kind: keyof Shapes;
  /** Returns the join message to send after every connection. */
  join: () => PageMessage;
  message: (message: Incoming) => void;
  link: (link: LinkState) => void;
}

/** A line to a table that mends itself. */
export interface Connection {
  /** Sends now, or not at all when the line is down. */
  send(message: PageMessage): void;
  /** Hangs up for good. */
  close(): void;
}

/** The computer at one side of a record; without a level, one for a first game. */
export interface Computer {
  side: Side;
  level?: Bot;
}

/** The host of tables: the server, or this device. Both speak the same messages. */
export interface Host {
  /** Asks for a new game, in which this page holds the seats of all people. */
  create(game: NewGame): Promise<Result<Created>>;
  /** Opens a game record; `bot` gives one seat to the computer. */
  open(record: string, bot: Computer | null): Promise<Result<Created>>;
  /** The game at a table; null when that is not known. */
  formatOf(game: string): Promise<Format | null>;
  /** The record of a game, as text; null when it cannot be had. */
  recordOf(game: string): Promise<string | null>;
  connect(game: string, on: TableHandlers): Connection;
}
