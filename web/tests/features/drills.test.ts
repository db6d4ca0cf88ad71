import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { DeviceDealer } from '../../src/features/course/deals';
import { lessonAt } from '../../src/features/course/load';
import { LESSONS } from '../../src/features/course/lessons';
import { Player } from '../../src/features/course/player.svelte';
import { asking, kindOf, type PosedQuestion, type Posing } from '../../src/features/course/questions';
import type { CourseLesson } from '../../src/features/course/script';
import { isJanTaught, JANS_TAUGHT, LAW_TAUGHT_IN } from '../../src/state/training/taught';
import { JANS } from '../../src/wire/described/codes';
import type { Jan } from '../../src/wire/described/messages';
import { parseTrid } from '../../src/wire/messages/trid';
import { dependable } from '../helpers/chance';
import { referee } from '../helpers/referee';

const QUESTIONS = 24;
const lessons = await Promise.all(LESSONS.map((_, i) => lessonAt(i + 1)));
const all = lessons.map((lesson, i) => [i + 1, lesson] as const);

interface Drilled {
  asked: PosedQuestion;
  ask: Posing;
}

/** Returns the questions of a lesson's drill, one after another. */
async function drilled(number: number, lesson: CourseLesson): Promise<Drilled[]> {
  const player = new Player(number, lesson, referee, new DeviceDealer(referee, dependable(number * 7 + 1)));
  player.restart();
  while (player.step?.kind !== 'drill') player.next();
  const found: Drilled[] = [];
  while (found.length < QUESTIONS) {
    await player.deal();
    found.push({ asked: player.asked!, ask: player.dealt! });
  }
  return found;
}

const has =
  (jans: RegExp) =>
  ({ asked: { events } }: Drilled) =>
    events.some(({ jan }) => jans.test(jan));
const right =
  (is: (first: number) => boolean) =>
  ({ asked }: Drilled) =>
    is(asked.right[0] ?? -1);
const laws = ({ asked: { because } }: Drilled) =>
  because.flatMap((one) => (one.kind === 'end' && one.refusal ? [one.refusal.law] : []));
const stands = ({ ask }: Drilled) => {
  const { men } = parseTrid(ask.trid)!.board;
  return [1, 7, 19].some((first) => men.slice(first, first + 6).every((n) => n >= 2));
};

const reasoned =
  (facts: RegExp) =>
  ({ asked: { because } }: Drilled) =>
    because.some((one) => one.kind === 'reasons' && one.reasons.some(({ of, name }) => facts.test(`${of} ${name}`)));
const oneCorner = ({ ask }: Drilled) => {
  const { men } = parseTrid(ask.trid)!.board;
  return men[12]! >= 2 !== men[13]! <= -2;
};

const sixHoles = ({ asked }: Drilled) => Math.max(asked.after!.white.holes, asked.after!.black.holes) >= 6;

/** The subject of each drill, and how often it must come up. */
const SUBJECTS: Record<number, [what: string, meets: (one: Drilled) => boolean, least: number][]> = {
  1: [['a man who may stop somewhere', ({ asked }) => asked.right.length > 0, 1]],
  2: [['a man hit', has(/^hit_true/), 1]],
  3: [['a hole', right((n) => n > 0), 0.35]],
  4: [['the corner taken', right((n) => n !== 2), 0.35]],
  5: [['a jan filled', has(/_fill$/), 0.35]],
  6: [
    ['a full jan', stands, 1],
    ['a jan kept', right((n) => n === 0), 0.3],
    ['a jan broken', right((n) => n === 1), 0.2],
  ],
  7: [['a decision', ({ asked }) => asked.because.some(({ kind }) => kind === 'decision'), 1]],
  8: [['points for the opponent', right((n) => n > 0), 0.9]],
  9: [['a forbidden jan', (one) => laws(one).some((law) => law.endsWith('_jan_open')), 0.4]],
  10: [['another number of men than two', right((n) => n !== 2), 0.4]],
  11: [
    ['points', right((n) => n > 0), 0.4],
    ['a rare jan', has(/^(six_tables|two_tables|mezeas)$/), 0.25],
  ],
  12: [['a throw that hits', right((n) => n > 0), 1]],
  13: [['a decision', ({ asked }) => asked.because.some(({ kind }) => kind === 'decision'), 1]],
  14: [['points', has(/./), 0.4]],
  15: [['points', has(/./), 0.4]],
  16: [['what a marqué pays', ({ asked }) => asked.because.some(({ kind }) => kind === 'paid'), 1]],
  17: [['what a marqué pays', ({ asked }) => asked.because.some(({ kind }) => kind === 'paid'), 1]],
  18: [
    ['a reason', reasoned(/./), 1],
    ['another one', reasoned(/^(own talon|other hit)$/), 0.2],
  ],
  19: [['cases', reasoned(/^own (high_cases|case_on_seven|low_cases)$/), 1]],
  20: [['the corner', reasoned(/^own (corner|third_on_corner|corner_lost|take_corner)$/), 1]],
  21: [
    ['a throw that hits', right((n) => n > 0), 0.6],
    ['a man that is hit', ({ asked }) => asked.because.some(({ kind }) => kind === 'man'), 0.6],
  ],
  22: [
    ['a decision', ({ asked }) => asked.because.some(({ kind }) => kind === 'decision'), 1],
    ['one corner held', oneCorner, 0.4],
  ],
  23: [['fresh men, or the cases that they make', reasoned(/^own (talon|make_case|low_cases)$/), 1]],
  24: [['a jan', reasoned(/^own (missing|fill|full)$/), 1]],
  25: [['a full jan', stands, 1]],
  26: [['the return', reasoned(/^own (passed|missing|fill)$/), 1]],
  27: [
    ['a decision', ({ asked }) => asked.because.some(({ kind }) => kind === 'decision'), 1],
    ['six holes', sixHoles, 0.4],
  ],
};

