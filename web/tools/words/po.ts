import { po, type GetTextTranslation } from 'gettext-parser';
import {
  areas,
  BASE,
  CatalogueError,
  checked,
  fileOf,
  jsonOf,
  nameOf,
  sentencesOf,
  type Sentence,
} from './catalogue.ts';

/**
 * The catalogue as translators' tools read it: one PO file a language. The context of a message is the name of a sentence,
 * its text the English one in ICU MessageFormat, and what the catalogue notes about it a comment.
 */
const FLAG = 'icu-message-format';

const isCode = (lang: string) => /^[a-z]{2}$/.test(lang);

/** Returns all sentences of a language as a PO file; those that are not there yet are empty, to be translated. */
export function exported(lang: string, known: boolean): string {
  if (!isCode(lang)) throw new CatalogueError(`"${lang}" should be the code of a language, two letters`);
  const messages: Record<string, Record<string, GetTextTranslation>> = {};
  for (const sentence of areas().flatMap((area) => sentencesOf(known ? lang : BASE, area, !known))) {
    const { base, text, notes, takes } = sentence;
    if (base === '') continue;
    const name = nameOf(sentence);
    const comments = { extracted: notes.join('\n'), ...(takes && { flag: FLAG }) };
    messages[name] = { [base]: { msgctxt: name, msgid: base, msgstr: [known ? text : ''], comments } };
  }
  const headers = {
    'Project-Id-Version': 'Trictrac',
    Language: lang,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return `${po.compile({ charset: 'utf-8', headers, translations: messages }, { foldLength: 0 }).toString()}\n`;
}

/** Returns the files of a language, by their addresses, from a PO file; throws with all that is wrong with it. */
export function imported(text: string): { lang: string; files: Map<string, string> } {
  const { headers, translations } = po.parse(text);
  const lang = headers.Language ?? '';
  const faults: string[] = [];
  if (!isCode(lang)) faults.push('its header Language should be the code of a language, two letters');
  if (lang === BASE)
    faults.push(`the sentences of ${BASE} are changed in words/${BASE}: all others are translated from them`);
  const left = new Set(Object.keys(translations).filter(Boolean));
  const translated = (sentence: Sentence): Sentence => {
    const name = nameOf(sentence);
    left.delete(name);
    const [found] = Object.values(translations[name] ?? {});
    const said = { ...sentence, text: found?.msgstr[0] ?? '' };
    const fault = faultOf(said, found);
    if (fault) faults.push(fault);
    return said;
  };
  const files = new Map<string, string>();
  for (const area of areas()) {
    const said = sentencesOf(BASE, area).map(translated);
    files.set(fileOf(lang, area).href, `${JSON.stringify(jsonOf(said), null, 2)}\n`);
  }
  for (const name of left) faults.push(`${name}: there is no such sentence`);
  if (faults.length > 0) throw new CatalogueError(faults.join('\n'));
  return { lang, files };
}

function faultOf(sentence: Sentence, found: GetTextTranslation | undefined): string | null {
  const name = nameOf(sentence);
  if (sentence.base === '') return null;
  if (!found) return `${name}: it is missing`;
  if (found.msgid !== sentence.base) return `${name}: the English sentence is now "${sentence.base}"`;
  if (sentence.text === '' || found.comments?.flag?.includes('fuzzy')) return `${name}: it is not translated`;
  try {
    checked(sentence);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
