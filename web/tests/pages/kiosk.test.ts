import { expect, it } from 'vitest';
import { MOMENTS } from '../../src/pages/start/scene';
import enKiosk from '../../src/words/texts/en/kiosk';
import frKiosk from '../../src/words/texts/fr/kiosk';

it.each([
  ['en', enKiosk.told, /\bhole\b/],
  ['fr', frKiosk.told, /\btrou\b/],
])('says of every roll of the demonstration what it gains (%s)', (_lang, told, hole) => {
  expect(told).toHaveLength(MOMENTS.length);
  for (const [i, { gained, score, side }] of MOMENTS.entries()) {
    const points = [...told[i]!.matchAll(/(\d+)\spoints/g)].map(([, n]) => Number(n));
    const two = /pour chacune|for each/.test(told[i]!);
    expect(points, told[i]).toEqual(gained > 0 ? [two ? gained / 2 : gained] : []);
    const before = MOMENTS[i - 1]?.score[side].holes ?? score[side].holes;
    expect(hole.test(told[i]!), told[i]).toBe(score[side].holes > before);
  }
});
