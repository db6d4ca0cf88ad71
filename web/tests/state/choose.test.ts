import { describe, expect, it } from 'vitest';
import { problems } from '../../e2e/helpers/problems';
import { after } from '../../src/state/training/answer';
import { chosen, drillOfTheDay, themesIn } from '../../src/state/training/choose';
import { nothing, RECENT, rateOf, themesOf, type TrainingProgress } from '../../src/state/training/progress';
import { JANS_TO_SEE, isJanTaught } from '../../src/state/training/taught';
import { KINDS, type Drill, type Kind } from '../../src/wire/messages/drill';
import { dependable } from '../helpers/chance';

const OPTIONAL = ['margot', 'rencontre'];
const FILES = Object.fromEntries(KINDS.map((kind) => [kind, problems(kind)])) as Record<Kind, Drill[]>;

/** Returns the problems for a new reader who answers so, and whose strength soon exceeds most problems. */
function trained(
  kind: Kind,
  times: number,
  { drills = FILES[kind], agreed = ['pile'] as const, right = (_theme: string): boolean => true } = {},
): { asked: Drill[]; progress: TrainingProgress } {
  const chance = dependable(7);
  const asked: Drill[] = [];
  let progress = nothing();
  for (let n = 0; n < times; n += 1) {
    const drill = chosen(drills, progress, { kind, theme: null, agreed, asked, chance });
    const seen = drill.themes.map((theme) => ({ theme, known: right(theme) }));
    progress = after(progress, {
      drill,
      right: seen.every(({ known }) => known),
      seen,
      rated: {
        player: { rating: n < 2 ? 1300 : 1510, deviation: 80, volatility: 0.06 },
        problem: { rating: drill.difficulty, deviation: 80, volatility: 0.06 },
      },
      now: 20_000 + n / 200,
    });
    asked.push(drill);
  }
  return { asked, progress };
}

const timesOf = (asked: Drill[], theme: string) => asked.filter(({ themes }) => themes.includes(theme)).length;

describe('which problem comes next', () => {
  const { asked: counted } = trained('count', 200);

  it('has every jan that is agreed in 200 problems, and none that is not', () => {
    for (const jan of JANS_TO_SEE)
      if (OPTIONAL.includes(jan)) expect(timesOf(counted, jan), jan).toBe(0);
      else expect(timesOf(counted, jan), jan).toBeGreaterThanOrEqual(5);
  });

  it('has the optional jans where they are agreed, or where one wishes for them', () => {
    const { asked } = trained('count', 200, { agreed: ['pile', 'margot', 'rencontre'] as never });
    for (const jan of OPTIONAL) expect(timesOf(asked, jan), jan).toBeGreaterThanOrEqual(3);
    const wish = { kind: 'count', theme: 'margot', agreed: [], asked: [], chance: dependable(1) } as const;
    expect(chosen(FILES.count, nothing(), wish).themes).toContain('margot');
  });

  it('has every jan of the lessons done', () => {
    const drills = FILES.count.filter(({ themes }) => themes.every((jan) => isJanTaught(jan as never, 8)));
    const { asked } = trained('count', 120, { drills });
    for (const jan of JANS_TO_SEE) if (isJanTaught(jan, 8)) expect(timesOf(asked, jan), jan).toBeGreaterThanOrEqual(5);
  });

  it.each(['chances', 'play', 'hold_or_go'] as const)('%s: has each theme as often as there is reason to', (kind) => {
    const { asked } = trained(kind, 200);
    for (const theme of themesIn(FILES[kind]))
      expect(timesOf(asked, theme), theme).toBeGreaterThanOrEqual(theme === 'opening' ? 8 : 20);
  });

  it('of a new theme is one of its easiest, and becomes harder', () => {
    for (const jan of ['helpless', 'pile_make', 'contre_mezeas']) {
      const all = FILES.count.filter(({ themes }) => themes.includes(jan));
      const rank = ({ difficulty }: Drill) => all.filter((one) => one.difficulty < difficulty).length / all.length;
      const own = counted.filter(({ themes }) => themes.includes(jan));
      expect(rank(own[0]!), jan).toBeLessThan(0.15);
      expect(Math.max(...own.map(rank)), jan).toBeGreaterThan(0.15);
    }
  });

  it('is more often of a theme that goes wrong than of one that is known', () => {
    const { asked, progress } = trained('chances', 200, { right: (theme) => theme !== 'coin' });
    expect(timesOf(asked, 'coin')).toBeGreaterThan(1.5 * timesOf(asked, 'hit'));
    expect(themesOf(progress, 'chances')[0]).toMatchObject({ theme: 'coin', rate: 0 });
  });

  it('of a day needs no optional rule', () => {
    const drills = FILES.count;
    for (let day = 0; day < 400; day += 1) expect(drillOfTheDay(drills, day).trid).not.toMatch(/margot|rencontre/);
  });
});

describe('how well a theme is known', () => {
  it('is the share of its last answers that were right, not the last one alone', () => {
    const [drill] = FILES.chances;
    const answer = (progress: TrainingProgress, known: boolean, now: number) =>
      after(progress, { drill: drill!, right: known, seen: [{ theme: 'hit', known }], rated: null, now });
    let progress = nothing();
    for (let n = 0; n < 30; n += 1) progress = answer(progress, n >= 15, 100 + n);
    expect(rateOf(progress, 'chances', 'hit')).toBe((RECENT - 5) / RECENT);
    expect(rateOf(answer(progress, false, 140), 'chances', 'hit')).toBe(15 / RECENT);
    expect(rateOf(progress, 'chances', 'fill')).toBeNull();
    expect(Object.keys(progress.cards)).toEqual(['chances:hit']);
  });
});
