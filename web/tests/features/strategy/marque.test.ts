import '../../helpers/browserless';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lessonAt } from '../../../src/features/course/load';
import { parseDrill } from '../../../src/wire/drills/parse';
import { parseTrid } from '../../../src/wire/messages/trid';
import { itAnswers, share, sharesOf } from '../../helpers/lessonFigures';
import { referee } from '../../helpers/referee';

const lesson = await lessonAt(27);
/** The holes from which going ends a marqué. */
const SIX = 6;

describe('the lesson on the marqué', () => {
  it('shows the figures of the clear problems, by the holes', () => {
    const url = new URL('../../../../data/problems/hold_or_go_ecrire.txt', import.meta.url);
    const problems = readFileSync(url, 'utf8')
      .split('\n')
      .filter((line) => line.includes('|ecrire-lois '))
      .map((line, i) => parseDrill('hold_or_go', i, line))
      .map(({ trid, answer }) => ({ ...parseTrid(trid)!.holes, goes: answer === 'go' }));
    expect(problems).toHaveLength(4000);
    const late = problems.filter(({ white, black }) => Math.max(white, black) >= SIX);
    const ahead = late.filter(({ white, black }) => white > black);
    expect([late.length, ahead.length]).toEqual([1488, 1289]);

    const shares = (groups: (typeof problems)[]) => groups.map((some) => share(some, ({ goes }) => goes));
    const by = (least: number, most: number) =>
      late.filter(({ white, black }) => white - black >= least && white - black <= most);
    const within = (least: number, most: number) => ahead.filter(({ white }) => white >= least && white <= most);
    expect(sharesOf(lesson.script.six)).toEqual(shares([by(1, 1), by(2, Infinity), by(0, 0), by(-Infinity, -1)]));
    expect(sharesOf(lesson.script.more)).toEqual(
      shares([within(6, 7), within(8, 9), within(10, 11), within(12, Infinity)]),
    );
  });

  itAnswers(lesson, {
    decisions: { one: 'go', lead: 'go', run: 'hold', equal: 'hold', behind: 'hold', cheap: 'go' },
    numbers: { again: 7 },
  });

  it.each([
    ['one', [6, 5], 0],
    ['lead', [6, 1], 0],
    ['run', [10, 0], 6],
    ['equal', [6, 6], 8],
    ['behind', [6, 8], 6],
    ['cheap', [4, 8], 0],
  ])('%s stands at %j holes after the roll, and %i points are left over', (name, holes, points) => {
    const step = lesson.script[name];
    if (step?.kind !== 'ask') throw new Error('a question is wanted');
    const { white, black } = referee.judge({ ...step, dice: step.dice! }).line.score;
    expect([[white.holes, black.holes], white.points]).toEqual([holes, points]);
  });
});
