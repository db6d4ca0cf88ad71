import { describe, expect, it } from 'vitest';
import { namer, type Naming } from '../../src/words/naming';
import { rowText, sumText } from '../../src/words/explain';
import enHelp from '../../src/words/texts/en/help';
import frHelp from '../../src/words/texts/fr/help';
import enPages from '../../src/words/texts/en/pages';
import enPerson from '../../src/words/texts/en/person';
import enPrivacy from '../../src/words/texts/en/privacy';
import frPages from '../../src/words/texts/fr/pages';
import frPerson from '../../src/words/texts/fr/person';
import frPrivacy from '../../src/words/texts/fr/privacy';
import { tables } from '../helpers/sentences';
import { describe as tell } from '../../src/state/speech/log';
import { foeName, standingName } from '../../src/state/kept/standing';
import { optionsText, playerName, playText } from '../../src/words/names';
import type { SeenStanding } from '../../src/state/kept/games';
import { ERROR_CODES, JANS, LAWS } from '../../src/wire/described/codes';
import type { Mark, Side, Step } from '../../src/wire/described/messages';
import { SIDES } from '../../src/wire/messages/fleches';
import { failureText } from '../../src/parts/formats/setup';
import { hole, info } from '../helpers/samples';

/** The catalogues that are fetched only where they are needed. */
const MORE = { fr: [frHelp, frPages, frPerson, frPrivacy], en: [enHelp, enPages, enPerson, enPrivacy] };

describe.each(['fr', 'en'] as const)('the sentences in %s', (lang) => {
  const t = tables[lang];
  const sentence = (text: string) => {
    expect(text.length).toBeGreaterThan(3);
    expect(text).not.toMatch(/_/);
  };

  it('name every jan, law and error code', () => {
    for (const jan of JANS) {
      sentence(t.jan[jan].row('5', 2));
      sentence(t.jan[jan].gloss);
    }
    for (const law of LAWS) sentence(t.law[law]);
    for (const code of ERROR_CODES) sentence(t.error[code]);
  });

  it('are never empty nor raw', () => {
    for (const text of strings({ t, more: MORE[lang] })) expect(text).not.toMatch(/^[a-z]+_[a-z_]+$|undefined|NaN/);
  });

  it('say a line without raw codes', () => {
    for (const line of hole)
      for (const text of tell(t, info, line, { naming: '1-12', reader: 'white' })) sentence(text);
  });
});

