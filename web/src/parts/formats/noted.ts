import { FORMATS as OFFERED } from '../../wire/described/formats';
import type { Format, MatchTerms, Side } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import type { NotedAccount, Resumed } from '../../wire/messages/study';
import { offeredTo, type Limits, type Match } from './formats';
import { termsOf } from './fitting';

/** The owners of accounts; the third is for three players à la ronde, of whom the first two began. */
const ACCOUNTS = ['white', 'black', 'third'] as const;
export type AccountName = (typeof ACCOUNTS)[number];

export type NotedField = keyof NotedAccount;

/** All notes of a match put off, as in S3's tables; blank notes mean that a match begins. */
export interface Noted {
  accounts: Record<AccountName, NotedAccount>;
  dice: Side;
  cravate: Side | 'none';
  contrat: Side | 'none';
  /** Of three players: the one who stays at the board, and the one who comes, by their numbers from 0. */
  stays: number;
  comes: number;
  /** Marqués that the first lost to the second. */
  firstToSecond: number;
}

const account = (): NotedAccount => ({
  lost: 0,
  jetons: 0,
  fiches: 0,
  drawn: 0,
  laid_aside: 0,
  holes: 0,
  honours: 0,
  basket: 0,
});

export function blank(): Noted {
  return {
    accounts: { white: account(), black: account(), third: account() },
    dice: 'white',
    cravate: 'none',
    contrat: 'none',
    stays: 0,
    comes: 1,
    firstToSecond: 0,
  };
}

/** Returns whether three players play à la ronde, with an account each. */
export function ofThree(match: Match): boolean {
  return match.players === 3 && match.company === 'alone';
}

/** Returns whether the paris of three are paid pair by pair. */
export function byPairs(match: Match): boolean {
  return ofThree(match) && match.paris === 'pairs';
}

/** Returns the owners of accounts. */
export function accountsIn(match: Match): readonly AccountName[] {
  return ofThree(match) ? ACCOUNTS : SIDES;
}

/** Returns whether such a match can be resumed from notes. */
export function resumable(format: Format, match: Match): boolean {
  return offeredTo(format, match)?.resumes ?? false;
}

/** Returns the limits of the notes for each account. */
export const limitsOf = (format: Format, match: Match): Partial<Record<NotedField, Limits>> =>
  offeredTo(format, match)?.noted ?? OFFERED[format].noted;

/** Returns the fields noted for each account. */
export function notedFields(format: Format, match: Match): NotedField[] {
  return Object.keys(limitsOf(format, match)) as NotedField[];
}

/** Returns whether there are notes for this game. */
export function isNoted(format: Format, match: Match, { accounts }: Noted): boolean {
  const fields = notedFields(format, match);
  return accountsIn(match).some((one) => fields.some((field) => accounts[one][field] !== 0));
}

/** Returns the terms for a table or a sheet: the resumed match's, or those agreed. */
export function agreed(format: Format, match: Match, going: Resumed | null): MatchTerms {
  return going?.match ?? termsOf(format, match);
}
