import { COIN, OFF } from '../../../wire/messages/fleches';
import type { Namer } from '../../../words/naming';

/** Of the player of O and of the player of X. */
const SCORE = /^ {3}[OX] {2}/;
/** A line with the names of the flèches. */
const RAIL = /^ {4}[^|+]+$/;
const COLUMN = 4;
/** The words of the module, which it writes in English. */
const LABELS = { holes: 'holes', off: 'off', bredouille: 'bredouille (2 jetons)', pavillon: 'pavillon' };
type Labels = Record<keyof typeof LABELS, string>;

/** Returns a drawing in letters in the reader's language, with their names of the flèches; the module writes it in English. */
export function drawn(ascii: string, words: Labels, name: Namer): string {
  const lines = ascii.split('\n');
  const below = lines.findLastIndex((line) => RAIL.test(line));
  return lines
    .map((line, i) => {
      if (SCORE.test(line)) return translated(line, words);
      return RAIL.test(line) ? rail(name, i === below) : line;
    })
    .join('\n');
}

/** Returns the names along one edge, White's talon below on the left. */
function rail(name: Namer, below: boolean): string {
  const names = Array.from({ length: COIN }, (_, i) => centred(name(below ? i + 1 : OFF - 1 - i)));
  return `   ${names.slice(0, COIN / 2).join('')}  ${names.slice(COIN / 2).join('')}`;
}

function centred(text: string): string {
  return text.padStart(text.length + Math.floor((COLUMN - text.length) / 2)).padEnd(COLUMN);
}

function translated(line: string, words: Labels): string {
  return Object.entries(LABELS).reduce((text, [name, label]) => text.replace(label, words[name as keyof Labels]), line);
}
