import type { Hint, Way } from '../../wire/messages/analysis';
import { advised, type DeskCall } from '../../wire/module/desking';
import type { Study } from '../../wire/module/studying';
import type { Step } from '../../wire/described/messages';
import { outcome } from '../../state/game/plays';
import { pointsOf, throwsOf } from './facts';
import type { ModelQuestion } from './script';
import type { ModelTurn } from './turns';

/** The part of the module that judges answers. */
export interface Judges {
  study: Pick<Study, 'throws'>;
  desk: DeskCall;
}

/** The possible answers to a question, and the right one. */
export interface ModelAnswers {
  numbers?: number[];
  plays?: Step[][];
  decisions?: ('hold' | 'go')[];
  right: number;
  /** What each decision or play costs against the best one, in holes; empty for numbers. */
  costs: number[];
}

const PLIES = 1;
/** How many numbers there are to choose from. */
const NUMBERS = 5;

/** Returns the answers to a question about a roll, as the module judges them. */
export function answersTo(question: ModelQuestion, turn: ModelTurn, judges: Judges): ModelAnswers {
  switch (question.kind) {
    case 'points':
      return numbered(pointsOf(turn, true), 2);
    case 'throws':
      return numbered(throwsOf(judges.study, turn.trids.before, question.of), 3);
    case 'choice': {
      const { ways } = hintAt(turn.trids.thrown, judges);
      const decisions = ['hold', 'go'] as const;
      return {
        decisions: [...decisions],
        ...best(decisions.map((one) => costOf(ways, (way) => (way.answer.type === 'go' ? 'go' : 'hold') === one))),
      };
    }
    case 'play': {
      const { ways } = hintAt(turn.trids.thrown, judges);
      const { plays } = question;
      return { plays, ...best(plays.map((play) => costOf(ways, ({ answer }) => isPlay(answer, play)))) };
    }
  }
}

function hintAt(trid: string, { desk }: Judges): Hint {
  return advised(desk, 'hint', { do: 'hint', trid, plies: PLIES, all: true });
}

/** Returns the numbers to choose from, among them the right one, not always at the same place. */
function numbered(right: number, apart: number): ModelAnswers {
  const below = Math.min(Math.floor(right / apart), 1 + (right % (NUMBERS - 1)));
  const numbers = Array.from({ length: NUMBERS }, (_, i) => right + (i - below) * apart);
  return { numbers, right: numbers.indexOf(right), costs: [] };
}

function best(costs: number[]): Pick<ModelAnswers, 'right' | 'costs'> {
  const least = Math.min(...costs);
  return { right: costs.indexOf(least), costs: costs.map((cost) => cost - least) };
}

/** Returns the least loss of the ways that are meant; fails if there is none. */
function costOf(ways: Way[], is: (way: Way) => boolean): number {
  const meant = ways.filter(is);
  if (meant.length === 0) throw new Error('the module does not know this answer');
  return Math.min(...meant.map(({ lost }) => lost.holes));
}

function isPlay(answer: Way['answer'], play: Step[]): boolean {
  return 'steps' in answer && endsOf(answer.steps) === endsOf(play);
}

/** Returns the result of a play, which does not depend on the order of its steps. */
const endsOf = (steps: readonly Step[]) => outcome(steps.map(([from, to]) => [from, to, 0]));
