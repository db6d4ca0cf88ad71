import { languageOfFile, textsIn, type Lang } from '../../words/languages';
import { piecesBy, type Forms, type Piece } from './pieces';

const files = import.meta.glob<Forms>('./forms/*.json', { eager: true, import: 'default' });
const tables = Object.fromEntries(Object.entries(files).map(([file, forms]) => [languageOfFile(file), forms]));

/** Returns a sentence cut at the words of the glossary, in the forms of its language. */
export function pieces(lang: Lang, text: string): Piece[] {
  return piecesBy(textsIn(tables, lang), text);
}

/** Returns every id to which a sentence may link. */
export function wordIds(lang: Lang): string[] {
  return Object.keys(textsIn(tables, lang));
}
