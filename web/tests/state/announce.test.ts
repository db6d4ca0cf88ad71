import { describe, expect, it } from 'vitest';
import { tables } from '../helpers/sentences';
import { JANS, REASONS } from '../../src/wire/described/codes';
import type { JanEvent, Line } from '../../src/wire/described/messages';
import { callOf, clauseOf } from '../../src/state/speech/announce';
import { worthText, wayText } from '../../src/words/ways';
import { namer } from '../../src/words/naming';
import { boards } from '../../src/state/game/plays';
import { one } from '../../src/words/who';
import { hole, line } from '../helpers/samples';

const { fr, en } = tables;
const names = { naming: '1-24', reader: 'white' } as const;
const rolled = (dice: [number, number], events: JanEvent[], more: Partial<Line> = {}) =>
  line(2, { type: 'roll', dice }, { events, turn: { side: 'white', stage: 'move', dice, plays: [] }, ...more });
const said = (one: Line, from: Line | null = null, t = fr) => callOf(t, one, from, names)?.text;
const hit = (at: number, ways = 1): JanEvent => ({
  jan: 'hit_true_outer',
  rule: 'P1',
  side: 'white',
  ways,
  points: 2 * ways,
  at: [at],
  paths: [],
});

describe('what players announce', () => {
  it('is the dice alone when there is nothing to mark', () => {
    expect(said(rolled([4, 2], []))).toBe('quatre et deux');
    expect(said(rolled([3, 3], []))).toBe('ternes');
    expect(said(rolled([6, 6], []), null, en)).toBe('sonnez (double six)');
  });

  it('is the dice, the points and what for, men hit alike together', () => {
    expect(said(rolled([6, 4], [hit(15), hit(17)]))).toBe(
      'six et quatre : quatre points, je bats les dames de 15 et 17',
    );
    expect(said(rolled([6, 4], [hit(15, 2)]), null, en)).toBe(
      'six and four: four points, I hit the man on 15 in two ways',
    );
  });

  it('is the hole too, and what is over', () => {
    expect(said(hole[1]!)).toBe(
      'quatre et deux : huit points, je bats de deux façons la dame de 15, je bats la dame de 20 ; deux trous, bredouille, reste quatre',
    );
  });

  it('is the other’s when they mark what the roll gave them', () => {
    expect(callOf(fr, hole[3]!, hole[1]!, names)).toEqual({
      side: 'black',
      text: 'deux points pour moi, vous battez à faux la dame de 17',
    });
  });

  it('is "je tiens" and "je m’en vais"', () => {
    expect(said(hole[2]!)).toBe('je tiens');
    expect(said(line(3, { type: 'go' }))).toBe('je m’en vais');
  });

  it('is told mark by mark in the words of the player who rolled, and for whom what their opponent marks is', () => {
    const roller = { you: true, names: [] };
    const clauses = hole[1]!.events.map((event) =>
      clauseOf(fr, event, 'white', event.side === 'white' ? roller : one('Damon'), names),
    );
    expect(clauses).toEqual([
      'Je bats de deux façons la dame de 15',
      'Je bats la dame de 20',
      'Je bats à faux la dame de 17, pour Damon',
    ]);
    const helpless = { ...hit(9), side: 'black' as const, jan: 'helpless' as const, ways: 2 };
    expect(clauseOf(en, helpless, 'white', roller, names)).toBe('I play neither number, for you');
  });

  it.each(['fr', 'en'] as const)('has words for every jan and every reason in %s', (lang) => {
    for (const jan of JANS) {
      const mine = said(rolled([2, 1], [{ ...hit(9), jan }]), null, tables[lang])!;
      expect(mine).toMatch(/points, \S+/);
      expect(mine).not.toMatch(/_|undefined/);
    }
    for (const reason of REASONS) expect(tables[lang].why.reason[reason].length).toBeGreaterThan(10);
  });
});

describe('why a mark is worth what it is', () => {
  const name = namer('1-24', 'white');

  it('is counted out', () => {
    const told = (...from: Parameters<typeof worthText>) => worthText(...from).replaceAll(' ', ' ');
    expect(told(fr, hit(15, 2), [4, 2])).toBe('Au coup simple, 2 points la façon : 2 × 2 = 4.');
    expect(told(en, { ...hit(15), points: 4 }, [2, 2])).toBe('With a doublet, 4 points.');
    expect(told(fr, { ...hit(15, 2), jan: 'helpless', points: 4 }, [2, 1])).toBe(
      '2 points par nombre non joué : 2 × 2 = 4.',
    );
  });

  it('shows every way', () => {
    expect(wayText(fr, [[11, 15]], [4, 2], 'white', name)).toBe('le quatre, de 11 à 15');
    expect(wayText(fr, [[9, 13, 15]], [4, 2], 'white', name)).toBe('la somme, de 9 à 15, repos sur 13');
    expect(
      wayText(
        en,
        [
          [8, 12],
          [10, 12],
        ],
        [4, 2],
        'white',
        name,
      ),
    ).toBe('the four, from 8 to 12; the two, from 10 to 12');
    expect(wayText(fr, [[22, 25]], [3, 1], 'white', name)).toBe('la dame de 22 sort');
    // By puissance the six and the five take men of 7 and 8 to the coin.
    expect(
      wayText(
        fr,
        [
          [7, 12],
          [8, 12],
        ],
        [6, 5],
        'white',
        name,
      ),
    ).toBe('de 7 à 12 ; de 8 à 12');
  });
});

it('counts the boards in which a roll may end', () => {
  expect(
    boards([
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
    ]),
  ).toBe(2);
  expect(boards([[]])).toBe(1);
});
