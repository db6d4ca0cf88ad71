import type { Dice, Side } from '../../../wire/described/messages';
import type { Drawn, Place, Remark, StudyTree } from '../../../wire/messages/study';

/** A change of a study's text: docs/record.md says where each thing stands, and the module checks the result. */
export interface Edit {
  text: string;
  /** The line of the text to go to; null to stay. */
  line: number | null;
}

/** Returns the places after a place, first the one that continues its line of play. */
export function following({ places }: StudyTree, at: number): number[] {
  const all = places.flatMap((place, i) => (place.parent === at ? [i] : []));
  const goesOn = (i: number) => Number(places[i]!.depth === places[at]!.depth);
  return all.toSorted((a, b) => goesOn(b) - goesOn(a) || a - b);
}

/** Returns the place that continues the line of play of a place; null if none does. */
export function onward({ places }: StudyTree, at: number): number | null {
  const found = places.findIndex(({ parent, depth }) => parent === at && depth === places[at]!.depth);
  return found < 0 ? null : found;
}

/** Returns the study with other comments and drawings at a place. */
export function withNotes(tree: StudyTree, at: number, comments: Remark[], drawings: Drawn[]): Edit {
  const lines = tree.text.split('\n');
  const { notes, rest } = tree.places[at]!;
  lines.splice(notes, rest - notes, ...comments.map(remarkLine), ...drawings.map(drawingLine));
  return { text: lines.join('\n'), line: tree.places[at]!.at };
}

/** Returns the study with another line of play at a place: a continuation or a variation. */
export function withLine(tree: StudyTree, at: number, line: string): Edit {
  const lines = tree.text.split('\n');
  const next = onward(tree, at);
  if (next === null) {
    const end = endOf(lines, tree.places[at]!.rest);
    lines.splice(end, 0, line);
    return { text: lines.join('\n'), line: end };
  }
  const before = tree.places[next]!.at;
  lines.splice(before, 0, '(', line, ')');
  return { text: lines.join('\n'), line: before + 1 };
}

/** Returns the study with another line in place of one that nothing follows. */
export function withOther(tree: StudyTree, at: number, line: string): Edit {
  const lines = tree.text.split('\n');
  lines[tree.places[at]!.at] = line;
  return { text: lines.join('\n'), line: tree.places[at]!.at };
}

/** Returns the study without a place and all places after it. */
export function without(tree: StudyTree, at: number): Edit {
  const lines = tree.text.split('\n');
  const place = tree.places[at]!;
  const begins = lines[place.at - 1] === '(';
  const end = endOf(lines, place.at);
  lines.splice(place.at - Number(begins), end - place.at + 2 * Number(begins));
  return { text: lines.join('\n'), line: tree.places[place.parent]!.at };
}

/** Returns the study with another name. */
export function named(tree: StudyTree, name: string): Edit {
  const lines = tree.text.split('\n').filter((line) => !line.startsWith('[Event "'));
  return { text: [tagLine('Event', name), ...lines].join('\n'), line: null };
}

/** Returns a tag as a record writes it. */
export function tagLine(name: string, value: string): string {
  return `[${name} "${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', ' ')}"]`;
}

/** Returns the place whose line that is. */
export function placeAt({ places }: StudyTree, line: number): number {
  return Math.max(
    0,
    places.findIndex(({ at }) => at === line),
  );
}

/** Returns the number of the roll at a place; null if the place is another action, or the start. */
export function rollOf({ line }: Place): number | null {
  const number = /^(\d+)\./.exec(line)?.[1];
  return number === undefined ? null : Number(number);
}

/** Returns the number of the next roll. */
export function nextRoll({ places }: StudyTree, at: number): number {
  for (let place: Place | undefined = places[at]; place; place = places[place.parent]) {
    const number = rollOf(place);
    if (number !== null) return number + 1;
  }
  return 1;
}

/** Returns a roll as a record writes it; `said` follows the dice: a play and a decision, or dots before the play. */
export function rollLine(number: number, side: Side, dice: Dice, said: string): string {
  return `${number}. ${side === 'white' ? 'W' : 'B'} ${dice.join('')} : ${said}`;
}

/** Returns the end of the line of play that goes on at a line of the text: that of its variation, or of the text. */
function endOf(lines: string[], from: number): number {
  let depth = 0;
  for (let i = from; i < lines.length; i += 1) {
    if (lines[i] === '(') depth += 1;
    else if (lines[i] === ')' && (depth -= 1) < 0) return i;
  }
  return lines.at(-1) === '' ? lines.length - 1 : lines.length;
}

function remarkLine({ language, text }: Remark): string {
  return `;${language} ${text.trim().replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`;
}

function drawingLine({ colour, from, to }: Drawn): string {
  return `@${colour} ${from === undefined ? '' : `${from}/`}${to}`;
}
