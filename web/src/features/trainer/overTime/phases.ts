import type { Answered, Review, RollSeen, Side } from '../../../wire/described/messages';
import { OFF } from '../../../wire/messages/fleches';
import type { ReviewedGame } from '../../../state/kept/reviews';
import { grouped } from './grouped';

/** The phases of a relevé, as far as a reviewed game tells them. */
export const PHASES = ['opening', 'filling', 'full', 'return', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The rolls of a player in a relevé that are its opening, as for the reasons (docs/analysis.md). */
const OPENING_ROLLS = 4;
/** The holes of a tour with which its end begins, as for the problems (docs/problems.md). */
const END_HOLES = 10;
/** The last flèche of a player's own half. */
const OWN_HALF = 12;

/** A player's relevé so far. */
interface Progress {
  rolls: number;
  /** A jan was full after the last roll. */
  full: boolean;
  /** A man has entered the opponent's jans. */
  passed: boolean;
}

const fresh = (): Record<Side, Progress> => ({
  white: { rolls: 0, full: false, passed: false },
  black: { rolls: 0, full: false, passed: false },
});

/**
 * Returns the phase of each roll of a game, by its number. The end goes before all others, then a full jan, men in the
 * opponent's jans, the first four rolls of a relevé. Forced plays are not in a review: a man that enters the opponent's
 * jans by one counts from its player's next step there.
 */
export function phasesOf({ record, review }: ReviewedGame): Map<number, Phase> {
  const jans = jansByRoll(record);
  const answers = grouped(review.answers, ({ n }) => n);
  const phases = new Map<number, Phase>();
  let [round, holes, releve] = [-1, [0, 0], fresh()];
  for (const roll of review.rolls) {
    if (roll.round !== round) [round, holes, releve] = [roll.round, [0, 0], fresh()];
    const own = releve[roll.side];
    const given = answers.get(roll.n) ?? [];
    const made = jans.get(roll.n) ?? '';
    own.rolls += 1;
    own.full ||= made.includes('_keep:');
    own.passed ||= given.some(entersReturn);
    phases.set(roll.n, isEnd(review, holes) ? 'end' : phaseOf(own));
    own.full = /_(keep|fill):/.test(made);
    holes = withWon(holes, roll);
    if (given.some((one) => one.given?.type === 'go')) releve = fresh();
  }
  return phases;
}

function phaseOf({ rolls, full, passed }: Progress): Phase {
  if (full) return 'full';
  if (passed) return 'return';
  return rolls <= OPENING_ROLLS ? 'opening' : 'filling';
}

function isEnd({ format }: Pick<Review, 'format'>, holes: readonly number[]): boolean {
  return format === 'tour' && Math.max(...holes) >= END_HOLES;
}

const withWon = ([white = 0, black = 0]: number[], { holes }: RollSeen): number[] => [
  white + (holes?.white ?? 0),
  black + (holes?.black ?? 0),
];

function entersReturn({ given }: Answered): boolean {
  const steps = given && 'steps' in given ? given.steps : [];
  return steps.some(([from, to]) => from > OWN_HALF || (to > OWN_HALF && to !== OFF));
}

/** Returns the jans that the roller makes by each roll, as the record has them; a record may leave them out. */
function jansByRoll(record: string): Map<number, string> {
  const rows = record.matchAll(/^\s*(\d+)\. [^\n{]*\{([^/}\n]*)/gm);
  return new Map([...rows].map(([, n, jans = '']) => [Number(n), jans]));
}
