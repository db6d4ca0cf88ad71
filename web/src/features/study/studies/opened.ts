import type { StudyTree } from '../../../wire/messages/study';
import { kitNamed } from '../../../state/kits/kits';
import { isPosition } from '../../../state/kits/texts';
import { isPacked, unpacked } from '../share/packed';
import { isKeptRecord } from '../records';
import { textOf } from '../source';
import { firstStudy, isFirst } from './first';
import { isKept, studies } from './kept';
import type { Reader } from './reader';
import { words } from './words';

/** The error of a text and its line; 0 if the line is unknown. */
export interface Unread {
  say: 'unread';
  line: number;
  message: string;
}

/** Returns the study of a text: a record, or a position. */
export async function opened(reader: Reader, text: string): Promise<StudyTree | Unread> {
  const given = text.replace(/^\uFEFF/, '').trim();
  let record = given;
  if (isPosition(given)) {
    const position = await reader.position(given);
    const problem = position.say === 'problems' ? position.problems[0]?.message : undefined;
    if (position.say !== 'position') return { say: 'unread', line: 0, message: problem ?? '' };
    record = `[Start "${position.trid}"]\n`;
  }
  const read = await reader.tree(record);
  if (read.say === 'study' && !kitNamed(read.tags['Game']).judged)
    return { say: 'unread', line: 0, message: words.race };
  if (read.say === 'study') return read;
  return { say: 'unread', line: read.say === 'fault' ? read.line : 0, message: read.message };
}

/** Returns the text of a study, by its name or from the address; or that of a game. */
export async function studyText(id: string): Promise<string | null> {
  if (isPacked(id)) return unpacked(id);
  if (isFirst(id)) return firstStudy(id);
  if (isKept(id)) return studies.at(id)?.text ?? null;
  return isKeptRecord(id) ? textOf(id) : null;
}
