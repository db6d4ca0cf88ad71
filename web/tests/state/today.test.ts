import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { after } from '../../src/state/training/answer';
import { themesIn } from '../../src/state/training/choose';
import { afterAsked } from '../../src/state/training/decks';
import { masteryOf, masteryOfHabit } from '../../src/state/training/mastery';
import { nothing, type TrainingProgress } from '../../src/state/training/progress';
import { LAST_JANS, THEMES } from '../../src/state/training/taught';
import {
  afterExercise,
  exerciseKey,
  FIVE,
  fiveOf,
  openThemes,
  todayIn,
  type Exercise,
  type HabitExercise,
} from '../../src/state/training/today';
import { keptOf, sharedOf, trainedTogether } from '../../src/state/training/together';
import { documentOf } from '../../src/state/learnt/documents';
import { KINDS, type Kind } from '../../src/wire/messages/drill';
import { dependable } from '../helpers/chance';
import { AGREED, DAY, daysOfToday, FILES } from '../helpers/daysOfToday';

const upTo = (last: number) => (lesson: number) => lesson <= last;

/** Returns the progress of somebody who answered a theme so: 1 for right, 0 for wrong. */
function answered(answers: string, theme = 'hit', progress = nothing(), kind: Kind = 'chances', day = DAY - 9) {
  const [drill] = FILES[kind];
  return [...answers].reduce(
    (so, one, n) =>
      after(so, {
        drill: drill!,
        right: one === '1',
        seen: [{ theme, known: one === '1' }],
        rated: null,
        now: day + n / 100,
      }),
    progress,
  );
}

const list = (
  progress: TrainingProgress,
  now: number,
  last = 0,
  { mistakes = [], habits = [] }: { mistakes?: string[]; habits?: HabitExercise[] } = {},
) => fiveOf(progress, { themes: openThemes(progress, upTo(last), AGREED), habits, mistakes, now });
const keys = (all: Exercise[]) => all.map(exerciseKey);

describe('how well a theme is known', () => {
  it.each([
    ['', 'new'],
    ['1111', 'new'],
    ['11111', 'shaky'],
    ['111111111', 'shaky'],
    ['1111111111', 'sure'],
    ['0111111111', 'sure'],
    ['0011111111', 'shaky'],
    // Of the last twenty, three may be wrong; earlier answers are forgotten.
    [`000${'1'.repeat(17)}`, 'sure'],
    [`0000${'1'.repeat(16)}`, 'shaky'],
    [`00000${'1'.repeat(20)}`, 'sure'],
  ])('after the answers %s: %s', (answers, mastery) =>
    expect(masteryOf(answered(answers), 'chances', 'hit')).toBe(mastery),
  );
});

describe('how well the exercise against a habit is known', () => {
  const sure = answered('1111111111');
  const at = (shown: number) => masteryOfHabit(sure, 'chances', 'hit', shown);

  it('is as its theme, as long as no later game shows the habit', () => {
    expect(at(DAY - 10)).toBe('sure');
    expect(masteryOfHabit(answered('1111'), 'chances', 'hit', DAY - 10)).toBe('new');
  });

  it('is shaky again once a game of the same day or later shows it', () => {
    expect(at(DAY - 9)).toBe('shaky');
    expect(at(DAY - 2)).toBe('shaky');
  });
});

describe('the themes', () => {
  it.each(KINDS)('%s: are those of the problems', (kind) => {
    const named = THEMES.filter((one) => one.kind === kind).map(({ theme }) => theme);
    expect(named.toSorted()).toEqual(themesIn(FILES[kind]).toSorted());
  });

  it('are those of the lessons done and those that were asked, without optional rules that are not agreed', () => {
    const asked = answered('1', 'plan', nothing(), 'play');
    expect(keys(openThemes(asked, upTo(4), AGREED))).toEqual([
      'count:hit_true_outer',
      'count:hit_true_home',
      'count:corner_hit',
      'play:plan',
    ]);
    const all = keys(openThemes(nothing(), upTo(17), AGREED));
    expect(all).toContain('count:pile_make');
    expect(all).not.toContain('count:margot');
  });
});

