import '../helpers/browserless';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import enReasons from '../../src/words/texts/en/reasons';
import frReasons from '../../src/words/texts/fr/reasons';
import { reasonOf } from '../../src/features/trainer/reasons/reasons';
import { i18n } from '../../src/words/language.svelte';

const lines = readFileSync(new URL('../../../data/problems/masters.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const situations = lines.map((line) => {
  const [trid = '', , , , , source = ''] = line.split('|');
  return { trid: `TRID=${trid}`, source };
});

describe('the masters’ reasons', () => {
  beforeAll(() => {
    i18n.lang = 'fr';
  });

  it('are told in both languages, each of a situation of the treatises', () => {
    expect(Object.keys(enReasons)).toEqual(Object.keys(frReasons));
    const told = new Set(situations.map(reasonOf).filter((reason) => reason !== null));
    expect(told).toEqual(new Set(Object.values(frReasons)));
    expect(Object.keys(frReasons).length).toBeGreaterThan(60);
  });

  it('are not given where the author gives none, and not mixed up between two authors of one position', () => {
    const of = (board: string) => situations.filter(({ trid }) => trid.includes(board)).map(reasonOf);
    expect(of('I-C---A--B--b--b')).toEqual([null, expect.stringContaining('battue à faux')]);
  });

  it('are one sentence or two', () => {
    for (const reason of [...Object.values(enReasons), ...Object.values(frReasons)]) {
      expect(reason).toMatch(/^\p{Lu}.*\.$/u);
      expect(reason.split(/\. /).length, reason).toBeLessThanOrEqual(2);
    }
  });
});
