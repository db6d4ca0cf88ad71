import { sameRound, type Round } from '../../state/game/account';
import type { Roll } from '../../state/game/rolls';
import type { Messages } from '../../words/language.svelte';
import { playText } from '../../words/names';
import type { Namer } from '../../words/naming';

/** Returns the play or the decision of a roll in words. */
export function rollText(t: Messages, name: Namer, roll: Roll): string {
  if (roll.held === 'go') return t.sheet.go;
  if (!roll.steps) return roll.ended ? '' : '…';
  return playText(t, name, roll.side, roll.steps);
}

/** Returns the name of the tour, marqué or meeting of a roll; empty if the roll above it in a list has the same. */
export function roundText(t: Messages, { round }: Roll, above: Roll | undefined): string {
  return round && !(above && sameRound(round, above.round)) ? nameOf(t, round) : '';
}

function nameOf({ match: { short } }: Messages, { kind, number, refaits }: Round): string {
  if (kind === 'tour' || kind === 'poule') return short[kind](number);
  return refaits > 0 ? short.refait(number) : short.marque(number);
}
