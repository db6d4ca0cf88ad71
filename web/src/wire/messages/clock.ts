/** Time: what is agreed about it, and how it stands behind a line. Moments are milliseconds since 1970. */
import type { ClockNow, ClockTerms } from '../described/messages';

export type { ClockNow, ClockTerms };

/** A player's time at a table: what is agreed, how it stands, and how far the table's clock is ahead of the one here. */
export interface PlayerTime {
  terms: ClockTerms;
  now: ClockNow;
  player: number;
  ahead: number;
}
