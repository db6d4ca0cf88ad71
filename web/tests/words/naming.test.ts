import { describe, expect, it } from 'vitest';
import { NAMINGS, namer, type Naming } from '../../src/words/naming';
import { tables } from '../helpers/sentences';

const ALL = Array.from({ length: 24 }, (_, i) => i + 1);
const PLACES = [1, 2, 12, 13, 23, 24];
// Own talon and the next, own coin, the opponent's coin, the last but one, the opponent's talon.
const FACTS: [Naming, string][] = [
  ['1-24', '1 2 12 13 23 24'],
  ['1-12', "1 2 12 12' 2' 1'"],
  ['T-11', "T 1 11 11' 1' T'"],
  ['lepeintre', 'A B L M X Y'],
];
// Soumille's are fixed to the board: A is the talon at the top, Black's, and & the one at the bottom.
const SOUMILLE = ['&', 'Z', 'N', 'M', 'B', 'A'];

describe('the names of flèches', () => {
  it.each(FACTS)('by %s', (naming, names) => {
    expect(PLACES.map(namer(naming, 'white'))).toEqual(names.split(' '));
  });

  it.each(FACTS)('by %s are counted from the reader’s own talon', (naming, names) => {
    expect(PLACES.map((f) => namer(naming, 'black')(25 - f))).toEqual(names.split(' '));
  });

  it('by the letters of Soumille are the same for both players', () => {
    expect(PLACES.map(namer('soumille', 'white'))).toEqual(SOUMILLE);
    expect(PLACES.map(namer('soumille', 'black'))).toEqual(SOUMILLE);
  });

  it('by letters leave out those their alphabet lacks', () => {
    expect(ALL.map(namer('lepeintre', 'white')).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVXY');
    expect(ALL.map(namer('soumille', 'white')).join('')).toBe('&ZYXVTSRQPONMLKIHGFEDCBA');
  });

  it.each(NAMINGS)('by %s are all different', (naming) => {
    expect(new Set(ALL.map(namer(naming, 'white'))).size).toBe(24);
  });

  it.each(['fr', 'en'] as const)('are each explained in %s', (lang) => {
    expect(Object.keys(tables[lang].menu.namings)).toEqual([...NAMINGS]);
  });
});
