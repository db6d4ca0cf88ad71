import { describe, expect, it } from 'vitest';
import { find } from '../../src/features/book/find';
import type { Step } from '../../src/wire/described/messages';
import { parseTrid } from '../../src/wire/messages/trid';
import { bookOf, pageLines } from '../../tools/book';
import { figureOf } from '../../tools/figures';
import { problemsOf } from '../helpers/benchmark';
import { afterPlay, bestOf, menOf, pairsOf, waysOf, type Men, type Pair } from '../helpers/middlePairs';
import { judge } from '../helpers/referee';
import { cases, COUNT, type Counted } from '../helpers/throws';

const LANGS = ['en', 'fr'] as const;
const PAGES = ['strategy.md', 'strategy.fr.md'] as const;
const figures = new Map(
  pageLines('strategy.md').flatMap((line) => {
    const figure = figureOf(line);
    return figure ? [[figure.id, figure] as const] : [];
  }),
);

const stepsOf = (play: string) => waysOf(play).flatMap((way) => way.slice(1).map((to, i): Step => [way[i]!, to]));
const sorted = (steps: readonly Step[]) => steps.map((step) => step.join('/')).sort();

const first = (dice: string) => `TRID=O----------------------o:w:M:${dice}:0-0:0-0:-:-:1.0`;
/** A figure, or a position that the page describes, and the counts after the plays that it compares. */
const COUNTS: [where: string, of: Counted, after: Record<string, number>][] = [
  ['questions', 'hit', { '4/5/8': 2, '4/5 7/10': 27, '1/2 1/4': 20 }],
  ['builders', 'corner', { '6/10 5/8': 4, '5/9 6/9': 2 }],
  ['TRID=H-A--B-B-B--b---bb-aaa-f:w:M:42:6-10:0-0:b:-:4.3', 'hit', { '8/12 10/12': 32 }],
  ['exposed', 'hit', { '1/2 3/6': 3, '1/2 6/9': 23 }],
  ['exposed', 'fill', { '1/2 3/6': 20, '1/2 6/9': 2 }],
  ['trap', 'hit', { '1/3 1/5': 0 }],
  ['trap', 'falseHit', { '1/3 1/5': 15, '1/3/7': 0 }],
  ['TRID=I-C---A--B--b--b-------k:w:M:61:0-0:0-0:-:-:4.3', 'falseHit', { '1/7 3/4': 3, '1/7 1/2': 0 }],
  ['alone', 'hit', { '1/3 1/5': 10, '7/9 6/10': 25 }],
  ['petit-jan', 'fill', { '1/7 2/6': 27, '5/11 5/9': 0 }],
  ['fill', 'fill', { '6/7 1/5': 23, '1/2 6/10': 7 }],
  ['put-in', 'fill', { '1/6/10': 32, '4/9 6/10': 22 }],
  ['come-home', 'fill', { '12/14 12/16': 28, '18/22 19/21': 4 }],
  ['half-cases', 'fill', { '20/22 21/23': 30, '20/22 20/22': 13 }],
  ['cases', 'case', { '1/5 6/8': 34, '1/5 8/10': 21 }],
  ['opening', 'case', { '1/4 1/2': 36, '1/4/5': 22 }],
  [first('52'), 'case', { '1/6 1/3': 36, '1/6/8': 12 }],
  [first('21'), 'case', { '1/3 1/2': 34, '1/3/4': 22 }],
];

const tridOf = (where: string) => figures.get(where)?.trid ?? where;
const chapterIn = (lang: string) => bookOf(lang).sections.filter(({ shelf }) => shelf === 'strategy');
/** Returns the whole numbers in a text that belong to no play, roll or fraction. */
const numbersIn = (text: string) => [...text.matchAll(/(?<![\d/,.-])\d+(?![\d/-]|[,.]\d)/g)].map(Number);

