import '../../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { reached } from '../../../src/features/course/goals';
import { lessonAt } from '../../../src/features/course/load';
import { scene, START } from '../../../src/features/course/scene';
import type { Line } from '../../../src/wire/described/messages';
import { moved, parseTrid } from '../../../src/wire/messages/trid';
import { alone, benchmark, cases, pairsOf, thrown, type JudgedAnswer } from '../../helpers/benchmark';
import { boardAt, fewer, itAnswers, percent, sharesOf } from '../../helpers/lessonFigures';
import { COUNT } from '../../helpers/throws';

const lesson = await lessonAt(23);

describe('the lesson on the opening', () => {
  it('shows the figures of the first two throws', () => {
    const pairs = pairsOf(benchmark('openings').filter((position) => thrown(position) <= 2));
    const fresh = ({ board }: JudgedAnswer) => -board.men[1]!;
    const counts = [fresh, fewer(alone(8, 11)), cases(2, 7)];
    expect(sharesOf(lesson.script.talon)).toEqual(counts.map((count) => percent(count, pairs)));
  });

  itAnswers(lesson, {
    plays: { second: '1/4 1/2', doublet: '1/3 1/3', third: '1/6 1/4' },
    better: { first: '1/2 1/4', corner: '7/12 9/12' },
  });

  it.each([
    ['two', [[1, 2], [1, 4]]], // prettier-ignore
    ['one', [[1, 4], [4, 5]]], // prettier-ignore
  ] as const)('offers the throws that make a case after %s men as a choice, and as the right one', (name, play) => {
    const step = lesson.script[name];
    if (step?.kind !== 'ask') throw new Error('a question is wanted');
    const after = play.reduce((now, [from, to]) => moved(now, 'white', from, to), parseTrid(START)!.board);
    expect(boardAt(lesson, name).men).toEqual(after.men);
    const throws = COUNT.case(START, play.map((one) => one.join('/')).join(' '));
    expect(lesson.texts.en![name]!.choices![step.right!]).toBe(String(throws));
  });

  it('leaves every throw a case after the third roll', () => {
    expect(COUNT.case(scene('1*11 2*2 3*2', '15 17 24*13'), '1/6 1/4')).toBe(36);
  });

  it('ends with three cases on 2 to 11', () => {
    const at = (trid: string) => [{ side: 'white', do: { type: 'play' }, trid, over: null }] as unknown as Line[];
    expect(reached('cases', at(scene('1*9 2*2 3*2 12*2', '24*15')))).toBe(false);
    expect(reached('cases', at(scene('1*9 2*2 3*2 8*2', '24*15')))).toBe(true);
  });
});
