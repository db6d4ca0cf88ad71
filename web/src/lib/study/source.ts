import { recordOf } from '../net/api';
import { book, isBook } from './books';

/** The record of a game known here, by its name: opened from a file, or kept where it is played. */
export async function textOf(id: string): Promise<string | null> {
  return isBook(id) ? (book(id)?.text ?? null) : recordOf(id);
}

/** The game as JSON, a line of text for each of its lines. */
export function jsonOf(game: object, lines: readonly object[], record: string): string {
  const told = lines.map((line) => JSON.stringify(line)).join(',\n');
  return `{"game":${JSON.stringify(game)},\n"lines":[\n${told}\n],\n"record":${JSON.stringify(record)}}\n`;
}

/** Gives a text or picture to the reader as a file. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A name for a file, from what is in it. */
export function fileName(words: string[], ending: string): string {
  const plain = words.join('-').normalize('NFD').replace(/[^\w-]/g, '').slice(0, 40);
  return `${plain || 'trictrac'}.${ending}`;
}
