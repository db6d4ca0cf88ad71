import { po, type GetTextTranslation } from 'gettext-parser';
import { areas, BASE, CatalogueError, checked, jsonOf, nameOf, sentencesOf, type Sentence } from './catalogue.ts';

/**
 * The catalogue as translators' tools read it: one PO file a language. The context of a message is the name of a sentence,
 * its text the English one in ICU MessageFormat, and what the catalogue notes about it a comment.
 */
const FLAG = 'icu-message-format';

/** Returns all sentences of a language as a PO file; of a language that is not there yet, to be translated. */
export function exported(lang: string, known: boolean): string {
  const messages: Record<string, Record<string, GetTextTranslation>> = {};
  for (const area of areas())
    for (const sentence of sentencesOf(known ? lang : BASE, area)) {
      if (sentence.base === '') continue;
      const name = nameOf(sentence);
      messages[name] = {
        [sentence.base]: {
          msgctxt: name,
          msgid: sentence.base,
          msgstr: [known ? sentence.text : ''],
          comments: { extracted: sentence.notes.join('\n'), ...(sentence.takes && { flag: FLAG }) },
        },
      };
    }
  const headers = { 'Project-Id-Version': 'Trictrac', Language: lang, 'Content-Type': 'text/plain; charset=utf-8' };
  const text = po.compile({ charset: 'utf-8', headers, translations: messages }, { foldLength: 0 });
  return `${text.toString()}\n`;
}

/** Returns the files of a language by their areas, from a PO file; throws with all that is wrong with it. */
export function imported(text: string): { lang: string; files: Record<string, string> } {
  const { headers, translations } = po.parse(text);
  const lang = headers.Language ?? '';
  const faults: string[] = [];
  if (!/^[a-z]{2}$/.test(lang)) faults.push('its header Language should be the code of a language, two letters');
  if (lang === BASE)
    faults.push(`the sentences of ${BASE} are changed in words/${BASE}: all others are translated from them`);
  const left = new Set(Object.keys(translations).filter(Boolean));
  const files: Record<string, string> = {};
  for (const area of areas()) {
    const said = sentencesOf(BASE, area).map((sentence): Sentence => {
      const name = nameOf(sentence);
      left.delete(name);
      const [found] = Object.values(translations[name] ?? {});
      const translated = { ...sentence, text: found?.msgstr[0] ?? '' };
      const fault = faultOf(translated, found);
      if (fault) faults.push(fault);
      return translated;
    });
    files[area] = `${JSON.stringify(jsonOf(said), null, 2)}\n`;
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
