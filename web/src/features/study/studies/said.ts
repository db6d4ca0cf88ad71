import type { Dice, Side } from '../../../wire/described/messages';
import type { Place, Remark } from '../../../wire/messages/study';

/** The label of a line of play. */
interface Label {
  number: string;
  side: Side | null;
  dice: Dice | null;
  play: string;
  /** The marks and decisions, as the record has them. */
  marks: string;
}

const ROLL = /^(\d+)\. ([WB]) ([1-6])([1-6])(?: :)?([^{]*)(?:\{[^}]*\})?(.*)$/;

export function labelOf({ line }: Pick<Place, 'line'>): Label {
  const found = ROLL.exec(line);
  if (!found) return { number: '', side: null, dice: null, play: line, marks: '' };
  const [, number = '', who, a, b, said = '', rest = ''] = found;
  const words = said.trim().split(/\s+/);
  const marks = words.findIndex((word) => word.includes('+') || /^([TV]|SE|SH|[br]\d?)$/.test(word));
  const play = marks < 0 ? words : words.slice(0, marks);
  return {
    number,
    side: who === 'W' ? 'white' : 'black',
    dice: [Number(a), Number(b)],
    play: play.join(' '),
    marks: [...(marks < 0 ? [] : words.slice(marks)), rest.trim()].join(' ').trim(),
  };
}

/** Returns the holes that each side marked at a roll: the roller's come first in a record. */
export function holesOf({ side, marks }: Pick<Label, 'side' | 'marks'>): Record<Side, number> {
  const [own = 0, theirs = 0] = marks.split(' / ').map((part) => Number(/\+(\d+)h/.exec(part)?.[1] ?? 0));
  return side === 'black' ? { white: theirs, black: own } : { white: own, black: theirs };
}

/** Returns the comments for a reader: in their language or without any; if there are none, those in others. */
export function readable(comments: Remark[], language: string): Remark[] {
  const own = comments.filter((one) => one.language === '' || one.language.startsWith(language));
  return own.length > 0 ? own : comments;
}

/** Returns a comment with each of these plays, as the record writes them, in the names the reader has chosen. */
export function inReadersNames(text: string, plays: readonly string[], named: (play: string) => string): string {
  const whole = plays.filter((play) => play.includes('/')).toSorted((a, b) => b.length - a.length);
  if (whole.length === 0) return text;
  const any = whole.map((play) => play.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(?<![\\w/'])(?:${any})(?![\\w/'])`, 'g'), (play) => named(play));
}
