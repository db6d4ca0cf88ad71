import { absolute, OFF } from '../../wire/messages/fleches';
import type { Step } from '../../wire/described/messages';
import type { Namer } from '../../words/naming';

/** Returns a play of White as a record writes it: the flèches of each man, in the reader's naming. */
export function playText(steps: readonly Step[], name: Namer): string {
  const place = (fleche: number) => (fleche >= OFF ? 'o' : name(absolute('white', fleche)));
  const [first, second] = steps;
  if (first && second && first[1] === second[0]) return [first[0], first[1], second[1]].map(place).join('/');
  return steps.map((step) => step.map(place).join('/')).join(' ');
}