describe('the list of today', () => {
  it('begins for a new reader with what the first lessons teach', () => {
    expect(keys(list(nothing(), DAY))).toEqual([
      'count:hit_true_outer',
      'count:hit_true_home',
      'count:corner_hit',
      'count:petit_jan_fill',
      'count:grand_jan_fill',
    ]);
  });

  it('has only what was taught, as soon as a lesson has taught something', () => {
    expect(keys(list(nothing(), DAY, 2))).toEqual(['count:hit_true_outer', 'count:hit_true_home']);
  });

  it('has due positions first, then new themes, then due ones, and keeps places for themes', () => {
    let so = nothing();
    for (const name of ['a', 'b', 'c', 'd'])
      so = afterAsked(so, 'masters', name, 1, DAY - 3 + name.charCodeAt(0) / 200);
    so = answered('11001', 'hit', so);
    so = answered('10000', 'coin', so);
    expect(keys(list(so, DAY))).toEqual([
      'masters:a',
      'masters:b',
      'count:hit_true_outer',
      'count:hit_true_home',
      'chances:coin',
    ]);
  });

  const exposed: HabitExercise = { trainer: 'chances', item: 'hit', shown: DAY - 5 };
  const held: HabitExercise = { trainer: 'hold_or_go', item: 'keeping', shown: DAY - 5 };
  const withHabits = (progress: TrainingProgress, now = DAY) =>
    keys(list(progress, now, 2, { habits: [held, exposed] }));

  it('has one habit of your games a day, the costliest first and then in turn, once', () => {
    expect(withHabits(nothing())).toEqual(['hold_or_go:keeping', 'count:hit_true_outer', 'count:hit_true_home']);
    const drilled = answered('1', 'keeping', nothing(), 'hold_or_go', DAY - 1);
    expect(withHabits(drilled)[0]).toBe('chances:hit');
    const both = answered('1', 'hit', drilled, 'chances', DAY - 2);
    expect(withHabits(both).filter((key) => key === 'chances:hit')).toHaveLength(1);
    const done = afterExercise(nothing(), held, true, DAY + 0.5);
    expect(withHabits(done, DAY + 0.6)).toEqual(['hold_or_go:keeping', 'count:hit_true_outer', 'count:hit_true_home']);
  });

  it('leaves out a habit that was overcome, until a game shows it again', () => {
    const overcome = answered('1111111111', 'hit', nothing(), 'chances', DAY - 1);
    const first = (shown: number) => keys(list(overcome, DAY, 2, { habits: [{ ...exposed, shown }] }))[0];
    expect(first(DAY - 5)).toBe('count:hit_true_outer');
    expect(first(DAY - 1)).toBe('chances:hit');
  });

  it('asks own mistakes only where their games are kept', () => {
    const so = afterAsked(nothing(), 'mistakes', 'mine', 1, DAY - 3);
    expect(keys(list(so, DAY))).not.toContain('mistakes:mine');
    expect(keys(list(so, DAY, 0, { mistakes: ['mine'] }))[0]).toBe('mistakes:mine');
  });

  it('is filled with sure themes, the longest unseen first, where nothing else is left', () => {
    let so = nothing();
    for (const { kind, theme } of THEMES)
      so = answered('1111111111', theme, so, kind, theme === 'mezeas' ? 1 : DAY - 9);
    const five = list(so, DAY, 17);
    expect(five).toHaveLength(FIVE);
    expect(keys(five)[0]).toBe('count:mezeas');
  });

  it('keeps what was answered, asks the others next, and begins again tomorrow', () => {
    const first = list(nothing(), DAY);
    const so = afterExercise(nothing(), first[1]!, true, DAY + 0.5);
    const next = list(so, DAY + 0.6);
    expect(keys(next)).toEqual(keys([first[1]!, first[0]!, ...first.slice(2)]));
    expect(next.map((one) => todayIn(so, one, DAY + 0.6))).toEqual([true, null, null, null, null]);
    expect(keys(list(so, DAY + 1))).toEqual(keys(first));
  });

  it('is done after five answers, of which the first to each counts', () => {
    let so = nothing();
    for (const one of list(so, DAY)) so = afterExercise(so, one, false, DAY + 0.5);
    const five = list(so, DAY + 0.6);
    expect(five).toHaveLength(FIVE);
    so = afterExercise(so, five[0]!, true, DAY + 0.7);
    expect(five.map((one) => todayIn(so, one, DAY + 0.8))).toEqual(five.map(() => false));
    so = afterExercise(so, five[0]!, true, DAY + 1.5);
    expect(Object.keys(so.today)).toEqual([exerciseKey(five[0]!)]);
  });
});

describe('seven days of today', () => {
  it.each([
    ['who has done eight lessons', 8],
    ['who has done the lessons of all jans', LAST_JANS],
    ['who has done the whole course', 17],
  ])('meet every theme taught to a reader %s', (_who, last) => {
    const chance = dependable(11);
    for (const knows of [() => true, () => false, () => chance() < 0.6]) {
      const progress = daysOfToday(7, { isDone: upTo(last), knows, seed: 11 });
      const open = openThemes(nothing(), upTo(last), AGREED);
      const met = open.filter((one) => exerciseKey(one) in progress.tallies);
      expect(keys(open.filter((one) => !met.includes(one)))).toEqual([]);
    }
  });
});

describe('what is kept of it', () => {
  it('is joined from two devices, whichever comes first', () => {
    const [a, b] = list(nothing(), DAY);
    const desk = sharedOf({ ...afterExercise(nothing(), a!, true, DAY + 0.2), met: { hector: DAY } }, {}, 'desk');
    const phone = sharedOf(
      { ...afterExercise(nothing(), b!, false, DAY + 0.3), met: { hector: DAY - 1 } },
      {},
      'phone',
    );
    for (const both of [trainedTogether(desk, phone), trainedTogether(phone, desk)]) {
      const { own } = keptOf(both, 'desk');
      expect([a!, b!].map((one) => todayIn(own, one, DAY + 0.5))).toEqual([true, false]);
      expect(own.met).toEqual({ hector: DAY - 1 });
      expect(documentOf('trainers', both)).toEqual(both);
    }
  });

  it('may be absent, as in the documents of 1.0.0', () => {
    const { today: _today, met: _met, ...old } = sharedOf(answered('11'), {}, 'desk');
    expect(documentOf('trainers', old)).toEqual(old);
    const { own } = keptOf(old, 'desk');
    expect(own.tallies['chances:hit']).toEqual({ asked: 2, right: 2 });
    expect([own.today, own.met]).toEqual([{}, {}]);
    expect(list(own, DAY)).toHaveLength(FIVE);
  });
});