describe.each(all)('the drill of lesson %i', (number, lesson) => {
  it('asks what has been taught, about its subject, and explains every answer', { timeout: 180_000 }, async () => {
    const found = await drilled(number, lesson);
    for (const one of found) {
      const { asked, ask } = one;
      const text = `${ask.question} ${ask.trid} ${ask.dice?.join('') ?? ''}`;
      expect(asked.events.length + asked.because.length, `${text} is explained`).toBeGreaterThan(0);
      for (const { jan } of asked.events) expect(isJanTaught(jan, number), `${text}: ${jan}`).toBe(true);
      for (const law of laws(one)) expect(LAW_TAUGHT_IN[law], `${text}: ${law}`).toBeLessThanOrEqual(number);
      if (ask.question === 'ends')
        for (const to of asked.right.filter((at) => at <= 24))
          expect(asked.because, text).toContainEqual(expect.objectContaining({ kind: 'end', to, refusal: null }));
      if (ask.question === 'leave') {
        const shown = asked.because.filter(({ kind }) => kind === 'number' || kind === 'stuck');
        expect(shown.length, text).toBeGreaterThanOrEqual(2);
        const off = shown.filter((reason) => reason.kind === 'number' && reason.how !== 'inside');
        expect(off.length, text).toBe(asked.right[0]);
      }
      if (ask.question === 'decide' || ask.question === 'better')
        expect(asked.because, text).toContainEqual(expect.objectContaining({ kind: 'reasons' }));
      // What speaks against the better answer stands after "though" alone.
      for (const why of asked.because)
        if (why.kind === 'reasons')
          for (const { role, weight } of why.reasons) expect(weight > 0, text).toBe(role !== 'though');
      if (ask.question === 'better') expect(asked.plays, text).toHaveLength(2);
      if (['hitting', 'filling', 'keeping', 'taking', 'exposed'].includes(ask.question))
        expect(ask.dice, text).toBeUndefined();
    }
    for (const [what, meets, least] of SUBJECTS[number]!)
      expect(found.filter(meets).length / found.length, what).toBeGreaterThanOrEqual(least);
    expect(new Set(found.map(({ asked }) => asked.right.join())).size, 'answers differ').toBeGreaterThan(
      number === 8 ? 0 : 1,
    );
  });
});

describe('what a lesson teaches', () => {
  /** The first lesson that asks about a jan. */
  const first = new Map<Jan, number>();
  for (const [number, { script }] of all)
    for (const step of Object.values(script)) {
      if (step.kind !== 'ask' || !step.dice || step.question === 'quiz' || kindOf(step.question).looks) continue;
      for (const { jan } of asking(referee, step).events) if (!first.has(jan)) first.set(jan, number);
    }

  it('is asked there at the latest', () => {
    // A kept jan is filled alike, and what goes for one jan goes for the others.
    const alike: readonly Jan[] = ['petit_jan_keep', 'retour_keep'];
    for (const jan of JANS) {
      const { lesson } = JANS_TAUGHT[jan];
      if (lesson !== null && !alike.includes(jan)) expect(first.get(jan) ?? Infinity, jan).toBeLessThanOrEqual(lesson);
      if (lesson === null) expect(first.has(jan), jan).toBe(false);
    }
  });
});
