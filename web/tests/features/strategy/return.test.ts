import '../../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { reached } from '../../../src/features/course/goals';
import { lessonAt } from '../../../src/features/course/load';
import type { Line } from '../../../src/wire/described/messages';
import { benchmark, pairsOf, type JudgedAnswer } from '../../helpers/benchmark';
import { flechesOf, itAnswers, menOn, nearer, percent, sharesOf, tridAt } from '../../helpers/lessonFigures';
import { COUNT } from '../../helpers/throws';

const lesson = await lessonAt(26);
/** From how many men on a flèche on more are a heap. */
const HEAP = 3;

const sum = (counted: (men: number) => number) => (answer: JudgedAnswer) =>
  flechesOf('retour').reduce((all, at) => all + counted(menOn(answer.board, at)), 0);

describe('the lesson on the return', () => {
  it('shows the figures of the positions in the return', () => {
    const home = sum((men) => men);
    const counts = [
      nearer('retour'),
      sum((men) => Number(men > 0)),
      sum((men) => -Math.max(0, men - HEAP)),
      (answer: JudgedAnswer) => home(answer) + answer.board.off.white,
    ];
    const pairs = pairsOf(benchmark('returns'));
    expect(sharesOf(lesson.script.plan)).toEqual(counts.map((count) => percent(count, pairs)));
  });

  itAnswers(lesson, {
    plays: { home: '12/14 12/16', last: '16/20 19/22' },
    better: { corner: '12/15 12/15', safe: '12/18 18/19', halves: '20/22 21/23' },
    numbers: { count: 28 },
  });

  it.each([
    ['corner', 'hit', { '12/15 12/15': 0, '9/12 12/15': 22 }],
    ['safe', 'hit', { '12/18 18/19': 0, '12/18 9/10': 27 }],
    ['home', 'fill', { '12/14 12/16': 28 }],
    ['halves', 'fill', { '20/22 21/23': 30, '20/22 20/22': 13 }],
  ] as const)('counts the throws of %s', (name, of, after) => {
    const found = Object.keys(after).map((play) => [play, COUNT[of](tridAt(lesson, name), play)]);
    expect(Object.fromEntries(found)).toEqual(after);
  });

  it('ends with the jan de retour, or with the relevé', () => {
    const line = (jan: string, releve: string | null = null) =>
      ({ side: 'white', events: [{ side: 'white', jan }], releve, over: null }) as unknown as Line;
    expect(reached('home', [line('grand_jan_fill')])).toBe(false);
    expect(reached('home', [line('retour_fill')])).toBe(true);
    expect(reached('home', [line('bear_off', 'out')])).toBe(true);
  });
});
