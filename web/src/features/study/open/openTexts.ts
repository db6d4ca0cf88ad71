import type { Arrival } from './dropping.svelte';
import { KnownRecords } from '../records';
import { study } from '../../../wire/module/study';
import { partsOf, read, type Part, type Read } from './read';
import type { Route } from '../../../state/addresses/route';
import type { Study } from '../../../wire/module/studying';

/** The reason why a text was not opened. */
export type UnreadReason = Exclude<Read, { kind: 'game' | 'position' }> | { kind: 'empty' | 'full' };

export interface UnreadText {
  name: string;
  why: UnreadReason;
  /** The line of the text that is wrong. */
  line: string;
}

/** The result of opening texts: how many are open, the errors of the others, and the address of a single one. */
export interface Opened {
  opened: number;
  wrong: UnreadText[];
  to: Route | null;
}

/** One game or position of an opened text; `number` counts those of one text. */
interface Piece extends Part {
  name: string;
  number: number;
  of: number;
}

/** The number of texts read before the page may draw again. */
const AT_A_TIME = 8;

/** Opens texts, and every game of a text of many, and stores them on this device. Skips games with an error, and the rest of a text if the device is full. */
export async function openTexts(reader: Study, texts: Arrival[]): Promise<Opened> {
  const pieces = texts.flatMap(({ name, text }) => piecesOf(reader, name, text));
  const known = new KnownRecords();
  const wrong: UnreadText[] = [];
  let opened = 0;
  let to: Route | null = null;
  for (let i = 0; i < pieces.length; i++) {
    if (i % AT_A_TIME === AT_A_TIME - 1) await new Promise((drawn) => setTimeout(drawn));
    const piece = pieces[i]!;
    const made = placeOf(reader, known, piece.text);
    if ('page' in made) {
      opened++;
      to = made;
      continue;
    }
    const full = made.kind === 'full';
    wrong.push({
      name: nameOf(piece, full ? piece.of : piece.number),
      why: inText(made, piece),
      line: lineOf(piece, made),
    });
    if (full) i += piece.of - piece.number;
  }
  return { opened, wrong, to: pieces.length === 1 ? to : null };
}

function piecesOf(reader: Study, name: string, text: string): Piece[] {
  const parts = partsOf(reader, text);
  return parts.map((part, i) => ({ ...part, name, number: i + 1, of: parts.length }));
}

/** Returns the name of the file, with the number of its game if it has several. */
function nameOf({ name, number, of }: Piece, last: number): string {
  if (of === 1) return name;
  return `${name} (${last > number ? `${number}–${last}` : number})`.trim();
}

/** Returns the error of a piece, by the lines of the whole text. */
function inText(why: UnreadReason, { line }: Piece): UnreadReason {
  if (why.kind !== 'fault' || why.fault.line === 0) return why;
  return { ...why, fault: { ...why.fault, line: why.fault.line + line } };
}

/** Returns the record or TRID of a text; other texts unchanged, so that the table reports the error. */
export async function plain(text: string): Promise<string> {
  const reader = await study().catch(() => null);
  const found = reader && read(reader, text);
  if (found?.kind === 'game') return found.replayed.record;
  return found?.kind === 'position' ? found.position.trid : text;
}

/** Stores a text that was read, and returns its address; or the reason why it cannot be opened. */
function placeOf(reader: Study, known: KnownRecords, given: string): Route | UnreadReason {
  if (given.trim() === '') return { kind: 'empty' };
  const one = read(reader, given);
  if (one.kind === 'position') return { page: 'position', text: one.position.trid };
  if (one.kind !== 'game') return one;
  try {
    return { page: 'game', id: known.keep(one.replayed) };
  } catch {
    return { kind: 'full' };
  }
}

function lineOf({ text }: Piece, why: UnreadReason): string {
  return why.kind === 'fault' ? (text.split('\n')[why.fault.line - 1] ?? '') : '';
}
