import { REPORT_REASONS } from '../described/codes';
import { described } from './fits';
import type { Talked } from '../described/messages';
import { boolean, either, list, nullable, number, object, oneOf, string, type Of } from './shape';

/** Somebody as moderators see them. Times are in seconds since 1970. */
const moderated = object({
  id: string,
  name: string,
  account: boolean,
  created: number,
  moderator: boolean,
  closed: boolean,
  /** Until when they are muted; null: they are not. */
  muted: nullable(number),
});
export type Moderated = Of<typeof moderated>;

const somebody = object({ id: string, name: string });
const said = {
  id: number,
  at: number,
  game: string,
  player: nullable(number),
  /** The number of what was said; null where it is about nothing said. */
  talk: nullable(number),
  /** The server itself reports two who play from one browser. */
  reason: oneOf(...REPORT_REASONS, 'self_play'),
  words: string,
  by: nullable(somebody),
  /** The second of those two. */
  with: nullable(somebody),
  settled: boolean,
};
/** What somebody says against another; `by` and `against` are null once they have left. */
const report = object({ ...said, against: nullable(either(moderated, somebody)) });
export type Report = Of<typeof report>;
export const reports = object({ reports: list(report) });

/** One report with all that was said at the table. */
const wholeReport = object({ ...said, against: nullable(moderated), talks: list(described<Talked>('Talked')) });
export type WholeReport = Of<typeof wholeReport>;
export const oneReport = object({ report: wholeReport });

/** What a moderator did. */
const logged = object({ at: number, who: string, did: string, whom: string, what: string, why: string });
export type ModeratorAction = Of<typeof logged>;
export const moderationLog = object({ log: list(logged) });

/** What a moderator may ask for about somebody. */
export type Order =
  | { do: 'mute'; name: string; days: number; why?: string }
  | { do: 'rename'; name: string; new: string; why?: string }
  | { do: 'unmute' | 'close' | 'reopen' | 'delete'; name: string; why?: string }
  | { do: 'delete_talk'; game: string; talk: number; why?: string }
  | { do: 'settle'; report: number; why?: string };
