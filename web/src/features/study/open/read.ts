import { isPosition, kitOfText } from '../../../state/kits/texts';
import { isObject, readJson } from '../../../wire/storage/local';
import { rollCount } from '../count';
import type { Fault, Problem, Replayed, PositionText } from '../../../wire/messages/study';
import type { Study } from '../../../wire/module/studying';

/** The result of reading a text. */
export type Read =
  | { kind: 'game'; replayed: Replayed }
  | { kind: 'position'; position: PositionText }
  | { kind: 'race'; text: string }
  | { kind: 'fault'; fault: Fault }
  | { kind: 'problems'; problems: Problem[] }
  | { kind: 'unread' };

/** One of the texts in a text, and how many lines stand before it. */
export interface Part {
  text: string;
  line: number;
}

const unread: Read = { kind: 'unread' };
const IN_LINK = /#\/position\/(\S+)/;
const IN_PICTURE = /<svg[\s\S]*?(TRID=[^\s<"]+)/;

/** Returns whether this is a position of a game that cannot be set up here. */
function isOfOther(given: string): boolean {
  const { position, judged } = kitOfText(given);
  return !judged && given.startsWith(position);
}

/** Returns the records in a text of many; any other text is one part. */
export function partsOf(study: Study, text: string): Part[] {
  const whole = [{ text, line: 0 }];
  const given = text.replace(/^\uFEFF/, '').trim();
  if (given === '' || /^[{<]/.test(given) || isOfOther(given) || isPosition(given) || IN_LINK.test(given)) return whole;
  const found = study.records(text);
  return found.say === 'records' ? found.records : whole;
}

/** Reads a record (its text or JSON), a position in any notation, a link to one, or a picture of one. */
export function read(study: Study, text: string): Read {
  const given = text.replace(/^\uFEFF/, '').trim();
  if (given === '') return unread;
  if (given.startsWith('{')) return fromJson(study, given);
  if (isOfOther(given)) return { kind: 'race', text: given };
  const within = given.startsWith('<') ? IN_PICTURE.exec(given)?.[1] : IN_LINK.exec(given)?.[1];
  if (within) return position(study, decodeURIComponent(within));
  if (given.startsWith('<')) return unread;
  return isPosition(given) ? position(study, given) : game(study, text);
}

function position(study: Study, text: string): Read {
  const reading = study.position(text);
  if (reading.say === 'position') return { kind: 'position', position: reading };
  return reading.say === 'problems' ? { kind: 'problems', problems: reading.problems } : unread;
}

function game(study: Study, text: string): Read {
  const replayed = study.replay(text);
  if (replayed.say === 'replay') return { kind: 'game', replayed };
  return replayed.say === 'fault' ? { kind: 'fault', fault: replayed } : unread;
}

function fromJson(study: Study, text: string): Read {
  const file = readJson(() => text, isObject);
  if (typeof file?.trid === 'string') return position(study, file.trid);
  if (typeof file?.record !== 'string') return unread;
  const made = game(study, file.record);
  if (made.kind !== 'game' || !Array.isArray(file.lines)) return made;
  const fault = difference(made.replayed, file.lines);
  return fault ? { kind: 'fault', fault } : made;
}

/** The fields of a line that describe the game; those that describe the moment of saving are not compared. */
const COMPARED = ['side', 'do', 'events', 'marks', 'score', 'trid', 'position'] as const;

/** Returns the first line that differs from what the record gives; null if none does. */
function difference({ lines, record }: Replayed, written: unknown[]): Fault | null {
  const at = Array.from({ length: Math.max(lines.length, written.length) }, (_, i) => i).find((i) =>
    COMPARED.some((name) => !same(member(lines[i], name), member(written[i], name))),
  );
  if (at === undefined) return null;
  const what = COMPARED.find((name) => !same(member(lines[at], name), member(written[at], name)))!;
  const roll = rollCount(lines.slice(0, at + 1));
  return {
    say: 'fault',
    line: 0,
    roll,
    code: 'bad_json',
    message: '',
    what: `json_${what}`,
    written: '',
    due: '',
    good: record,
  };
}

function member(line: unknown, name: string): unknown {
  return isObject(line) ? line[name] : undefined;
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => same(member(a, name), member(b, name)));
}
