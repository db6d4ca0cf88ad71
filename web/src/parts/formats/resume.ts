import type { Messages } from '../../words/language.svelte';
import { FORMATS as OFFERED } from '../../wire/described/formats';
import { SIDES, type Side } from '../../wire/messages/play';
import type { Format, MatchTerms } from '../../wire/messages/match';
import type { NotedAccount, Resumed, Study } from '../../wire/messages/study';
import { offeredTo, type Limits, type Match } from './formats';
import { termsOf } from './lawful';

export type NotedField = keyof NotedAccount;

/** All that S3's tables say of a match put off; a blank one is a match that begins. */
export interface Noted {
  accounts: Record<Side, NotedAccount>;
  dice: Side;
  cravate: Side | 'none';
  contrat: Side | 'none';
}

const account = (): NotedAccount => ({ lost: 0, jetons: 0, fiches: 0, holes: 0, honours: 0, basket: 0 });

export function blank(): Noted {
  return { accounts: { white: account(), black: account() }, dice: 'white', cravate: 'none', contrat: 'none' };
}

/** May such a match be resumed from what was noted? */
export function resumable(format: Format, match: Match): boolean {
  return offeredTo(format, match)?.resumes ?? false;
}

export function hasStakes(format: Format): boolean {
  return OFFERED[format].stakes > 0;
}

const limitsOf = (format: Format): Partial<Record<NotedField, Limits>> => OFFERED[format].noted;

/** What is asked of each account. */
export function notedFields(format: Format): NotedField[] {
  return Object.keys(limitsOf(format)) as NotedField[];
}

/** The nearest number that a field can have. */
export function fittingNumber(format: Format, field: NotedField, given: number): number {
  const { least = 0, most = 0 } = limitsOf(format)[field] ?? {};
  return Math.min(most, Math.max(least, Number.isFinite(given) ? Math.trunc(given) : 0));
}

/** Has anything been noted for this game? */
export function isNoted(format: Format, { accounts }: Noted): boolean {
  return SIDES.some((side) => notedFields(format).some((field) => accounts[side][field] !== 0));
}

/** The match that goes on from what was noted; nothing where nothing was, and a match begins. */
export function resumed(study: Study, format: Format, match: Match, noted: Noted): Resumed | null {
  if (!resumable(format, match) || !isNoted(format, noted)) return null;
  const { dice, cravate, contrat } = noted;
  const answer = study.resume({
    format,
    match: termsOf(format, match),
    noted: { ...accountsOf(format, noted), dice, cravate: orNull(cravate), contrat: orNull(contrat) },
  });
  if (answer.say === 'error') throw new Error(answer.message);
  return answer;
}

const orNull = (side: Side | 'none') => (side === 'none' ? null : side);

/** What was typed for another format is none of this one's. */
function accountsOf(format: Format, { accounts }: Noted): Record<Side, Partial<NotedAccount>> {
  const of = (side: Side) => Object.fromEntries(notedFields(format).map((field) => [field, accounts[side][field]]));
  return { white: of('white'), black: of('black') };
}

/** What a table or a sheet is sent: what was agreed, and with it what goes on from another day. */
export function agreed(format: Format, match: Match, going: Resumed | null): MatchTerms {
  return going?.match ?? termsOf(format, match);
}

/** What cannot have been noted so, in words; nothing if all is well. */
export function troubleOf(t: Messages, match: Match, noted: Noted, going: Resumed | null): string {
  const [first] = going?.problems ?? [];
  if (!going || !first) return '';
  const { wrong } = t.formats.resume;
  const over = going.won.white + going.won.black;
  const { white, black } = noted.accounts;
  switch (first.code) {
    case 'nothing_lost':
      return wrong.none;
    case 'all_lost':
      return wrong.all(white.lost + black.lost, match.rounds ?? 0);
    case 'jetons':
      return wrong.jetons(over);
    case 'gained':
      return wrong.gained(over);
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

/** Those who have an account, by name: partners share one. */
export function accountNames(names: string[]): Record<Side, string> {
  const [white = '', ...others] = names;
  return { white, black: others.join(' & ') };
}

/** Who has won what in the marqués noted. */
export function wonText(t: Messages, going: Resumed, names: string[]): string {
  const { won, even } = t.formats.resume;
  const { white } = going.won;
  if (white === 0) return even;
  const winners = white > 0 ? names.slice(0, 1) : names.slice(1);
  const who = { you: winners.includes(t.you), names: winners.filter((name) => name !== t.you) };
  return won(who, t.match.jetons(Math.abs(white)));
}