/** The numbers of a table, row by row: counts, and shares in percent. */
function tableOf(file: string, anchor: string): number[][] {
  const lines = pageLines(file);
  const under = lines.slice(lines.indexOf(`<a id="${anchor}"></a>`));
  const from = under.findIndex((line) => line.startsWith('|'));
  const rows = under.slice(from, from + under.slice(from).findIndex((line) => !line.startsWith('|')));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => Number.parseInt(cell, 10)),
  );
}
const share = (good: number, bad: number) => Math.round((100 * good) / (good + bad));

describe('the figures of the strategy chapter', () => {
  it.each([...figures.values()])('$id shows a legal play of fifteen men a side', ({ trid, paths }) => {
    const men = parseTrid(trid)!.board.men;
    for (const sign of [1, -1]) expect(men.reduce((sum, n) => sum + Math.max(0, sign * n), 0)).toBe(15);
    const judged = judge.judge(trid);
    if (judged.say !== 'judged') throw new Error(judged.message);
    const shown = stepsOf(paths.map((path) => path.join('/')).join(' '));
    if (shown.length > 0) expect(judged.plays.map(sorted)).toContainEqual(sorted(shown));
  });
});

describe('the throws that the chapter counts', () => {
  it.each(COUNTS)('%s: %s', (where, of, after) => {
    const found = Object.keys(after).map((play) => [play, COUNT[of](tridOf(where), play)]);
    expect(Object.fromEntries(found)).toEqual(after);
  });

  it.each(LANGS)('are those that it names, in %s', (lang) => {
    const sections = chapterIn(lang);
    for (const [where, , counts] of COUNTS) {
      const under = sections.filter(({ parts }) => parts.some((part) => typeof part !== 'string' && part.id === where));
      const said = numbersIn((figures.has(where) ? under : sections).map(({ text }) => text).join(' '));
      // None and all are said in words.
      for (const n of Object.values(counts).filter((one) => one > 0 && one < 36)) expect(said, where).toContain(n);
    }
  });
});

describe('the gains of the chapter', () => {
  const DECIDED = /([\d.]+)[^\d()]{0,24}\(±\s([\d.]+)\)/g;
  const LEVEL = /\(([\d.]+) ±\s([\d.]+)\)/g;
  const found = (lang: string, pattern: RegExp) => {
    const text = chapterIn(lang)
      .map((section) => section.text)
      .join(' ')
      .replace(/(?<=\d),(?=\d)/g, '.');
    return [...text.matchAll(pattern)].map(([, gain, error]) => [Number(gain), Number(error)] as const);
  };

  it('are more than twice their errors, or called equal', () => {
    const [decided, level] = [found('en', DECIDED), found('en', LEVEL)];
    expect([decided.length, level.length]).toEqual([25, 3]);
    for (const [gain, error] of decided) expect(gain, `${gain}`).toBeGreaterThanOrEqual(2 * error);
    for (const [gain, error] of level) expect(gain, `${gain}`).toBeLessThan(2 * error);
  });

  it('are the same in both languages', () => {
    for (const pattern of [DECIDED, LEVEL]) expect(found('fr', pattern)).toEqual(found('en', pattern));
  });
});

/** A property of which one of two plays may have more. */
type Measure = (men: Men, pair: Pair, play: string) => number;
const alone = (men: Men, from: number, to: number) => men.slice(from, to + 1).filter((n) => n === 1).length;
const corner: Measure = (men) => cases(men, 12, 12);
const highAlone: Measure = (men) => -alone(men, 8, 11);
const MEASURES: Measure[] = [
  (men) => -Math.max(0, men[12]! - 2),
  corner,
  (_, { trid }, play) => COUNT.fill(trid, play),
  (men) => cases(men, 8, 11),
  highAlone,
  (men) => -Math.max(0, men[1]!),
  (_, { trid }, play) => -COUNT.hit(trid, play),
  (men) => cases(men, 2, 6),
  (_, { trid }, play) => COUNT.falseHit(trid, play),
];

