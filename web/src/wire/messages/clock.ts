/** Time: what is agreed about it, and how it stands behind a line. Moments are milliseconds since 1970. */
export type ClockTerms =
  | { pace: 'live'; /** Seconds. */ reserve: number; /** Free seconds of every decision. */ delay: number }
  | { pace: 'days'; days: number; holidays: number };

export interface ClockNow {
  at: number;
  /** The player whose time runs, and when it is out. */
  asked: number | null;
  ends: number | null;
  /** The operator has stopped the clocks. */
  stopped?: true;
  /** By player, live: what is left of his reserve, without the decision he is at. */
  left?: number[];
  /** By player, by days: the holidays he has left, and when the one he is on ends (0: none). */
  holidays?: number[];
  away?: number[];
  /** Those for whom what they have no choice in is done. */
  trust?: number[];
}

/** What a player does about his time, or another's. */
export type TimeDone =
  | { type: 'leave'; player: number; days: number }
  | { type: 'grace'; player: number }
  | { type: 'trust'; player: number; trusts: boolean }
  /** The server gives back the time of an outage; or its operator changes the clocks. Milliseconds. */
  | { type: 'clock'; change: 'outage' | 'extend'; by: number }
  | { type: 'clock'; change: 'restore' | 'stop' | 'start' };

/** A player's time at a table: what is agreed, how it stands, and how far the table's clock is ahead of the one here. */
export interface PlayerTime {
  terms: ClockTerms;
  now: ClockNow;
  player: number;
  ahead: number;
}
