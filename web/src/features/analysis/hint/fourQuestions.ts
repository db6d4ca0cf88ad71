import type { AnswerReason, Side } from '../../../wire/described/messages';
import type { Way } from '../../../wire/messages/analysis';
import { absolute, COIN, other } from '../../../wire/messages/fleches';
import { menAt, type Board } from '../../../wire/messages/trid';
import { names } from '../../../parts/reason/themes';
import { stepped } from '../../../state/game/view';
import type TutorText from '../../../words/texts/tutor';
import type { Namer } from '../../../words/naming';
import { stepsOf } from '../answer';
import type { WeighedAnswer } from './tutor.svelte';

/** The questions of each roll, in their order; each is the theme of the facts that speak of it. */
export const QUESTIONS = ['corner', 'case', 'fresh', 'hit'] as const;
export type QuestionOfRoll = (typeof QUESTIONS)[number];

/** A question answered for one play. */
export interface AnsweredQuestion {
  sign: 'done' | 'not' | 'costs';
  text: string;
  /** The fact that speaks against the play; null if none does. */
  fact: AnswerReason | null;
}

const CASE = 2;
/** The flèches between talon and corner. */
const FLECHES = Array.from({ length: COIN - 2 }, (_, i) => i + 2);
const TALON = 1;

/** The men of a side by their flèches from its talon, before and after a play. */
interface Moved {
  before: (fleche: number) => number;
  after: (fleche: number) => number;
}

function movedBy(board: Board, side: Side, { answer }: Way): Moved {
  const left = stepped(board, side, stepsOf(answer));
  const on = (where: Board) => (fleche: number) => menAt(where, side, absolute(side, fleche));
  return { before: on(board), after: on(left) };
}

/** Returns the four questions answered for a play; `board` is the one before it, and facts count only if it costs. */
export function answered(
  { given, best }: WeighedAnswer,
  { board, side, costs, name, w }: { board: Board; side: Side; costs: boolean; name: Namer; w: TutorText },
): Record<QuestionOfRoll, AnsweredQuestion> {
  const { before, after } = movedBy(board, side, given);
  const against = (question: QuestionOfRoll) =>
    (costs && given.reasons?.find((reason) => names(reason, question))) || null;
  const list = (fleches: number[]) => fleches.map((at) => name(absolute(side, at))).join(', ');
  const sign = (question: QuestionOfRoll, done: boolean) => (against(question) ? 'costs' : done ? 'done' : 'not');
  const answer = (question: QuestionOfRoll, done: boolean, text: string) => ({
    sign: sign(question, done),
    text,
    fact: against(question),
  }) as const; // prettier-ignore

  const holds = after(COIN) >= CASE;
  const takes = holds && before(COIN) < CASE;
  const missed = movedBy(board, side, best).after(COIN) >= CASE;
  const corner = takes
    ? w.corner.taken
    : against('corner')
      ? w.corner[holds ? 'crowded' : missed ? 'missed' : 'farther']
      : w.corner[holds ? 'held' : 'not'];

  const made = FLECHES.filter((at) => after(at) >= CASE && before(at) < CASE);
  const broken = FLECHES.filter((at) => after(at) < CASE && before(at) >= CASE);
  const cases = [
    made.length > 0 ? w.case.made(list(made), made.length) : '',
    broken.length > 0 ? w.case.broken(list(broken), broken.length) : '',
  ].filter(Boolean);

  const out = before(TALON) - after(TALON);
  const left = after(TALON);
  const fresh = out > 0 ? w.fresh.out(out) : left > 0 ? w.fresh.none(left) : w.fresh.empty;

  const throws = given.other?.hit_true ?? 0;
  const men = Object.keys(given.other?.true_on ?? {}).map((at) => name(absolute(other(side), Number(at))));
  const hit = throws > 0 ? w.hit.throws(throws, men.join(', '), men.length) : w.hit.none;

  return {
    corner: answer('corner', holds, corner),
    case: answer('case', made.length > 0, cases.join(' ') || w.case.none),
    fresh: answer('fresh', out > 0, fresh),
    hit: answer('hit', throws === 0, hit),
  };
}
