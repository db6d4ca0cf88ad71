import '../helpers/browserless';
import { expect, it } from 'vitest';
import { problems } from '../../e2e/helpers/problems';
import { judged, samePlay, stepsOf, type TrainerAnswer } from '../../src/features/trainer/answers';
import { countedAs } from '../../src/features/trainer/crowd';
import { countedIn } from '../../src/wire/drills/parse';
import { KINDS, type Drill } from '../../src/wire/messages/drill';
import { parseTrid } from '../../src/wire/messages/trid';
import { judge } from '../helpers/referee';

/** The right answer of a problem, as somebody gives it who knows the rules; of a play that which the module calls so. */
function rightAnswer(drill: Drill): TrainerAnswer {
  if (drill.kind === 'count')
    return { kind: 'count', ways: Object.fromEntries(countedIn(drill).map(({ jan, ways }) => [jan, ways])) };
  if (drill.kind === 'chances') return { kind: 'chances', n: Number(drill.answer) };
  if (drill.kind === 'hold_or_go') return { kind: 'hold_or_go', go: drill.answer === 'go' };
  const { board, turn } = parseTrid(drill.trid)!;
  const answer = judge.judge(drill.trid);
  const plays = answer.say === 'judged' ? answer.plays : [];
  const found = plays.filter(
    (play) =>
    samePlay(board, turn, play, stepsOf(drill.answer)), // prettier-ignore
  );
  expect(found, `${drill.trid} ${drill.answer}`).not.toEqual([]);
  return { kind: 'play', steps: found[0]! };
}

it.each(KINDS)('%s: every stored problem that is answered rightly is judged so', (kind) => {
  for (const drill of problems(kind)) {
    const { board, turn } = parseTrid(drill.trid)!;
    const given = rightAnswer(drill);
    expect(judged(drill, given, board, turn).right, `${drill.trid} ${drill.answer}`).toBe(true);
    expect(countedAs(drill, given, true), drill.answer).toMatch(/^[a-z0-9 _\-:/.*]{1,120}$/);
  }
});
