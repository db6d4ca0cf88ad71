import type { Messages } from '../../words/language.svelte';
import type { GameInfo } from '../../wire/messages/protocol';
import type { Side } from '../../wire/messages/play';
import type { MarqueNow, WrittenMarque } from '../../wire/messages/account';
import { other } from '../../wire/messages/fleches';
import { called } from '../../words/players';

const SIX = 6;

/** How the holes of a marqué were taken, in a word or two. */
export function runOf(t: Messages, row: WrittenMarque): string {
  return row.run === 'petite' || row.run === 'grande' ? t.match.run[row.run](row.rate) : t.match.run.none;
}

/** Why a marqué paid what it paid, in a sentence or two. */
export function whyOf(t: Messages, info: GameInfo, row: WrittenMarque): string {
  const w = t.match.why;
  const run = row.run === 'petite' || row.run === 'grande' ? w[row.run](row.rate) : w.none;
  const conceded = row.end === 'concede' ? [w.concede(called(t, info, row.loser))] : [];
  const idle = row.idle !== null ? [t.match.sheet.idle(called(t, info, row.idle), row.consolation)] : [];
  return [...conceded, run, ...idle].join(' ');
}

/** What a side would be paid if he won now; null while nobody could win or he is not ahead. */
export function worthNow(now: MarqueNow, side: Side): number | null {
  const mine = now.holes[side];
  const his = now.holes[other(side)];
  if (mine < SIX || mine <= his) return null;
  return rateNow(now, side) * (mine + now.consolation) - his;
}

/** A side whose holes are so far one run. */
export function running(now: MarqueNow, side: Side): boolean {
  return now.run[side] && now.holes[side] > 0;
}

function rateNow(now: MarqueNow, side: Side): number {
  return running(now, side) ? now.rate[side] : 1;
}
