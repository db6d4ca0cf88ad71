import type { Messages } from '../../words/language.svelte';
import type { GameInfo, WrittenMarque } from '../../wire/described/messages';
import { whoOf } from '../../words/players';

/** Returns the kind of run of a marqué, in a word or two. */
export function runOf(t: Messages, row: WrittenMarque): string {
  return row.run === 'petite' || row.run === 'grande' ? t.match.run[row.run](row.rate) : t.match.run.none;
}

/** Returns the reason for the payment of a marqué, in a sentence or two. */
export function whyOf(t: Messages, info: GameInfo, row: WrittenMarque): string {
  const w = t.match.why;
  const run = row.run === 'petite' || row.run === 'grande' ? w[row.run](row.rate) : w.none;
  const conceded = row.end === 'concede' ? [w.concede(whoOf(t, info, row.loser))] : [];
  const idle = row.idle !== null ? [t.match.sheet.idle(whoOf(t, info, row.idle), row.consolation)] : [];
  return [...conceded, run, ...idle].join(' ');
}