describe('the explanation', () => {
  const { fr, en } = tables;
  const [, roll, , play] = hole;

  it('names the flèches as they are printed', () => {
    const row = { ...roll!.events[0]!, ways: 1 };
    expect(rowText(fr, roll!.events[0]!, 'white', namer('1-12', 'white'))).toBe(
      "Bat à vrai, au grand jan : 10' des noirs — 2 façons",
    );
    expect(rowText(fr, row, 'white', namer('1-12', 'black'))).toBe('Bat à vrai, au grand jan : 10');
    expect(rowText(fr, row, 'white', namer('1-24', 'white'))).toBe('Bat à vrai, au grand jan : 15');
    expect(rowText(en, row, 'white', namer('soumille', 'white'))).toBe('True hit in the grand jan: K');
  });

  it('says of each rule agreed what it is about', () => {
    const told = optionsText(fr, { bearing_off: 'parisian', margot: true });
    expect(told.replaceAll('\u00a0', ' ')).toMatch(/^Sortie des dames : parisienne, .+ · Margot/);
  });

  it('adds up in words', () => {
    expect(sumText(fr, roll!.marks)).toBe('8 + 8 = 16 : trou bredouille ×2, reste 4');
    expect(sumText(fr, play!.marks)).toBe('0 + 2 = 2');
    expect(sumText(fr, [{ side: 'white', had: 10, points: 2, holes: 1, bredouille: false, rest: 0 }])).toBe(
      '10 + 2 = 12 : trou, sans reste',
    );
    const several: Mark = { side: 'white', had: 8, points: 26, holes: 3, bredouille: false, rest: 10 };
    expect(sumText(fr, [several])).toBe('8 + 26 = 34 : trou simple, puis trou bredouille ×2, soit 3 trous, reste 10');
    expect(sumText(en, [several])).toBe('8 + 26 = 34: simple hole, then bredouille hole ×2, that is 3 holes, 10 over');
    const three: Mark = { ...several, had: 10, holes: 6, bredouille: true, rest: 0 };
    expect(sumText(fr, [three])).toBe(
      '10 + 26 = 36 : trou bredouille ×2, puis 2 trous bredouille ×2, soit 6 trous, sans reste',
    );
  });

  it('writes plays by the names on the board, a tout d’une in one run', () => {
    const text = (naming: Naming, side: Side, steps: Step[]) => playText(fr, namer(naming, 'white'), side, steps);
    expect(
      text('1-24', 'white', [
        [1, 5],
        [5, 7],
      ]),
    ).toBe('1/5/7');
    expect(
      text('1-24', 'white', [
        [1, 5],
        [3, 5],
      ]),
    ).toBe('1/5 3/5');
    expect(
      text('1-24', 'black', [
        [1, 5],
        [3, 5],
      ]),
    ).toBe('24/20 22/20');
    expect(
      text('T-11', 'black', [
        [1, 5],
        [12, 13],
      ]),
    ).toBe("T'/4' 11'/11");
    expect(text('lepeintre', 'white', [[22, 25]])).toBe('V/dehors');
    expect(text('1-24', 'white', [])).toBe('rien');
  });

  it('says a play to those who listen, half and all', () => {
    const told = (naming: Naming, you: Side) =>
      tell(fr, { ...info, you: [SIDES.indexOf(you)] }, play!, { naming, reader: you })[0];
    expect(told('1-12', 'white')).toBe('Vous jouez de 1 à 5 et de 1 à 3.');
    expect(told('1-12', 'black')).toBe(
      "Anne joue de 1' des blancs à 5' des blancs et de 1' des blancs à 3' des blancs.",
    );
    expect(told('soumille', 'black')).toBe('Anne joue de & à V et de & à Y.');
    expect(told('soumille', 'white')).toBe('Vous jouez de & à V et de & à Y.');
  });

  it('calls what a roll is worth once, and then says how both stand', () => {
    const told = tell(fr, { ...info, you: [0] }, roll!, { naming: '1-24', reader: 'white' });
    expect(told).toHaveLength(3);
    expect(told[0]).toMatch(/^Vous : « Quatre et deux : huit points.* »$/);
    expect(told.slice(1)).toEqual(['Vous avez 4 points et 6 trous.', 'Commis n’a rien.']);
  });

  it('names the line at fault of a record', () => {
    expect(failureText(fr, { code: 'bad_record', message: 'line 12: unexpected mark' })).toContain('Ligne 12');
    expect(failureText(fr, { code: 'unreachable', message: '' })).toBe(fr.link.unreachable);
  });
});

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

describe('a name that was not given', () => {
  const seats = (white: string, black: string) => ({ white: { name: white }, black: { name: black } });

  it('is the reader’s own, or that of a colour, in the language of the moment', () => {
    const { fr, en } = tables;
    const alone = { ...seats('', 'Valère'), you: [0] };
    const both = { ...seats('', 'Anne'), you: [0, 1] };
    expect([fr, en].map((t) => SIDES.map((side) => playerName(t, alone, side)))).toEqual([
      ['Vous', 'Valère'],
      ['You', 'Valère'],
    ]);
    expect([fr, en].map((t) => SIDES.map((side) => playerName(t, both, side)))).toEqual([
      ['Blanc', 'Anne'],
      ['White', 'Anne'],
    ]);
  });

  it('is found in the list of games as well', () => {
    const standing = {
      format: 'tour',
      names: { white: 'Anne', black: '' },
      you: ['black'],
      lines: 1,
      score: null,
      winner: null,
    } satisfies SeenStanding;
    expect(standingName(tables.en, standing, 'black')).toBe('You');
    expect([
      foeName(tables.en, { against: 'Anne' }),
      foeName(tables.en, { against: '', standing }),
      foeName(tables.fr, { against: '' }),
    ]).toEqual(['Anne', 'White', 'Noir']);
  });
});
