import type { Arrival } from './dropping.svelte';
import { keepRecord } from '../records';
import { study } from '../../../wire/module/study';
import { read, type Read } from './read';
import type { Route } from '../../../state/addresses/route';
import type { Study } from '../../../wire/module/studying';

/** Why a text was not opened. */
export type UnreadReason = Exclude<Read, { kind: 'game' | 'position' }> | { kind: 'empty' | 'full' };

export interface UnreadText {
  name: string;
  why: UnreadReason;
  /** The line of the text that is wrong. */
  line: string;
}

/** What came of some texts: how many are open now, what is wrong with the others, and where a single one is looked at. */
export interface Opened {
  opened: number;
  wrong: UnreadText[];
  to: Route | null;
}

/** Takes in texts, each wholly or not at all; games are kept among those of this device. */
export function openTexts(reader: Study, texts: Arrival[]): Opened {
  const made = texts.map(({ name, text }) => ({ name, text, to: placeOf(reader, text) }));
  const wrong = made.flatMap(({ name, text, to }) => ('page' in to ? [] : [{ name, why: to, line: lineOf(text, to) }]));
  const [only, ...more] = made;
  return {
    opened: made.length - wrong.length,
    wrong,
    to: more.length === 0 && only && 'page' in only.to ? only.to : null,
  };
}

/** The same game or position as a table reads it: a record, or a TRID. What is neither stays as it is, for the table to say what is wrong. */
export async function plain(text: string): Promise<string> {
  const reader = await study().catch(() => null);
  const found = reader && read(reader, text);
  if (found?.kind === 'game') return found.replayed.record;
  return found?.kind === 'position' ? found.position.trid : text;
}

/** Where what was read is looked at, once it is kept; or why it cannot be. */
function placeOf(reader: Study, given: string): Route | UnreadReason {
  if (given.trim() === '') return { kind: 'empty' };
  const one = read(reader, given);
  if (one.kind === 'position') return { page: 'position', text: one.position.trid };
  if (one.kind !== 'game') return one;
  try {
    return { page: 'game', id: keepRecord(one.replayed) };
  } catch {
    return { kind: 'full' };
  }
}

function lineOf(given: string, why: UnreadReason): string {
  return why.kind === 'fault' ? (given.split('\n')[why.fault.line - 1] ?? '') : '';
}