describe('the tables of the strategy chapter', () => {
  const pairs = pairsOf('plays');
  const early = pairs.filter(({ throws }) => throws <= 5);

  /** Returns in how many pairs the good play has more, and in how many the bad one. */
  function compared(some: Pair[], measure: Measure): [number, number] {
    const differences = some.map((pair) => {
      const [good, bad] = [pair.good, pair.bad].map((play) => measure(afterPlay(menOf(pair.trid), play), pair, play));
      return Math.sign(good! - bad!);
    });
    return [differences.filter((n) => n > 0).length, differences.filter((n) => n < 0).length];
  }

  it('say what the better play does', () => {
    const rows = MEASURES.map((measure) => {
      const [good, bad] = compared(pairs, measure);
      return [good, bad, share(good, bad)];
    });
    const bolder = pairs.filter(({ trid, good, bad }) => COUNT.hit(trid, good) > COUNT.hit(trid, bad));
    const repaid = bolder.filter(({ trid, good, bad }) => {
      const [after, other] = [good, bad].map((play) => afterPlay(menOf(trid), play));
      const more = (first: number, last: number) => cases(after!, first, last) > cases(other!, first, last);
      return more(12, 12) || more(2, 11) || after![1]! < other![1]!;
    });
    for (const file of PAGES) {
      expect(tableOf(file, 'evidence')).toEqual(rows);
      for (const n of [pairs.length, bolder.length, repaid.length])
        expect(pageLines(file).join('\n')).toContain(` ${n} `);
    }
  });

  it('say which cases come first', () => {
    const places = Array.from({ length: 11 }, (_, i) => i + 2);
    const counts = places.map((at) => compared(pairs, (men) => cases(men, at, at)));
    const [good, bad] = [0, 1].map((i) => counts.map((both) => both[i]!));
    for (const file of PAGES) expect(tableOf(file, 'cases')).toEqual([good, bad, counts.map((both) => share(...both))]);
  });

  it('say who should hold', () => {
    const tally = [0, 0, 0, 0].map((): [number, number] => [0, 0]);
    for (const { trid, answers } of problemsOf('decisions')) {
      const go = answers.find(({ text }) => text === 'go')!;
      const hold = bestOf(answers.filter((one) => one !== go));
      const men = afterPlay(menOf(trid), hold.text);
      const own = men[12]! >= 2;
      const theirs = men[13]! <= -2;
      tally[own ? Number(theirs) : 2 + Number(theirs)]![hold.worth > go.worth ? 0 : 1] += 1;
    }
    const rows = tally.map(([hold, go]) => [hold, go, share(hold, go)]);
    for (const file of PAGES) expect(tableOf(file, 'hold-or-go')).toEqual(rows);
  });

  it('and its sentences say what holds in the first five throws', () => {
    const low = [2, 3].map((at) => compared(early, (men) => cases(men, at, at)));
    const lowAlone = compared(early, (men) => alone(men, 2, 6));
    const high = compared(early, highAlone);
    const good = low[0]![0] + low[1]![0];
    expect([good, good + low[0]![1] + low[1]![1]]).toEqual([114, 124]);
    const late = pairs.filter((pair) => !early.includes(pair));
    const lowLate = [2, 3].map((at) => compared(late, (men) => cases(men, at, at)));
    expect([0, 1].map((i) => lowLate[0]![i]! + lowLate[1]![i]!)).toEqual([106, 69]);
    expect([lowAlone, high]).toEqual([
      [146, 85],
      [186, 21],
    ]);
    for (const file of PAGES) {
      const text = pageLines(file).join(' ');
      for (const n of [114, 124, 106, 175, 146, 231, 186, 207]) expect(text, `${n}`).toContain(` ${n}`);
    }
  });
});

describe('the search of the book', () => {
  it.each([
    ['en', 'strategy'],
    ['en', 'plan'],
    ['fr', 'stratégie'],
    ['fr', 'plan'],
  ])('finds the chapter in %s by %s', (lang, words) => {
    const [best] = find(bookOf(lang), words).sections;
    expect([best?.shelf, best?.id]).toEqual(['strategy', 'beginning']);
  });
});
