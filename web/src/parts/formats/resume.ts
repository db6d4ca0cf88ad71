import type { Messages } from '../../words/language.svelte';
import { FORMATS as OFFERED } from '../../wire/described/formats';
import type { Format, MatchTerms, Side } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import type { NotedAccount, Resumed } from '../../wire/messages/study';
import type { Study } from '../../wire/module/studying';
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
  /** Of three players: who stays at the board, and who comes, by their numbers from 0. */
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

/** Returns whether the paris of three players are paid pair by pair. */
export function byPairs(match: Match): boolean {
  return ofThree(match) && match.paris === 'pairs';
}

/** Returns the names of the accounts. */
export function accountsIn(match: Match): readonly AccountName[] {
  return ofThree(match) ? ACCOUNTS : SIDES;
}

/** Returns whether such a match can be resumed from notes. */
export function resumable(format: Format, match: Match): boolean {
  return offeredTo(format, match)?.resumes ?? false;
}

export function hasStakes(format: Format): boolean {
  return OFFERED[format].stakes > 0;
}

const limitsOf = (format: Format, match: Match): Partial<Record<NotedField, Limits>> =>
  offeredTo(format, match)?.noted ?? OFFERED[format].noted;

/** Returns the fields noted for each account. */
export function notedFields(format: Format, match: Match): NotedField[] {
  return Object.keys(limitsOf(format, match)) as NotedField[];
}

/** Returns the nearest number that a field accepts. */
export function fittingNumber(format: Format, match: Match, field: NotedField, given: number): number {
  const { least = 0, most = 0 } = limitsOf(format, match)[field] ?? {};
  return Math.min(most, Math.max(least, Number.isFinite(given) ? Math.trunc(given) : 0));
}

/** Returns whether anything has been noted for this game. */
export function isNoted(format: Format, match: Match, { accounts }: Noted): boolean {
  const fields = notedFields(format, match);
  return accountsIn(match).some((one) => fields.some((field) => accounts[one][field] !== 0));
}

/** Returns the match resumed from its notes; null where there are none and a match begins. */
export function resumed(study: Study, format: Format, match: Match, noted: Noted): Resumed | null {
  if (!resumable(format, match) || !isNoted(format, match, noted)) return null;
  const { dice, cravate, contrat, stays, comes, firstToSecond } = noted;
  const answer = study.resume({
    format,
    match: termsOf(format, match),
    noted: {
      ...accountsOf(format, match, noted),
      dice,
      cravate: orNull(cravate),
      contrat: orNull(contrat),
      ...(ofThree(match) && { stays, comes }),
      ...(byPairs(match) && { first_to_second: firstToSecond }),
    },
  });
  if (answer.say === 'error') throw new Error(answer.message);
  return answer;
}

const orNull = (side: Side | 'none') => (side === 'none' ? null : side);

/** Returns the accounts without values that were typed for another format. */
function accountsOf(
  format: Format,
  match: Match,
  { accounts }: Noted,
): Record<Side, Partial<NotedAccount>> & { third?: Partial<NotedAccount> } {
  const fields = notedFields(format, match);
  const of = (one: AccountName) => Object.fromEntries(fields.map((field) => [field, accounts[one][field]]));
  return { white: of('white'), black: of('black'), ...(ofThree(match) && { third: of('third') }) };
}

/** Returns the terms for a table or a sheet: the resumed match's, or those agreed. */
export function agreed(format: Format, match: Match, going: Resumed | null): MatchTerms {
  return going?.match ?? termsOf(format, match);
}

/** Returns the first fault of the notes in words; empty if there is none. */
export function troubleOf(t: Messages, match: Match, noted: Noted, going: Resumed | null): string {
  const [first] = going?.problems ?? [];
  if (!going || !first) return '';
  const { wrong } = t.formats.resume;
  const over = going.won.white + going.won.black + (going.won.third ?? 0);
  const lost = accountsIn(match).reduce((sum, one) => sum + noted.accounts[one].lost, 0);
  switch (first.code) {
    case 'nothing_lost':
      return wrong.none;
    case 'all_lost':
      return wrong.all(lost, match.rounds ?? 0);
    case 'jetons':
      return wrong.jetons(over);
    case 'gained':
      return wrong.gained(over);
    case 'seats':
      return wrong.seats;
    case 'cravate':
      return wrong.cravate;
    case 'contrat':
      return wrong.contrat;
    case 'basket':
      return wrong.basket(match.poule_stake ?? 0);
    default:
      return t.error.bad_option;
  }
}

/** Returns the owners of the accounts by name: partners share one, three à la ronde have one each. */
export function accountNames(match: Match, names: string[]): Record<AccountName, string> {
  const [white = '', second = '', third = ''] = names;
  if (ofThree(match)) return { white, black: second, third };
  return { white, black: names.slice(1).join(' & '), third: '' };
}

/** Returns a sentence on the gains in the marqués noted. */
export function wonText(t: Messages, match: Match, going: Resumed, names: string[]): string {
  const { won, even } = t.formats.resume;
  const { white, third } = going.won;
  const has = (winners: string[], n: number) =>
    won({ you: winners.includes(t.you), names: winners.filter((name) => name !== t.you) }, t.match.jetons(Math.abs(n)));
  if (ofThree(match)) {
    const each = [white, going.won.black, third ?? 0];
    const winners = each.flatMap((n, i) => (n > 0 ? [has([names[i] ?? ''], n)] : []));
    return winners.length > 0 ? winners.join(' · ') : even;
  }
  if (white === 0) return even;
  return has(white > 0 ? names.slice(0, 1) : names.slice(1), white);
}
