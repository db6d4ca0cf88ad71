import type { Messages } from '../../words/language.svelte';
import { FORMATS as OFFERED } from '../../wire/described/formats';
import type { Format, Side } from '../../wire/described/messages';
import type { NotedAccount, Resumed } from '../../wire/messages/study';
import type { Study } from '../../wire/module/studying';
import type { Match } from './formats';
import { termsOf } from './fitting';
import { accountsIn, byPairs, isNoted, limitsOf, notedFields, ofThree, resumable } from './noted';
import type { AccountName, Noted, NotedField } from './noted';

export function hasStakes(format: Format): boolean {
  return OFFERED[format].stakes > 0;
}

/** Returns the nearest number that a field accepts. */
export function fittingNumber(format: Format, match: Match, field: NotedField, given: number): number {
  const { least = 0, most = 0 } = limitsOf(format, match)[field] ?? {};
  return Math.min(most, Math.max(least, Number.isFinite(given) ? Math.trunc(given) : 0));
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
