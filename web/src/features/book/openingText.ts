import { namer } from '../../words/naming';
import { absolute } from '../../wire/messages/fleches';
import type { Side } from '../../wire/messages/play';
import type { Answer } from '../../parts/book/openings';

/** "6-4" of "64". */
export const rollText = (roll: string): string => [...roll].join('-');

/** An answer as its player counts the flèches: "1/7 1/5". */
export function stepsText({ steps }: Answer, side: Side): string {
  const name = namer('1-24', side);
  return steps.map((step) => step.map((fleche) => name(absolute(side, fleche))).join('/')).join(' ');
}
