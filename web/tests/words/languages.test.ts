import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { byLanguage, LANGUAGES, languageOf, textsIn } from '../../src/words/languages';
import { longer } from '../../src/words/longer';

const SRC = new URL('../../src/', import.meta.url);
const FILE = /(?<=^|\/)(\w\w)(\/\w{3,}|\/ui)?\.ts$/;

/** The files with sentences of a language, each by what is the same in every language. */
function filesOf(lang: string): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => FILE.exec(name)?.[1] === lang)
    .map((name) => name.replace(FILE, (_all, _lang, part = '') => `*${part}`))
    .sort();
}

/** Of grammar each language has what it needs. */
const sentences = (lang: string) => filesOf(lang).filter((name) => !name.includes('/grammar'));

describe('the languages of the page', () => {
  it('have each a file wherever French has one', () => {
    for (const lang of LANGUAGES) expect(sentences(lang), languageOf(lang).name).toEqual(sentences('fr'));
  });

  it('begin with French, and each says its name and how to go over to it', () => {
    expect(LANGUAGES.slice(0, 2)).toEqual(['fr', 'en']);
    for (const lang of LANGUAGES) expect(Object.values(languageOf(lang)).every(Boolean), lang).toBe(true);
  });

  it('are found by the names of their files, and where one has nothing the one it is like speaks', () => {
    const tables = byLanguage<string>(
      { './texts/fr/some.ts': { frSome: 'un' }, './fr/en.ts': { enSome: 'one' } },
      'Some',
    );
    expect(tables).toEqual({ fr: 'un', en: 'one' });
    expect(textsIn({ en: 'one' }, 'fr')).toBeUndefined();
    expect(textsIn({ fr: 'un', en: 'one' }, 'en')).toBe('one');
  });
});

describe('a language a third longer', () => {
  it('keeps addresses, marks and what is put in later', () => {
    expect(longer('#/games')).toBe('#/games');
    expect(longer('{who} plays <b>on</b> &amp;')).toBe('{who} plaayys <b>oon</b> &amp;');
  });

  it('reaches whatever is said, however deep', () => {
    const said = longer({ one: ['Play'], two: { by: (name: string) => `${name} plays` }, n: 3 });
    expect(said.one).toEqual(['Plaayy']);
    expect(said.two.by('Anne')).toBe('AAnnee plaayys');
    expect(said.n).toBe(3);
  });

  it('is longer by a third at least', () => {
    const sentence = 'The men are put back, and the player who went throws again.';
    expect(longer(sentence).length).toBeGreaterThanOrEqual(sentence.length * 1.25);
  });
});
