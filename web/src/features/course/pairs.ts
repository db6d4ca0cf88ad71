/** Two plays of a roll, of which one is better by the search. */
import type { Hint, Way } from '../../wire/messages/analysis';
import type { Step } from '../../wire/described/messages';
import { isAbout, type ReasonTheme } from '../../parts/reason/themes';
import { endsOfSteps } from './goals';

/** Returns the place of the better of two plays: 0 or 1. */
export function better(hint: Hint, plays: Step[][]): number {
  const [one, two] = waysOf(hint, plays);
  if (!one || !two) throw new Error('two plays that were searched are wanted');
  return Number(two.lost.mille < one.lost.mille);
}

/** Returns the answers of a search that come to the same as these plays. */
export function waysOf({ ways }: Hint, plays: Step[][]): (Way | undefined)[] {
  return plays.map((steps) => ways.find(({ answer }) => 'steps' in answer && isSame(answer.steps, steps)));
}

const isSame = (one: Step[], two: Step[]) => endsOfSteps(one) === endsOfSteps(two);

/** The least that the worse play loses, in thousandths of a tour, and the most: more is plain to see. */
const LEAST = 25;
const MOST = 250;

/** Returns the best play, then a worse one, for whose difference the subject is the first reason or the second. */
export function pairIn({ ways }: Hint, theme: ReasonTheme): Step[][] | null {
  const [best] = ways;
  if (!best || !('steps' in best.answer)) return null;
  const worse = ways.find(
    ({ answer, lost, reasons = [] }) =>
      'steps' in answer && lost.mille >= LEAST && lost.mille <= MOST && isAbout(reasons, theme),
  );
  return worse && 'steps' in worse.answer ? [best.answer.steps, worse.answer.steps] : null;
}
