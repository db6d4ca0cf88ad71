import type { Messages } from '../../words/language.svelte';
import type { Account, GameInfo, WrittenMarque } from '../../wire/described/messages';

const MINUS = '−';
const FICHE: Record<string, number> = { 'ecrire-lois': 5 };
const USUAL_FICHE = 10;

/** Returns a number with a true minus sign, and the decimal comma of the language. */
export function plain(t: Messages, n: number): string {
  return `${n < 0 ? MINUS : ''}${String(Math.abs(n)).replace('.', t.match.decimal)}`;
}

/** Returns a gain or a loss, with its sign. */
export function signed(t: Messages, n: number): string {
  return n > 0 ? `+${plain(t, n)}` : plain(t, n);
}

/** Returns the number of jetons in a fiche. */
export function ficheOf(info: GameInfo, account: Account): number {
  return account.settlement?.fiche ?? info.match?.fiche ?? FICHE[account.format] ?? USUAL_FICHE;
}

/** Returns an amount of jetons as fiches and the rest. */
export function inFiches(t: Messages, jetons: number, fiche: number): string {
  const size = Math.abs(jetons);
  const words = [
    t.match.fiches(Math.floor(size / fiche)),
    size % fiche > 0 || size === 0 ? t.match.jetons(size % fiche) : '',
  ].slice(size < fiche ? 1 : 0);
  return words.filter(Boolean).join(t.match.and);
}

/** Returns the calculation of a marqué's jetons: "3 × (7 + 2) − 2 = 25". */
export function formula(t: Messages, row: WrittenMarque): string {
  const [holes, less] = row.holes;
  const sum = `${holes} + ${row.consolation / row.rate}`;
  const gross = row.rate === 1 ? sum : `${row.rate} × (${sum})`;
  return `${gross}${less > 0 ? ` ${MINUS} ${less}` : ''} = ${plain(t, row.jetons)}`;
}
