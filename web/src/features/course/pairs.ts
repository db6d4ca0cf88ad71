/** Two plays of a roll, of which one is better by the search. */
import type { Hint, Way } from '../../wire/messages/analysis';
import type { Step } from '../../wire/described/messages';
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

/** The subject of a choice between two plays. */
export type PairTheme = 'any' | 'case' | 'corner';

/** The deeds and counts of which the reasons name at least one, by subject. */
const NAMED: Record<PairTheme, readonly string[]> = {
  any: ['own corner', 'own high_cases', 'own talon', 'other hit'],
  case: ['own high_cases', 'own case_on_seven', 'own low_cases'],
  corner: ['own corner', 'own third_on_corner', 'own corner_lost', 'own take_corner'],
};

/** The least that the worse play loses, in thousandths of a tour, and the most: more is plain to see. */
const LEAST = 25;
const MOST = 250;

/** Returns the best play, then a worse one, for whose difference the subject is the first reason or the second. */
export function pairIn({ ways }: Hint, theme: PairTheme): Step[][] | null {
  const [best] = ways;
  if (!best || !('steps' in best.answer)) return null;
  const worse = ways.find(
    ({ answer, lost, reasons = [] }) =>
      'steps' in answer &&
      lost.mille >= LEAST &&
      lost.mille <= MOST &&
      reasons
        .slice(0, 2)
        .some(
          ({ of, name, role, weight }) => role !== 'though' && weight > 0 && NAMED[theme].includes(`${of} ${name}`),
        ),
  );
  return worse && 'steps' in worse.answer ? [best.answer.steps, worse.answer.steps] : null;
}
