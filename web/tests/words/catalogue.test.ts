import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { areas, languages, nameOf, sentencesOf } from '../../tools/words/catalogue';
import { argumentsOf, partsOf } from '../../tools/words/message';
import { exported, imported } from '../../tools/words/po';
import { functionsOf } from '../../tools/words';
import { filesOf } from '../../tools/words/typescript';

const FRENCH = exported('fr', true);

/** Returns the text of one of the files of a language. */
const said = (files: Map<string, string>, path: string) => [...files].find(([address]) => address.endsWith(path))![1];

describe('the catalogue of sentences', () => {
  it('says of each what a translator has to know, and of each argument what it is', () => {
    const all = areas().flatMap((area) => sentencesOf('en', area));
    expect(all.length).toBeGreaterThan(3900);
    expect(all.filter(({ notes }) => notes.length === 0).map(nameOf)).toEqual([]);
    for (const { base, notes } of all) expect(notes, base).not.toContain('');
  });

  it('takes the arguments of a sentence wherever they stand in it', () => {
    const used = argumentsOf(partsOf('{who, upper} {n, plural, one {takes {a, select, none {} other {x}}} other {#}}'));
    expect([...used]).toEqual(['who', 'n', 'a']);
  });

  it('comes back from a file for translators as it was', () => {
    for (const lang of languages().filter((one) => one !== 'en')) {
      const { lang: back, files } = imported(exported(lang, true));
      expect(back).toBe(lang);
      expect(files.size).toBe(areas().length);
      for (const [address, text] of files) expect(text, address).toBe(readFileSync(new URL(address), 'utf8'));
    }
  });

  it('gives a translator each sentence in English, in a syntax that tools check, with its notes', () => {
    const { translations, headers } = po.parse(exported('de', false));
    expect(headers.Language).toBe('de');
    const [at] = Object.values(translations['page/all/match.seats.at']!);
    expect(at).toMatchObject({ msgid: '{who, upper} against {whom}', msgstr: [''] });
    expect(at!.comments).toMatchObject({
      flag: 'icu-message-format',
      extracted: expect.stringMatching(
        /^A match of several games.*\n\{who\}: the people.*\n\{whom\}: the other people/s,
      ) as string,
    });
  });

  it('leaves empty what a language lacks, for translators alone', () => {
    expect(
      sentencesOf('de', 'page/all/clock', false)
        .map(({ text }) => text)
        .join(''),
    ).toBe('');
    const { translations } = po.parse(exported('de', true));
    expect(Object.values(translations['page/all/clock.title']!)).toMatchObject([{ msgid: 'Time', msgstr: [''] }]);
    expect(() => sentencesOf('de', 'page/all/clock')).toThrow('words/de/page/all/clock.json is missing');
  });

  it('says what is wrong with what it is asked for', async () => {
    expect(() => exported('french', false)).toThrow('"french" should be the code of a language, two letters');
    await expect(functionsOf('de')).rejects.toThrow('web/src/words/grammar/de.ts is missing');
    const asked = (...words: string[]) =>
      spawnSync(process.execPath, ['tools/words.ts', ...words], { encoding: 'utf8' }).stderr.trim();
    expect(asked('--imort', 'de.po')).toBe(
      '"--imort" is no option: use --export LANGUAGE, --import FILE.po or nothing',
    );
    expect(asked('--import', 'absent.po')).toMatch(/^"absent.po" cannot be read: ENOENT[^\n]*$/);
  });

  it('makes a sentence of another language part of its files and of the page', async () => {
    const contre = '{who, upper} contre {whom}';
    const { lang, files } = imported(
      FRENCH.replace('Language: fr', 'Language: de').replace(contre, '{whom} vs {who, of}'),
    );
    expect(lang).toBe('de');
    expect(said(files, 'words/de/page/all/match.json')).toContain('"at": "{whom} vs {who, of}"');
    const functions = await functionsOf('fr');
    expect(filesOf(['fr'], () => functions)['fr/match.ts']).toContain(
      'at: (who, whom) => `${upper(them(who))} contre ${them(whom)}`',
    );
  });

  it('makes it part of the programs: the terminal, e-mails and errors, with their plurals', () => {
    const text = FRENCH.replace('Language: fr', 'Language: de')
      .replace('one {dame} other {dames}}, sur le tablier', 'one {Stein} few {Steine} other {Steinen}}, sur le tablier')
      .replace('msgid "English"\nmsgstr "français"', 'msgid "English"\nmsgstr "Deutsch"');
    const { files } = imported(text);
    expect(said(files, 'words/de/programs/language.json')).toContain('"name": "Deutsch"');
    expect(said(files, 'words/de/programs/messages.json')).toContain(
      'there must be fifteen": "les {side} ont {n} {n, plural, one {Stein} few {Steine} other {Steinen}}, sur le',
    );
    expect(said(files, 'words/de/programs/mail.json')).toContain('{name},\\n\\n');
  });

  it('tells translators of the programs what they may leave out, and what programs cannot say', () => {
    const text = FRENCH.replace('Language: fr', 'Language: de')
      .replace('{who} tient.', 'Er tient.')
      .replace('{who} s’en va.', '{who, select, other {Er}} s’en va.')
      .replace('erreur {n} du système', 'erreur du système')
      .replace('msgctxt "programs/messages.laws.men only move forward"', 'msgctxt "programs/messages.x"');
    let faults: string[] = [];
    try {
      imported(text);
    } catch (error) {
      faults = (error as Error).message.split('\n');
    }
    expect(faults).toEqual([
      'programs/messages.laws.men only move forward: it is missing',
      'programs/play.holds: {who} is missing in "Er tient."',
      'programs/play.goes: the programs know only values and plurals in "{who, select, other {Er}} s’en va."',
      'programs/messages.x: there is no such sentence',
    ]);
  });

  it('refuses a file with all that is wrong in it, and changes nothing', () => {
    const file = po.parse(FRENCH);
    const said = (name: string) => Object.values(file.translations[`page/all/${name}`]!)[0]!;
    file.headers.Language = 'en';
    said('match.seats.at').msgstr = ['{who} contre'];
    said('match.seats.advises').msgstr = ['{who}, {whom} et {foe}'];
    said('match.poule.row').msgstr = ['{who contre {whom}, {holes}'];
    said('match.player').msgstr = [''];
    said('match.and').msgid = 'x';
    said('match.decimal').comments = { flag: 'fuzzy' };
    file.translations['page/none'] = file.translations['page/all/match.jetons']!;
    delete file.translations['page/all/match.jetons'];
    const text = po
      .compile(file, { foldLength: 0 })
      .toString()
      .replace('msgctxt "page/all/match.jetons"', 'msgctxt "page/none"');
    let faults: string[] = [];
    try {
      imported(text);
    } catch (error) {
      faults = (error as Error).message.replaceAll('page/all/match.', '').split('\n');
    }
    expect(faults).toEqual([
      'the sentences of en are changed in words/en: all others are translated from them',
      'decimal: it is not translated',
      'and: the English sentence is now " and "',
      'player: it is not translated',
      'jetons: it is missing',
      'seats.at: {whom} is missing in "{who} contre"',
      'seats.advises: {foe} is no argument of it in "{who}, {whom} et {foe}"',
      expect.stringMatching(/^poule\.row: .* in "\{who contre/),
      'page/none: there is no such sentence',
    ]);
  });
});
