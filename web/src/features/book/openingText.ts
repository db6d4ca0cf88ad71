import { namer } from '../../words/naming';
import { absolute } from '../../wire/messages/fleches';
import type { Side } from '../../wire/described/messages';
import { isLevel } from '../../parts/book/level';
import type { OpeningAnswer } from '../../parts/book/openings';

/** Returns "6-4" for "64". */
export const rollText = (roll: string): string => [...roll].join('-');

/** Returns an answer in its player's count of the flèches: "1/7 1/5". */
export function stepsText({ steps }: OpeningAnswer, side: Side): string {
  const name = namer('1-24', side);
  return steps.map((step) => step.map((fleche) => name(absolute(side, fleche))).join('/')).join(' ');
}

/** Returns the standing of an answer against the best one: those that the trials cannot tell apart are equal. */
export function standingOf(
  { behind, error }: OpeningAnswer,
  answers: readonly OpeningAnswer[],
): 'best' | 'even' | 'equal' | 'behind' {
  if (behind > 0) return isLevel(behind, error) ? 'equal' : 'behind';
  return answers.some((one) => one.behind > 0 && isLevel(one.behind, one.error)) ? 'even' : 'best';
}
