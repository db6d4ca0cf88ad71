import '../../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { reached } from '../../../src/features/course/goals';
import { lessonAt } from '../../../src/features/course/load';
import type { Line, Step } from '../../../src/wire/described/messages';
import { COIN } from '../../../src/wire/messages/fleches';
import { moved, type Board } from '../../../src/wire/messages/trid';
import { boardAt, clearDecisions, flechesOf, itAnswers, menOn, missing, share, sharesOf } from '../../helpers/lessonFigures'; // prettier-ignore

const lesson = await lessonAt(25);

/** Returns the flèches between the spare men of a full grand jan and the corner. */
function spareFleches(board: Board): number {
  const spare = (at: number) => menOn(board, at) - (flechesOf('grand').includes(at) ? 2 : 0);
  return Array.from({ length: COIN }, (_, i) => i + 1).reduce((sum, at) => sum + spare(at) * (COIN - at), 0);
}

describe('the lesson on spare men', () => {
  it('shows how often to hold, by the flèches that the spare men have left', () => {
    const full = clearDecisions().filter(({ board }) => missing(board, 'grand') === 0);
    expect(full).toHaveLength(593);
    const within = (least: number, most: number) =>
      full.filter(({ board }) => spareFleches(board) >= least && spareFleches(board) <= most);
    const groups = [within(0, 11), within(12, 17), within(18, 23), within(24, Infinity)];
    expect(sharesOf(lesson.script.spare)).toEqual(groups.map((some) => share(some, ({ holds }) => holds)));
  });

  itAnswers(lesson, {
    plays: { first: '9/11 11/12', rupture: '7/11 11/12' },
    decisions: { hold: 'hold', go: 'go' },
    numbers: { far: 36, near: 15 },
  });

  it.each([
    ['far', [], 24],
    ['near', [], 3],
    ['hold', [[5, 8], [5, 8]], 29], // prettier-ignore
    ['go', [[2, 7], [9, 10]], 13], // prettier-ignore
  ] as [string, Step[], number][])('counts the flèches of the spare men of %s', (name, play, fleches) => {
    const after = play.reduce((now, [from, to]) => moved(now, 'white', from, to), boardAt(lesson, name));
    expect(spareFleches(after)).toBe(fleches);
  });

  it('ends once a jan was kept three times', () => {
    const worth = (jan: string) => ({ side: 'white', events: [{ side: 'white', jan }], over: null }) as unknown as Line;
    const keep = worth('grand_jan_keep');
    expect(reached('kept', [keep, keep, worth('grand_jan_fill')])).toBe(false);
    expect(reached('kept', [keep, keep, keep])).toBe(true);
  });
});
