import { describe, expect, it } from 'vitest';
import { countsWhen, sumsOf } from '../../src/features/score/sums';
import { rollAt, type Roll } from '../../src/state/game/rolls';
import { one, type Who } from '../../src/words/who';
import { shortWays } from '../../src/words/ways';
import { namer } from '../../src/words/naming';
import { hole } from '../helpers/samples';
import { tables } from '../helpers/sentences';

const { fr, en } = tables;
const YOU: Who = { you: true, names: [] };
const at = (lines: number): Roll => rollAt(hole.slice(0, lines), 2)!;

describe('what a roll comes to', () => {
  it('is the roller’s sum; their opponent’s stands in its row', () => {
    expect(sumsOf(en, at(2)).map(({ side, figures }) => [side, figures])).toEqual([['white', '8 + 8 = 16']]);
    expect(sumsOf(en, at(2), true).map(({ side }) => side)).toEqual(['white', 'black']);
  });

  it('is their opponent’s where the roller has none', () => {
    const roll = at(2);
    const theirs = { ...roll, events: roll.events.filter(({ side }) => side === 'black'), marks: [] };
    expect(sumsOf(en, theirs)).toEqual([{ side: 'black', figures: '+2', outcome: '', leads: false }]);
  });
});

describe('the points a roll brings the opponent', () => {
  it('count only if the roller holds, then once the roll is played, and then are marked', () => {
    expect(countsWhen(en, at(2), YOU)).toBe('only if you hold');
    expect(countsWhen(en, at(2), one('Damon'))).toBe('only if Damon holds');
    expect(countsWhen(fr, at(2), YOU)).toBe('seulement si vous tenez');
    expect(countsWhen(en, at(3), YOU)).toBe('once the roll is played');
    expect(countsWhen(en, at(4), YOU)).toMatch(/^\d+ \+ 2 = \d+/);
  });

  it('are not marked when the roller goes, nor when the game is over', () => {
    const roll = at(2);
    expect(countsWhen(en, { ...roll, ended: 'go' }, YOU)).toBe('not marked: you go');
    expect(countsWhen(en, { ...roll, ended: 'over' }, YOU)).toBe('not marked: the game is over');
  });
});

it('the ways of a row are told in short, with the place a man rests on', () => {
  const name = namer('1-24', 'white');
  expect(shortWays(en, at(2).events[0]!, 'white', name)).toEqual(['11 → 15', '9 → 15, resting on 13']);
  expect(shortWays(fr, at(2).events[1]!, 'white', name)).toEqual(['16 → 20']);
});
