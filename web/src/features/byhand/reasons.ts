import { standing } from '../../state/game/standing';
import type { Side } from '../../wire/messages/play';
import type { Line } from '../../wire/messages/protocol';
import type { OpenMark, Part } from '../../wire/messages/referee';
import { JANS, type Jan } from '../../wire/messages/rules';
import type { Messages } from '../../words/language.svelte';

/** Whom these pay is the other of who threw. */
const TO_OTHER = new Set<Jan>([
  'contre_two_tables',
  'contre_mezeas',
  'hit_false_outer',
  'hit_false_home',
  'margot',
  'helpless',
]);

/** All that a mark for one's own roll, or for the other's, may be made of: what was possible, and what was not. */
export function jansFor(part: Part): Jan[] {
  return JANS.filter((jan) => TO_OTHER.has(jan) === (part === 'received'));
}

/** A jan by its name, wherever it was made. */
export function janName(t: Messages, jan: Jan): string {
  return t.jan[jan].row('', 1).replace(/[\s:—]+$/u, '');
}

/** The mark of a side whose reason was asked, as long as nobody has given it and it may be disputed (R17). */
export function askedOf(lines: Line[], marks: OpenMark[], side: Side): OpenMark | null {
  const said = standing(lines).findLast(({ do: done }) => done.type === 'reason' || done.type === 'roll');
  if (said?.do.type !== 'reason' || said.do.jans || said.side === side) return null;
  const part = said.do.for;
  return marks.find((one) => one.side === side && one.points > 0 && (part ?? one.for) === one.for) ?? null;
}
