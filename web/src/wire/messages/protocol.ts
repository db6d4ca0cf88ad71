/** The messages between a table and this page, as types. */
import { ACCORDS, ERROR_CODES, LONGEST_TALK, PHRASES, REPORT_REASONS } from '../described/codes';
import type * as Told from '../described/messages';
import type { ErrorCode, GameInfo, Line, NumberedStep, PageMessage, Refusal } from '../described/messages';

export { ACCORDS, ERROR_CODES, LONGEST_TALK, PHRASES, REPORT_REASONS };
export type {
  Absent,
  Accord,
  Action,
  AgainWished as Again,
  Beside,
  Channel,
  Company,
  Done,
  ErrorCode,
  GameInfo,
  Keys,
  Line,
  LiveGame,
  LobbyNews,
  Offer,
  Over,
  PageMessage,
  Phrase,
  Proposed,
  ReportReason,
  Shapes,
  Stands,
  Stopped,
  Talked,
  TourEnd,
  Turn,
} from '../described/messages';

export type Act = Extract<PageMessage, { do: 'act' }>;

/** Of one of the two games, whose refusals are `R`; of Le Tric Trac with the steps that may follow. */
export type Verdict<R = Refusal> = Omit<Told.Verdict, 'refusal'> & { refusal: R | null; next?: NumberedStep[] };
export type ErrorMessage<R = Refusal> = Omit<Told.ErrorMessage, 'refusal'> & {
  refusal?: R | (R extends Refusal ? { rule: string } : never);
};
export type TableMessage<I = GameInfo, L = Line, R = Refusal> =
  I | L | Verdict<R> | ErrorMessage<R> | Told.Ready | Told.Company | Told.AskPing | Told.Pong;

/** Whether there is nothing to be shown of a game: it is not there, or not for everybody. */
export function isUnseen(code: ErrorCode | undefined): boolean {
  return code === 'unknown_game' || code === 'private';
}
