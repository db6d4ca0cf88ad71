import { describe, expect, it } from 'vitest';
import { namer, type Naming } from '../../src/words/naming';
import { OFF } from '../../src/wire/messages/fleches';
import type { Play } from '../../src/wire/described/messages';
import { readPlay } from '../../src/state/game/typed';

/** Four and two from the start, the tout d'une, and two men from elsewhere that land where they do. */
const PLAYS: Play[] = [
  [
    [1, 5, 4],
    [1, 3, 2],
  ],
  [
    [1, 3, 2],
    [1, 5, 4],
  ],
  [
    [1, 5, 4],
    [5, 7, 2],
  ],
  [
    [1, 3, 2],
    [3, 7, 4],
  ],
  [
    [7, 11, 4],
    [5, 7, 2],
  ],
  [
    [3, 7, 4],
    [9, 11, 2],
  ],
  [
    [22, OFF, 4],
    [23, OFF, 2],
  ],
];

function read(text: string, naming: Naming = '1-24') {
  const name = namer(naming, 'white');
  return readPlay(text, PLAYS, (word) => {
    if (word === 'o') return OFF;
    for (let own = 1; own < OFF; own += 1) if (name(own) === word) return own;
    return null;
  });
}

describe('a play that is typed', () => {
  it.each(['5 3', '3 5', '1/5 1/3', '1/3, 1/5', '1→5;1>3'])('%s is the two men, in any order', (text) => {
    expect(read(text)).toEqual({ play: PLAYS[0] });
  });

  it.each(['1/7', '1/5/7', '1/5 5/7', '5 7'])('%s is one man who goes twice', (text) => {
    expect(read(text)).toEqual({ play: PLAYS[2] });
  });

  it('takes the rest that is named', () => {
    expect(read('1/3/7')).toEqual({ play: PLAYS[3] });
  });

  it('asks where men start when several could', () => {
    expect(read('7 11')).toEqual({ trouble: 'many' });
    expect(read('5/7 7/11')).toEqual({ play: PLAYS[4] });
  });

  it('follows the names the reader has chosen', () => {
    expect(read('T/4 T/2', 'T-11')).toEqual({ play: PLAYS[0] });
    expect(read('4 2', 'T-11')).toEqual({ play: PLAYS[0] });
  });

  it('takes men off', () => {
    expect(read('22/o 23/o')).toEqual({ play: PLAYS[6] });
    expect(read('o o')).toEqual({ play: PLAYS[6] });
  });

  it('names the word that cannot be read, and the steps that are not legal', () => {
    expect(read('5 quatre')).toEqual({ trouble: 'unread', word: 'quatre' });
    expect(read('1/6 1/4')).toEqual({
      trouble: 'none',
      tried: [
        [1, 6],
        [1, 4],
      ],
    });
    expect(read('6 4')).toEqual({ trouble: 'none', tried: null });
    expect(read('5')).toEqual({ trouble: 'none', tried: null });
  });
});
