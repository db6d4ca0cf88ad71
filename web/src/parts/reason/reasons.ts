import { GRADES } from '../../wire/described/grades';
import type { AnswerReason } from '../../wire/described/messages';
import type BecauseText from '../../words/texts/because';
import { upper } from '../../words/forms';

/** The two answers that are compared, in words, and what stands in the sentence about them. */
export interface Told {
  best: string;
  given: string;
  /** The decision that is better, of hold or go; null for two plays. */
  better: 'hold' | 'go' | null;
  /** The two answers differ by too little for a grade. */
  close: boolean;
  /** Returns the name of a flèche, counted from the talon of the player who answers. */
  place: (own: number) => string;
}

/** The loss, in thousandths of a tour, below which an answer is as good as the best. */
export const NEARLY_EQUAL = GRADES[1].from;

/** Returns the answer that a reason shows on a board: a deed the play that does it, a count the one after which there is more. */
export function aboutOf({ role, says, weight, best, given }: AnswerReason): 'best' | 'given' {
  if (role !== 'deed') return best > given ? 'best' : 'given';
  return weight > 0 === says.startsWith('deeds.') ? 'best' : 'given';
}

/** Returns whether something of a reason can be shown: throws, or flèches on the board, if there is one. */
export function canShow({ at, rolls }: AnswerReason, board: boolean): boolean {
  return rolls !== undefined || (board && at.length > 0);
}

/** A part of the sentence, and the reason that it gives; null for the words between reasons. */
export interface SaidPart {
  text: string;
  reason: AnswerReason | null;
}

/** The language of the figures, such as en-GB. */
type Locale = string;

type Part = (n: string, m: string, at: string, play: string, other: string, first: string, second: string) => string;

/** The signs around a reason while the sentence is put together: for private use, in no text. */
const OPEN = 0xe000;
const CLOSE = '\uf8ff';
const MARKED = /([\ue000-\uf8fe])([^\uf8ff]*)\uf8ff/;

/** Returns the reasons why an answer is better than another as the parts of one sentence, as the programs say them; that there are none, if there are none. */
export function reasonParts(
  w: BecauseText,
  locale: Locale,
  reasons: AnswerReason[],
  { best, given, better, close, place }: Told,
): SaidPart[] {
  const figure = (n: number) => n.toLocaleString(locale, { maximumFractionDigits: 1 });
  const parts: Record<string, Part> = { ...w.deeds, ...w.undone, ...w.compared, ...w.held, ...w.none, ...w.said };
  const join = (code: string, first: string, m = '') => parts[`said.${code}`]!('', m, '', '', '', first, '');
  const say = (reason: AnswerReason) => {
    const { says, n, m, at, weight } = reason;
    const [play, other] = weight > 0 ? [best, given] : [given, best];
    const all = parts[says]!(figure(n), figure(m), at.map(place).join(', '), play, other, '', '');
    // Less than on average, of hold or go. The number of a fact stands before any other in its sentence.
    const few = says.startsWith('held.') && n > 0 && reason.best < reason.given;
    const said = few ? all.replace(figure(n), (number) => join('only', number)) : all;
    const text = !better && says.startsWith('none.') ? join('against', said, figure(m)) : said;
    return `${String.fromCharCode(OPEN + reasons.indexOf(reason))}${text}${CLOSE}`;
  };
  if (reasons.length === 0) return [{ text: join(close ? 'equal' : 'uncounted', ''), reason: null }];
  let text = reasons.reduce(
    (so, reason) => (reason.joined ? parts[reason.joined]!('', '', '', best, '', so, say(reason)) : say(reason)),
    '',
  );
  if (better) text = join(better, text);
  if (close) text = join('nearly', text);
  return split(join('sentence', text), reasons);
}

/** Returns the sentence alone. */
export function reasonText(w: BecauseText, locale: Locale, reasons: AnswerReason[], told: Told): string {
  return reasonParts(w, locale, reasons, told)
    .map(({ text }) => text)
    .join('');
}

function split(sentence: string, reasons: AnswerReason[]): SaidPart[] {
  const pieces = sentence.split(MARKED);
  const parts: SaidPart[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) parts.push({ text: pieces[i]!, reason: null });
    if (i + 2 < pieces.length)
      parts.push({ text: pieces[i + 2]!, reason: reasons[pieces[i + 1]!.charCodeAt(0) - OPEN]! });
  }
  const [first, ...rest] = parts;
  return first ? [{ ...first, text: upper(first.text) }, ...rest] : [];
}
