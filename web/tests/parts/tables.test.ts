import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standingOf, stepsText } from '../../src/features/book/openingText';
import { diceOf, parseOpenings } from '../../src/parts/book/openings';
import { COUNT } from '../helpers/throws';

const from = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const FACES = [1, 2, 3, 4, 5, 6];
const throws = FACES.flatMap((a) => FACES.map((b) => [a, b] as const));
const reached = ([a, b]: readonly [number, number]) => new Set([a, b, a + b]);
const doing = (...distances: number[]) =>
  throws.filter((one) => distances.some((distance) => reached(one).has(distance))).length;

/** The numbers of the tables of a page, row by row, without their names. */
function tablesOf(page: string): number[][][] {
  return page.split(/\n\n/).flatMap((block) => {
    if (!block.startsWith('|')) return [];
    const [, , ...rows] = block.split('\n');
    const cells = rows.map((row) => row.split('|').slice(2, -1));
    return [cells.map((row) => row.map(Number))];
  });
}

describe.each(['chances.md', 'chances.fr.md'])('%s', (page) => {
  const [one = [], two = [], coin = []] = tablesOf(from(`docs/${page}`));
  const distances = Array.from({ length: 12 }, (_, i) => i + 1);

  it('counts the throws that reach one distance, by one die and by both', () => {
    expect(one[2]).toEqual(distances.map((distance) => doing(distance)));
    expect(one[0]).toEqual(
      distances.map((distance) => throws.filter(([a, b]) => a === distance || b === distance).length),
    );
    expect(one[2]!.map((all, i) => all - one[0]![i]!)).toEqual(one[1]);
  });

  it('counts those that reach one of two', () => {
    expect(two).toEqual(distances.map((a) => distances.map((b) => doing(a, b))));
  });

  it('counts those that bring two men to the coin', () => {
    const ready = (many: number) => throws.filter(([a, b]) => a <= many && b <= many);
    const single = (many: number) => ready(many).filter(([a, b]) => a !== b).length;
    expect(coin).toEqual([2, 3, 4, 5, 6].map((many) => [single(many), ready(many).length]));
  });
});

describe('the openings', () => {
  const openings = parseOpenings(from('data/book/openings.txt'));
  const firsts = openings.after(null);

  it('answer each first roll, and each roll after any answer', () => {
    expect(firsts.size).toBe(21);
    for (const [roll, answers] of firsts)
      for (const answer of answers) expect(openings.after({ roll, answer }).size, roll).toBe(21);
  });

  it('have the best answer first', () => {
    for (const [roll, answers] of firsts) {
      expect(answers[0]?.behind, roll).toBe(0);
      expect(Math.max(...answers.map(({ worth }) => worth)), roll).toBe(answers[0]?.worth);
    }
  });

  it('are as the page says', () => {
    const best = [...firsts].map(([roll, [answer]]) => ({ roll, answer: answer! }));
    const fromTalon = best.filter(({ answer }) => answer.steps.every(([start]) => start === 1));
    expect(fromTalon).toHaveLength(17);
    const weight = (roll: string) => (diceOf(roll)[0] === diceOf(roll)[1] ? 1 : 2);
    const mean = best.reduce((sum, { roll, answer }) => sum + weight(roll) * answer.worth, 0) / throws.length;
    expect(mean / 1000).toBeCloseTo(0.36, 2);
    const good = best.filter(({ answer }) => answer.worth > 500).map(({ roll }) => roll);
    expect(good).toEqual(['55', '64', '65', '66']);
  });
});

describe.each(['openings.md', 'openings.fr.md'])('%s', (page) => {
  it('counts the throws that make a case after two men and after one, and says which is ahead', () => {
    const firsts = parseOpenings(from('data/book/openings.txt')).after(null);
    const rows = [...from(`docs/${page}`).matchAll(/^\| (\d)-(\d) \| (.+) \| (\d+) \| (.+) \| (\d+) \| (.+) \|$/gm)];
    expect(rows).toHaveLength(14);
    for (const [, a, b, two, ofTwo, one, ofOne, ahead] of rows) {
      const trid = `TRID=O----------------------o:w:M:${a}${b}:0-0:0-0:-:-:1.0`;
      expect(
        [two, one].map((play) => COUNT.case(trid, play!)),
        two,
      ).toEqual([Number(ofTwo), Number(ofOne)]);
      const answers = firsts.get(`${a}${b}`)!;
      expect(answers.map((answer) => stepsText(answer, 'white')).sort()).toEqual([two, one].sort());
      const decided = standingOf(answers[0]!, answers) === 'best';
      expect(/^(two men|deux dames)$/.test(ahead!), two).toBe(decided && stepsText(answers[0]!, 'white') === two);
      expect(/^(equal|elles se valent)$/.test(ahead!), two).toBe(!decided);
    }
  });
});
