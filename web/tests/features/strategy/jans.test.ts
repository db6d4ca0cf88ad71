import '../../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { lessonAt } from '../../../src/features/course/load';
import { parseTrid, type Board } from '../../../src/wire/messages/trid';
import { benchmark, pairsOf } from '../../helpers/benchmark';
import {
  clearDecisions,
  flechesOf,
  itAnswers,
  menOn,
  missing,
  nearer,
  percent,
  share,
  sharesOf,
  tridAt,
} from '../../helpers/lessonFigures';
import { COUNT } from '../../helpers/throws';

const lesson = await lessonAt(24);
/** The most men that may be missing for the petit jan to be near. */
const NEAR = 3;

const upTo = (board: Board, last: number) =>
  flechesOf('petit')
    .slice(0, last)
    .reduce((sum, at) => sum + menOn(board, at), 0);
/** Returns whether enough men stand on or behind each flèche of the petit jan. */
const isInReach = (board: Board) => flechesOf('petit').every((at) => upTo(board, at) >= 2 * at);

describe('the lesson on the two jans', () => {
  it('shows the figures of plays with the petit jan near, far and out of reach', () => {
    const plays = benchmark('plays').map((position) => ({ ...position, before: parseTrid(position.trid)!.board }));
    const open = plays.filter(({ before }) => isInReach(before) && missing(before, 'petit') > 0);
    const near = pairsOf(open.filter(({ before }) => missing(before, 'petit') <= NEAR));
    const far = pairsOf(open.filter(({ before }) => missing(before, 'petit') > NEAR));
    const shut = pairsOf(plays.filter(({ before }) => !isInReach(before)));
    expect(sharesOf(lesson.script.which)).toEqual([
      percent(nearer('petit'), near),
      percent(nearer('petit'), far),
      percent(nearer('grand'), near),
      percent(nearer('grand'), shut),
    ]);
  });

  it('shows how often to hold with either jan full', () => {
    const clear = clearDecisions();
    const [petit, grand] = (['petit', 'grand'] as const).map((jan) =>
      clear.filter(({ board }) => missing(board, jan) === 0),
    );
    expect([petit!.length, grand!.length]).toEqual([455, 593]);
    expect(sharesOf(lesson.script.full)).toEqual([petit!, grand!].map((some) => share(some, ({ holds }) => holds)));
  });

  itAnswers(lesson, {
    plays: { late: '1/7 3/7' },
    better: { mixed: '1/5 1/4' },
    decisions: { go: 'go' },
    numbers: { count: 27 },
  });

  it.each([
    ['six', 'fill', { '1/7 2/6': 27, '5/11 5/9': 0 }],
    ['late', 'hit', { '1/7 3/7': 2, '1/7 1/5': 19 }],
  ] as const)('counts the throws of %s', (name, of, after) => {
    const found = Object.keys(after).map((play) => [play, COUNT[of](tridAt(lesson, name), play)]);
    expect(Object.fromEntries(found)).toEqual(after);
  });

  it('names the men that can still come to the petit jan', () => {
    const { board } = parseTrid(tridAt(lesson, 'late'))!;
    expect([upTo(board, 6), isInReach(board)]).toEqual([10, false]);
    expect(missing(parseTrid(tridAt(lesson, 'mixed'))!.board, 'petit')).toBe(4);
  });
});
