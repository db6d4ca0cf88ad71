import type { AnswerReason } from '../../wire/described/messages';
import type BecauseText from '../../words/texts/because';
import { upper } from '../../words/forms';

/** The two answers that are compared, in words, and what stands in the sentence about them. */
export interface Told {
  best: string;
  given: string;
  /** It is better to go than to hold. */
  go: boolean;
  /** Returns a number as the language writes it. */
  figure: (n: number) => string;
  /** Returns the name of a flèche, counted from the talon of the player who answers. */
  place: (own: number) => string;
}

type Part = (n: string, m: string, at: string, play: string, other: string, first: string, second: string) => string;

/** Returns the reasons why an answer is better than another as one sentence, as the programs say them; empty without any. */
export function reasonText(w: BecauseText, reasons: AnswerReason[], { best, given, go, figure, place }: Told): string {
  const parts: Record<string, Part> = { ...w.deeds, ...w.undone, ...w.compared, ...w.held, ...w.none, ...w.said };
  const join = (code: string, first: string, second = '', play = '') =>
    parts[`said.${code}`]!('', '', '', play, '', first, second);
  const say = ({ says, n, m, at, weight }: AnswerReason) => {
    const [play, other] = weight > 0 ? [best, given] : [given, best];
    return parts[says]?.(figure(n), figure(m), at.map(place).join(', '), play, other, '', '') ?? '';
  };
  const [first, ...more] = reasons.filter(({ role }) => role !== 'though');
  if (!first) return '';
  const hold = /^(?:held|none)\./.test(first.says);
  const counts = (first.role === 'deed' ? more : [first, ...more]).map(say);
  const counted = counts.reduce((all, one) => (all ? join('and', all, one) : one), '');
  let text = counted;
  if (first.role === 'deed')
    text = counted ? join(first.says.startsWith('undone') ? 'instead' : 'then', say(first), counted, best) : say(first);
  else if (!hold) text = join('after', counted, '', best);
  const against = reasons.find(({ role }) => role === 'though');
  if (against) text = join('though', text, say(against));
  if (hold) text = join(go ? 'go' : 'hold', text);
  return upper(join('sentence', text));
}
