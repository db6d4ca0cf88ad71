/** The messages between a table and this page, of either game. */
import type * as Told from '../described/messages';
import type { ErrorCode, GameInfo, Line, NumberedStep, PageMessage, Refusal } from '../described/messages';

export type Act = Extract<PageMessage, { do: 'act' }>;

/** The verdict of a game whose refusals are `R`; for Le Tric Trac with the steps that may follow. */
export type VerdictOf<R = Refusal> = Omit<Told.Verdict, 'refusal'> & { refusal: R | null; next?: NumberedStep[] };
export type ErrorOf<R = Refusal> = Omit<Told.ErrorMessage, 'refusal'> & {
  refusal?: R | (R extends Refusal ? { rule: string } : never);
};
/** The messages about the people that leave the game as it is. */
export type OfPeople = Exclude<Told.Company, { say: 'taken' }>;
/** The messages of both games; the socket itself answers a ping. */
export type Common = Exclude<Told.AnyMessage, { say: 'game' | 'line' | 'verdict' | 'error' | 'ping' | 'pong' }>;
export type MessageOf<I = GameInfo, L = Line, R = Refusal> = I | L | VerdictOf<R> | ErrorOf<R> | Common;

/** Returns whether the game cannot be shown: it does not exist, or it is private. */
export function isUnseen(code: ErrorCode | undefined): boolean {
  return code === 'unknown_game' || code === 'private';
}
