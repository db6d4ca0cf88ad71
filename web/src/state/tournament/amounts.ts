import type { Standing, StandingFigure, TournamentPage } from '../../wire/described/messages';

/** What follows at tables of three and four: the standings add up what each seat has won. */

/** Returns whether a tournament has such tables. */
export function countsAmounts({ settings }: TournamentPage): boolean {
  return (settings.seats ?? 2) > 2;
}

/** Returns the number that the standings count first: the balance, or the wins. */
export function firstFigure({ balance, wins }: Standing): StandingFigure {
  return balance ?? wins;
}

/** Returns how a table has ended for a seat that has won this amount. */
export function endOf(amount: number): 'won' | 'lost' | 'drawn' {
  return amount > 0 ? 'won' : amount < 0 ? 'lost' : 'drawn';
}

/** What has been typed of the amounts of a table; null: nothing yet. */
export type TypedAmounts = readonly (number | null)[];

/** Returns the amounts with the last one, which follows from the others: all add up to nothing. */
export function completed(typed: TypedAmounts): TypedAmounts {
  if (typed.filter((one) => one === null).length !== 1) return typed;
  const rest = 0 - typed.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return typed.map((one) => one ?? rest);
}

/** Returns the amounts if they are all there and add up to nothing, or null. */
export function whole(typed: TypedAmounts): number[] | null {
  const all = completed(typed).filter((one) => one !== null);
  return all.length === typed.length && all.length > 0 && all.reduce((sum, one) => sum + one, 0) === 0 ? all : null;
}
