import { tagLine } from '../../../features/study/studies/edit';
import { recordTo } from './record';
import { lineFrom } from './tree';
import type { StudyTree } from '../../../wire/messages/study';
import type { Side } from '../../../wire/described/messages';

const TAG = { white: 'White', black: 'Black' } as const;

/** Returns the text of a game as a study of that name, whose players have the names they have on the page where the record leaves them out. */
export function studyOf(record: string, title: string, names: Record<Side, string>): string {
  const named = (['white', 'black'] as const).reduce((text, side) => {
    const empty = `[${TAG[side]} ""]`;
    return text.replace(empty, () => tagLine(TAG[side], names[side]));
  }, record);
  return named.includes('[Event "') ? named : `${tagLine('Event', title)}\n${named}`;
}

/** Returns the record of the game that a study is of, as it is judged. */
export function gameOf(tree: StudyTree): string {
  return recordTo(tree, lineFrom(tree, 0).at(-1) ?? 0);
}
