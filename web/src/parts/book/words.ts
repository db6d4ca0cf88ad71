import { languageOfFile, textsIn, type Lang } from '../../words/languages';
import { piecesBy, type Forms, type Piece } from './pieces';

const files = import.meta.glob<Forms>('./forms/*.json', { eager: true, import: 'default' });
const tables = Object.fromEntries(Object.entries(files).map(([file, forms]) => [languageOfFile(file), forms]));

/** A sentence cut at the words of the glossary, as they turn up in its language. */
export function pieces(lang: Lang, text: string): Piece[] {
  return piecesBy(textsIn(tables, lang), text);
}

/** Every id a sentence may lead to. */
export function wordIds(lang: Lang): string[] {
  return Object.keys(textsIn(tables, lang));
}
