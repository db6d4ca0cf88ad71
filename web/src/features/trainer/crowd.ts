import type { Drill } from '../../wire/messages/drill';
import type { DailyAnswer } from '../../wire/described/messages';
import type { TrainerAnswer } from './answers';

const WRONG = 'wrong';
/** The number of wrong answers shown, most frequent first. */
const SHOWN = 3;

/** Returns the text under which an answer is counted: the right one as in its problem, a wrong one as it was given. */
export function countedAs(drill: Drill, given: TrainerAnswer, right: boolean): string {
  if (given.kind === 'count') return right ? 'right' : WRONG;
  if (right) return drill.answer;
  if (given.kind === 'chances') return String(given.n);
  if (given.kind === 'hold_or_go') return given.go ? 'go' : 'hold';
  const steps = given.steps.toSorted(([a], [b]) => b - a).map(([from, to]) => `${from}/${to > 24 ? 'o' : to}`);
  return steps.join(' ') || WRONG;
}

/** The answers of all players to a position: their number, the share of the right ones, and the others. */
export interface Crowd {
  all: number;
  right: number;
  others: { answer: string; share: number }[];
}

/** Returns the answers of all, or null if there are none. Invalid answers only add to the total. */
export function crowdOf(drill: Drill, answers: readonly DailyAnswer[]): Crowd | null {
  const all = answers.reduce((n, { times }) => n + times, 0);
  if (all === 0) return null;
  const due = drill.kind === 'count' ? 'right' : drill.answer;
  const of = (answer: string) => answers.find((one) => one.answer === answer)?.times ?? 0;
  const others = answers.filter(({ answer }) => answer !== due && SHAPES[drill.kind].test(answer));
  return {
    all,
    right: of(due) / all,
    others: others.slice(0, SHOWN).map(({ answer, times }) => ({ answer, share: times / all })),
  };
}

const SHAPES: Record<Drill['kind'], RegExp> = {
  count: /^$/,
  chances: /^\d{1,2}$/,
  play: /^\d{1,2}(\/(\d{1,2}|o))+( \d{1,2}(\/(\d{1,2}|o))+)*$/,
  hold_or_go: /^(hold|go)$/,
};
