import type { Messages } from '../../words/language.svelte';
import type { Format } from '../../wire/described/messages';
import { SPECS, type Field, type Match } from './formats';
import { fieldsOf } from './fitting';

interface TermText {
  name: string;
  hint: string;
  source: string;
}

/** Returns the key of the words for a field: a number of rounds is one of tours or of marqués. */
function wordsOf(format: Format, field: Field): keyof Messages['formats']['option'] {
  if (field === 'rounds') return format === 'tour' ? 'tours' : 'marques';
  if (field !== 'stake') return field;
  if (SPECS[format].family === 'plumer') return 'share';
  return format === 'tour' ? 'simple' : 'stake';
}

/** Returns the text of an option; without a source of its own, it names the format's. */
export function textOf(t: Messages, format: Format, field: Field): TermText {
  const text = t.formats.option[wordsOf(format, field)];
  return { ...text, source: text.source || t.formats.format[format].brief };
}

/** Returns a value of a field in words. */
export function amountText(t: Messages, field: Field, value: number | string): string {
  const { amount, word } = t.formats;
  if (typeof value === 'string') return word[value as keyof typeof word];
  return amount[field as keyof typeof amount](value);
}

const HEADS: readonly Field[] = ['rounds', 'stake', 'points'];

/** Returns the fields that differ from the format's. */
export function touched(format: Format, match: Match): Field[] {
  return fieldsOf(format, match).filter((field) => match[field] !== SPECS[format].match[field]);
}

/** Returns the length and the stake of a match, and how many other fields were changed, in a few words. */
export function digest(t: Messages, format: Format, match: Match): string {
  const heads = fieldsOf(format, match).filter((field) => HEADS.includes(field));
  const others = touched(format, match).filter((field) => !HEADS.includes(field)).length;
  const words = heads.map((field) => headText(t, format, field, match));
  return (others > 0 ? [...words, t.formats.changed(others)] : words).join(' · ');
}

function headText(t: Messages, format: Format, field: Field, match: Match): string {
  const { tours, marques, stake, simple, points } = t.formats.digest;
  if (field === 'points') return points(match.points ?? 0);
  if (field === 'rounds') return (format === 'tour' ? tours : marques)(match.rounds ?? 0);
  return (format === 'tour' ? simple : stake)(match.stake ?? 0);
}
