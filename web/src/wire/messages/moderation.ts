import type { ReportReason, Talked } from './protocol';

/** Somebody as moderators see him. Times are in seconds since 1970. */
export interface Moderated {
  id: string;
  name: string;
  account: boolean;
  created: number;
  moderator: boolean;
  closed: boolean;
  /** Until when he may write to nobody; null: he may. */
  muted: number | null;
}

/** What somebody says against another; `by` and `against` are null once they have left. */
export interface Report {
  id: number;
  at: number;
  game: string;
  player: number | null;
  /** The number of what was said; null where it is about nothing said. */
  talk: number | null;
  /** The house itself reports two who play from one browser. */
  reason: ReportReason | 'self_play';
  words: string;
  by: { id: string; name: string } | null;
  against: { id: string; name: string } | Moderated | null;
  /** The other of those two. */
  with: { id: string; name: string } | null;
  settled: boolean;
}

/** One report with all that was said at the table. */
export interface WholeReport extends Omit<Report, 'against'> {
  against: Moderated | null;
  talks: Talked[];
}

/** What a moderator did. */
export interface Deed {
  at: number;
  who: string;
  did: string;
  whom: string;
  what: string;
  why: string;
}

/** What a moderator may ask for about somebody. */
export type Order =
  | { do: 'mute'; name: string; days: number; why?: string }
  | { do: 'rename'; name: string; new: string; why?: string }
  | { do: 'unmute' | 'close' | 'reopen' | 'delete'; name: string; why?: string }
  | { do: 'delete_talk'; game: string; talk: number; why?: string }
  | { do: 'settle'; report: number; why?: string };
