import { describe, expect, it } from 'vitest';
import { rowText, sumText } from '../src/lib/i18n/explain';
import { tables } from '../src/lib/i18n/index.svelte';
import { describe as tell } from '../src/lib/i18n/log';
import { playText } from '../src/lib/i18n/names';
import { ERROR_CODES, JANS, LAWS, type Mark } from '../src/lib/protocol';
import { failureText } from '../src/lib/ui/setup';
import { hole, info } from './samples';

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
    for (const text of strings(t)) expect(text).not.toMatch(/^[a-z]+_[a-z_]+$|undefined|NaN/);
  });

  it('tell a line without raw codes', () => {
    for (const line of hole) for (const text of tell(t, info, line, '1-12')) sentence(text);
  });
});

describe('the explanation', () => {
  const { fr, en } = tables;
  const [, roll, , play] = hole;

  it('names the flèches as they are printed', () => {
    expect(rowText(fr, roll!.events[0]!, 'white', '1-12')).toBe('Bat à vrai, au grand jan : 10 des noirs — 2 façons');
    expect(rowText(fr, { ...roll!.events[0]!, ways: 1 }, 'white', '1-24')).toBe('Bat à vrai, au grand jan : 15');
  });

  it('adds up in words', () => {
    expect(sumText(fr, roll!.marks)).toBe('8 + 8 = 16 → trou bredouille ×2, reste 4');
    expect(sumText(fr, play!.marks)).toBe('0 + 2 = 2');
    expect(sumText(fr, [{ side: 'white', had: 10, points: 2, holes: 1, bredouille: false, rest: 0 }])).toBe('10 + 2 = 12 → trou, sans reste');
    const several: Mark = { side: 'white', had: 8, points: 26, holes: 3, bredouille: false, rest: 10 };
    expect(sumText(fr, [several])).toBe('8 + 26 = 34 → trou simple, puis trou bredouille ×2 : 3 trous, reste 10');
    expect(sumText(en, [several])).toBe('8 + 26 = 34 → simple hole, then bredouille hole ×2: 3 holes, 10 over');
    const three: Mark = { ...several, had: 10, holes: 6, bredouille: true, rest: 0 };
    expect(sumText(fr, [three])).toBe('10 + 26 = 36 → trou bredouille ×2, puis 2 trous bredouille ×2 : 6 trous, sans reste');
  });

  it('writes plays as the record does', () => {
    expect(playText([[1, 5], [5, 7]], 'o', '-')).toBe('1/5/7');
    expect(playText([[1, 5], [3, 5]], 'o', '-')).toBe('1/5 3/5');
    expect(playText([[22, 25]], 'o', '-')).toBe('22/o');
    expect(playText([], 'o', '-')).toBe('-');
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
