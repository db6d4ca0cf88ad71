import type { Standing, StandingFigure, TournamentBoard, TournamentPage } from '../../wire/described/messages';
import { figureText, nameOf } from './reading';

/** What follows at tables of three and four: the standings add up what each seat has won. */

/** Returns whether a tournament has such tables. */
export function countsAmounts({ settings }: TournamentPage): boolean {
  return (settings.seats ?? 2) > 2;
}

/** Returns the number that the standings count first: the balance, or the wins. */
export function firstFigure({ balance, wins }: Standing): StandingFigure {
  return balance ?? wins;
}

/** Returns an amount in figures, with its sign. */
export function amountText(amount: number): string {
  return figureText(amount, true);
}

/** Returns the names of those who sit at a table, by seat. */
export function namesAt(page: TournamentPage, { seats }: TournamentBoard): string[] {
  return seats.map((entrant) => nameOf(page, entrant));
}

/** Returns the amounts of a table with their names, within a line. */
export function amountsText(page: TournamentPage, table: TournamentBoard, amounts: readonly number[]): string {
  return namesAt(page, table)
    .map((name, seat) => `${name} ${amountText(amounts[seat] ?? 0)}`)
    .join(', ');
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
