import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../helpers/browserless';
import { BASE, TERMS } from '../../src/words/base';
import { byLanguage, LANGUAGES, languageOf, textsIn } from '../../src/words/languages';
import { chosenLang, keepLang } from '../../src/words/sentences';
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

  it('stand in the order of their names, and each says all that is asked of it', () => {
    const names = LANGUAGES.map((lang) => languageOf(lang).name);
    expect(names).toEqual(['English', 'Français']);
    for (const lang of LANGUAGES) {
      const { locale, like } = languageOf(lang);
      expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
      expect(LANGUAGES).toContain(like);
    }
  });

  it('are found by the names of their files; what one lacks the one it is like says, or else the base', () => {
    const tables = byLanguage({ './texts/fr/some.ts': 'un', './fr/en.ts': 'one' });
    expect(tables).toEqual({ fr: 'un', en: 'one' });
    expect(textsIn(tables, 'fr')).toBe('un');
    expect(textsIn(tables, 'de')).toBe('one');
    expect(textsIn({ en: 'one' }, 'fr')).toBe('one');
  });

  it('are named in one table alone: no other code knows French or English', () => {
    const table = /^words\/(base\.ts|texts\/\w\w\/language\.ts)$/;
    const code = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
    expect(code.filter((name) => table.test(name)).length).toBe(1 + LANGUAGES.length);
    const named = code
      .filter((name) => !table.test(name))
      .filter((name) =>
        new RegExp(`['"\`](?:${LANGUAGES.join('|')})['"\`]`).test(readFileSync(new URL(name, SRC), 'utf8')),
      );
    expect(named).toEqual([]);
    expect(LANGUAGES).toEqual(expect.arrayContaining([BASE, TERMS]));
  });
});

describe('the language of a visit', () => {
  const wishing = (...languages: string[]) => vi.stubGlobal('navigator', { languages });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem('trictrac.lang');
  });

  it('is at first the first of the browser’s that the page speaks', () => {
    wishing('fr-CA', 'en');
    expect(chosenLang()).toBe('fr');
    wishing('de-AT', 'en-US', 'fr');
    expect(chosenLang()).toBe('en');
  });

  it('is the base where the page speaks none of them', () => {
    wishing('de', 'it-CH');
    expect(chosenLang()).toBe(BASE);
    wishing();
    expect(chosenLang()).toBe(BASE);
  });

  it('is from then on the one that was chosen, unless the page no longer speaks it', () => {
    wishing('fr-FR');
    keepLang('en');
    expect(chosenLang()).toBe('en');
    keepLang('xx');
    expect(chosenLang()).toBe('fr');
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
