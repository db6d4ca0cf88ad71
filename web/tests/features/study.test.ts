import { describe, expect, it } from 'vitest';
import enStudy from '../../src/words/texts/en/study';
import frStudy from '../../src/words/texts/fr/study';
import { throws } from '../../src/features/study/count';
import { packed, unpacked } from '../../src/features/study/share/packed';
import { problemText } from '../../src/features/study/open/problem';
import { printed, START, written } from '../../src/features/study/edit/sketch';
import { statistics } from '../../src/features/study/stats';
import { hole } from '../helpers/samples';

const TRIDS = [
  'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:M:42:2-0:5-1:b:x:6.6;margot=on;first=64',
  'TRID=O----------------------o:b:L:-:0-0:0-0:-:-:0.0',
  'TRID=--------------------OA--:w:R:-:10-4:11-9:w:b:3.3',
];

describe('a sketch of a position', () => {
  it.each(TRIDS)('writes again what it was made from: %s', (trid) => {
    expect(printed(written(trid)!)).toBe(trid);
  });

  it('shares one number of rolls out as a TRID does', () => {
    expect(written(TRIDS[1]!.replace('0.0', '7'))!.coups).toEqual({ white: 4, black: 3 });
  });

  it('names dice only while a roll is in hand', () => {
    expect(printed({ ...START, stage: 'R', dice: [4, 2] })).toContain(':R:-:');
    expect(printed({ ...START, stage: 'D', dice: [4, 2] })).toContain(':D:42:');
  });

  it('is made from nothing else', () => {
    for (const text of ['', 'TRID=', 'nothing', `TRID=${'P'.repeat(24)}:w:R:-:0-0:0-0:-:-:0.0`])
      expect(written(text)).toBeNull();
  });
});

describe('a record in an address', () => {
  const record = '[White "Géronte"]\n\n1. 64 8/14 9/13\n'.repeat(40);

  it('is read again, and short', async () => {
    const name = await packed(record);
    expect(name.length).toBeLessThan(record.length / 4);
    expect(await unpacked(name)).toBe(record);
  });

  it('is nothing when it is damaged', async () => {
    const name = await packed(record);
    for (const bad of [name.slice(0, 20), '@', '@A', '@zzzzzzzzzz', `@${'A'.repeat(200_000)}`])
      expect(await unpacked(bad)).toBeNull();
  });
});

describe('the statistics of dice', () => {
  it('count numbers and doublets, of all and of one side', () => {
    const all = [
      { side: 'white', dice: [4, 2] },
      { side: 'black', dice: [3, 3] },
      { side: 'white', dice: [3, 1] },
    ] as const;
    const told = statistics(all.map(({ side, dice }) => ({ side, dice: [...dice] })));
    expect(told.rolls).toBe(3);
    expect(told.faces.map(({ fell }) => fell)).toEqual([1, 1, 3, 1, 0, 0]);
    expect(told.faces[0]!.expected).toBe(1);
    expect(told.doubled.fell).toBe(1);
    expect(told.mean).toBeCloseTo(16 / 3);
    expect(statistics([{ side: 'black', dice: [3, 3] }], 'white')).toMatchObject({ rolls: 0, mean: 0 });
  });

  it('are of the rolls of a game', () => {
    expect(throws(hole)).toEqual([{ side: 'white', dice: [4, 2] }]);
  });
});

describe('what is wrong with a position', () => {
  const CODES = [
    'men_count',
    'off_early',
    'all_off',
    'coin_alone',
    'other_coin',
    'grand_jan_open',
    'petit_jan_open',
    'points',
    'holes',
    'shared',
    'double_jeton',
    'pavillon',
    'dice',
    'stage',
    'coups',
    'fleches',
    'fields',
    'xgid',
    'letters',
    'winner',
    'key',
  ];
  it.each([
    ['fr', frStudy],
    ['en', enStudy],
  ] as const)('is a sentence of its own (%s)', (_lang, words) => {
    const told = CODES.map((code) => problemText(words, { code, message: '', side: 'white', found: '7' }));
    const text = ['points', 'holes', 'coups'].map((code) =>
      problemText(words, { code, message: '', side: null, found: '7' }),
    );
    expect(new Set([...told, ...text]).size).toBe(CODES.length + text.length);
    for (const sentence of [...told, ...text]) expect(sentence).toMatch(/^[A-Z].*[.]$/);
  });
});
