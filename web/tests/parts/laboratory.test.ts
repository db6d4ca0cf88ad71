import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../tools/book';

const textOf = (page: string) => readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
const ENGLISH = textOf('laboratory.md');
const FRENCH = textOf('laboratory.fr.md');

/** The numbers of a line; in French a comma stands for the point, and a narrow space parts the thousands. */
const numbersOf = (line: string, lang: 'en' | 'fr') =>
  [...line.matchAll(/[−-]?\d[\d.,\u202f]*/g)].map(([number]) => {
    const plain = lang === 'en' ? number.replaceAll(',', '') : number.replaceAll('\u202f', '').replace(',', '.');
    return Number(plain.replace('−', '-').replace(/\.$/, ''));
  });
const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('|'));
const commandsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('trictrac-lab '));
/** The letters of the experiments that a page names, and those whose commands it has. */
const experimentsOf = (page: string) => ({
  named: new Set([...page.matchAll(/\((?:experiment|expérience) ([A-Z])\)/g)].map(([, letter]) => letter)),
  listed: new Set([...page.matchAll(/^\*\*(?:Experiment|Expérience) ([A-Z])\*\*/gm)].map(([, letter]) => letter)),
});

describe('the rules laboratory', () => {
  it('has the same figures in both languages, row by row', () => {
    const [english, french] = [rowsOf(ENGLISH), rowsOf(FRENCH)];
    expect(english.length).toBeGreaterThan(20);
    expect(french.map((row) => numbersOf(row, 'fr'))).toEqual(english.map((row) => numbersOf(row, 'en')));
  });

  it('has the same commands in both languages', () => {
    expect(commandsOf(ENGLISH).length).toBeGreaterThan(3);
    expect(commandsOf(FRENCH)).toEqual(commandsOf(ENGLISH));
  });

  it.each([
    ['en', ENGLISH],
    ['fr', FRENCH],
  ])('has a command for every experiment that it names (%s)', (_, page) => {
    const { named, listed } = experimentsOf(page);
    expect(named.size).toBeGreaterThan(3);
    expect(listed).toEqual(named);
  });

  it.each(['en', 'fr'])('is a page of the book (%s)', (lang) => {
    const sections = bookOf(lang).sections.filter(({ shelf }) => shelf === 'laboratory');
    expect(sections.length).toBeGreaterThan(8);
  });
});
