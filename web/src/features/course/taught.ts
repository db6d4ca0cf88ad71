import { isJanTaught, LAW_TAUGHT_IN } from '../../state/training/taught';
import type { Board } from '../../wire/messages/trid';
import type { PosedQuestion, QuestionName } from './questions';
import type { RuledRoll } from './referee';

/** The lesson that crosses to the return, and the first flèche there. */
const RETURN = { lesson: 9, from: 19 };

/** Questions about the legal plays of a roll, which need the rules that bind the play. */
const ON_PLAYS: readonly QuestionName[] = ['ends', 'coin', 'keeps', 'unplayed', 'leave'];

/** Returns whether the lessons up to this one teach everything needed to answer a question about a roll. */
export function isTaught(asked: PosedQuestion, { line }: RuledRoll, board: Board, lesson: number): boolean {
  if (lesson < RETURN.lesson && board.men.slice(RETURN.from).some((men) => men > 0)) return false;
  const binding = line.events.filter(({ jan, side }) => side === 'white' && /_(fill|keep)$/.test(jan));
  const events = [...asked.events, ...(ON_PLAYS.includes(asked.question) ? binding : [])];
  const byPuissance = asked.because.some((one) => one.kind === 'end' && one.number === 'puissance');
  if (byPuissance && lesson < LAW_TAUGHT_IN.puissance_not_open) return false;
  const laws = asked.because.flatMap((one) => (one.kind === 'end' && one.refusal ? [one.refusal.law] : []));
  return events.every(({ jan }) => isJanTaught(jan, lesson)) && laws.every((law) => LAW_TAUGHT_IN[law] <= lesson);
}

/** The lessons that explain the badges beside a name. */
const BADGE_TAUGHT_IN = { bredouille: 3, pavillon: 14 } as const;

/** Returns the badges that no lesson up to this one has explained, as not won. */
export function untaughtIn(lesson: number): { bredouille?: false; pavillon?: false } {
  return {
    ...(lesson < BADGE_TAUGHT_IN.bredouille && { bredouille: false }),
    ...(lesson < BADGE_TAUGHT_IN.pavillon && { pavillon: false }),
  };
}
