import { outcome } from '../../state/game/plays';
import type { Roll } from '../../state/game/rolls';
import { standing } from '../../state/game/standing';
import type { Line, Play, Step } from '../../wire/described/messages';
import type { About, Answer, Answered, Choice } from '../../wire/messages/analysis';
import { isByHand } from '../../wire/messages/match';
import type { Replayed } from '../../wire/messages/study';
import { withoutKeys } from '../../wire/messages/trid';
import { stepsOf } from './answer';
import { upTo } from './before';
import type { OwnAnswer } from './own';

/** A question that a roll put to its player, and the game at that moment. */
export interface Question {
  asked: Choice;
  /** The line at which it was asked. */
  line: Line;
  about: About;
  /** The number of different boards after the legal plays. */
  choices: number;
  /** The player's answer; null if the game has not come so far, or if the engine cannot weigh it. */
  own: OwnAnswer | null;
}

/** Returns the questions of a roll, in order: hold or go, and the play. Empty if there was no choice. */
export function questionsOf(replayed: Replayed, lines: Line[], roll: Roll): Question[] {
  const after = standing(lines).filter(({ n }) => n >= roll.line);
  const next = after.findIndex(({ n, do: done }) => n > roll.line && done.type === 'roll');
  const own = next < 0 ? after : after.slice(0, next);
  const line = (stage: 'decide' | 'move') => own.find(({ turn }) => turn.stage === stage && turn.side === roll.side);
  const decision = line('decide');
  const move = line('move');
  const choices = (at: Line | undefined) => distinct(at?.turn.plays ?? []);
  const found: Question[] = [];
  if (decision) found.push(questionAt('decision', decision, choices(decision)));
  if (move && choices(move) > 1) found.push(questionAt('play', move, choices(move)));
  return found;

  function questionAt(asked: Choice, at: Line, count: number): Question {
    return {
      asked,
      line: at,
      about: aboutRoll(replayed, at, roll, asked),
      choices: count,
      own: ownAnswer(roll, asked),
    };
  }
}

const distinct = (plays: Play[]) => new Set(plays.map(outcome)).size;

/** Returns the game at the question; of a game that people marked, only the position. */
function aboutRoll({ game, record }: Replayed, { trid }: Line, roll: Roll, asked: Choice): About {
  if (isByHand(game)) return { trid: withoutKeys(trid, ['marking', 'marker', 'moves', 'pegs', 'hand_law', 'hand']) };
  const begun = rollBegun(record, roll.number);
  return begun ? { record: `${begun}${decided(roll, asked)}\n` } : { trid };
}

/** Returns a record as far as its roll `n`, which is thrown and not yet played; null where it has no such roll. */
export function rollBegun(record: string, n: number): string | null {
  const thrown = new RegExp(`^${n}\\. +[WB] +\\d\\d`, 'm').exec(record)?.[0];
  return thrown ? `${upTo(record, n)}${thrown} : ...` : null;
}

/** The tags about the dice and the end: another continuation has other dice. */
const OF_ITS_DICE = /^\[(Commit|Dice|Shares|Seed|End) .*\]\n/gm;

/** Returns a game that can continue from its roll `n`; null if that is impossible. */
export function playedOn(replayed: Replayed, n: number): Replayed | null {
  const begun = isByHand(replayed.game) ? null : rollBegun(replayed.record, n);
  return begun ? { ...replayed, record: `${begun}\n`.replace(OF_ITS_DICE, '') } : null;
}

/** Returns the text by which a record writes the decision before the play. */
function decided({ held, suspended }: Roll, asked: Choice): string {
  if (asked === 'decision' || held === null) return '';
  if (held === 'suspend') return suspended === 'honours' ? ' SH' : ' SE';
  return ' T';
}

function ownAnswer({ held, steps, suspended }: Roll, asked: Choice): OwnAnswer | null {
  if (asked === 'play') {
    if (!steps) return null;
    const ends = endsOf(steps);
    return { action: { type: 'play', steps }, is: (answer) => endsOf(stepsOf(answer)) === ends };
  }
  if (held === null) return null;
  const is = (answer: Answer) => answer.type === held && (answer.type !== 'suspend' || answer.game === suspended);
  return { action: { type: held, ...(suspended && { game: suspended }) }, is };
}

/** Returns the result of a play, which does not depend on the order of its steps. */
export function endsOf(steps: Step[]): string {
  return outcome(steps.map(([from, to]) => [from, to, 0]));
}

/** Returns the verdict of the review on a question. */
export function judgedOf(answers: Answered[], asked: Choice): Answered | undefined {
  return answers.find((answer) => answer.asked === asked);
}
