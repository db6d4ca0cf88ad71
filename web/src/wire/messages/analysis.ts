/** The messages of the analysis desk of the module (docs/analysis.md). */
import type { Action, Dice, DueJan, ErrorMessage, Game, Side, Step } from '../described/messages';
import { described } from './fits';
import { boolean, either, list, nullable, number, object, oneOf, optional, string, type Of } from './shape';

const side = described<Side>('Side');
const dice = described<Dice>('Dice');
const steps = list(described<Step>('Step'));

/** Of a loss: in the unit of the format, in holes, in thousandths of a tour. */
const amount = object({ unit: number, holes: number, mille: number });

const answer = either(
  object({ type: oneOf('go') }),
  object({ type: oneOf('play', 'hold'), steps }),
  object({ type: oneOf('suspend'), game: described<Game>('Game'), steps }),
);
export type Answer = Of<typeof answer>;

const asked = oneOf('play', 'decision');
/** The decision that a roll asks of its player. */
export type Choice = Of<typeof asked>;

/** Of the 36 throws, how many do each of these for who throws. Flèches are in the thrower's numbering. */
const odds = object({
  hit_true: number,
  hit_false: number,
  fill: number,
  keep: number,
  break: number,
  coin: number,
});
export type Odds = Of<typeof odds>;

/** The opening book's value of a play, in holes. */
const fromBook = object({
  /** It is the book's answer. */
  given: boolean,
  holes: number,
  /** Against the best of the book, and the standard error of that; of the best, of its worth. */
  lost: number,
  error: number,
});
export type FromBook = Of<typeof fromBook>;

const way = object({
  answer,
  /** The roller's lead over the current score, in holes. */
  holes: number,
  worth: number,
  /** Of winning the round. */
  chance: number,
  lost: amount,
  /** Of the opponent's next roll, if the opponent throws next. */
  other: optional(odds),
  book: optional(fromBook),
});
export type Way = Of<typeof way>;

/** All ways of answering the roll that are worth comparing, the best first. */
export const hint = object({
  say: oneOf('hint'),
  side,
  asked,
  dice,
  plies: number,
  ways: list(way),
});
export type Hint = Of<typeof hint>;

const grade = oneOf('good', 'doubtful', 'mistake', 'blunder');
export type Grade = Of<typeof grade>;

const answering = { say: oneOf('tutor'), side, asked, choices: number };
/** The cost of an answer; an illegal answer gets no more than the verdict. */
export const tutor = either(
  object({ ...answering, legal: oneOf(false) }),
  object({
    ...answering,
    legal: oneOf(true),
    plies: number,
    grade,
    warn: boolean,
    lost: amount,
    given: answer,
    best: answer,
  }),
);
export type Tutor = Of<typeof tutor>;

const gained = object({ points: number, holes: number, rest: number });
/** One of the 21 rolls, with its gains for the thrower. */
const outcome = object({ dice, throws: number, mine: gained, theirs: gained, gain: amount });
export type Outcome = Of<typeof outcome>;

export const outlook = object({
  say: oneOf('outlook'),
  side,
  holes: number,
  chance: number,
  mine: odds,
  theirs: odds,
  rolls: list(outcome),
});
export type Outlook = Of<typeof outlook>;

const place = {
  /** The number of the roll in the record. */
  n: number,
  /** All actions before it lead to the position. */
  action: number,
  round: number,
  side,
  player: number,
};

const rollSeen = object({
  ...place,
  dice,
  luck: nullable(amount),
  /** White's chances of winning the round. */
  before: number,
  after: number,
  holes: optional(object({ white: number, black: number })),
});
export type RollSeen = Of<typeof rollSeen>;

const answered = object({
  ...place,
  asked,
  dice,
  legal: boolean,
  /** The depth of the search, in plies. */
  plies: optional(number),
  grade: optional(grade),
  lost: optional(amount),
  given: optional(answer),
  /** The best answer, if another was better. */
  best: optional(answer),
  trid: optional(string),
});
export type Answered = Of<typeof answered>;

/** A wrong mark that was not claimed, or a wrong play that was left so, with its player and its roll. */
const missed = object({
  ...place,
  for: oneOf('gained', 'received', 'play'),
  dice,
  rule: optional(string),
  due: optional(number),
  marked: optional(number),
  schooled: optional(number),
  points: optional(number),
  jans: optional(list(described<DueJan>('DueJan'))),
  /** The loss of the mark's player against the right mark; negative for too many points; null where unknown. */
  lost: nullable(amount),
  /** The points that the école would have given the opponent. */
  school: nullable(amount),
});
export type MissedSeen = Of<typeof missed>;

/** An answer that cost something. */
export type Mistake = Answered & Required<Pick<Answered, 'grade' | 'lost' | 'given' | 'best' | 'trid'>>;

const tally = object({
  choices: number,
  forced: number,
  lost: amount,
  /** Thousandths of a tour a choice. */
  rate: number,
  grades: object({ good: number, doubtful: number, mistake: number, blunder: number }),
});
export type ChoiceTally = Of<typeof tally>;

const rank = oneOf('world_class', 'master', 'expert', 'strong', 'player', 'pupil', 'beginner');
export type Rank = Of<typeof rank>;

const playerSeen = object({
  name: string,
  plays: tally,
  decisions: tally,
  rate: number,
  /** Null for a player who had too few choices. */
  rank: nullable(rank),
  luck: amount,
});
export type PlayerSeen = Of<typeof playerSeen>;

/** A tour, a marqué or a meeting. */
const roundSeen = object({
  /** The players who sat there. */
  white: number,
  black: number,
  /** White's payment, in the unit of the format; null while the game goes on. */
  result: nullable(number),
  /** The same without the luck of either. */
  adjusted: optional(number),
});

export const review = object({
  say: oneOf('review'),
  unit: oneOf('stake', 'jeton', 'unit'),
  plies: number,
  limits: list(object({ grade, from: number, sign: string })),
  players: list(playerSeen),
  rounds: list(roundSeen),
  rolls: list(rollSeen),
  answers: list(answered),
  missed: list(missed),
});
export type Review = Of<typeof review>;

const rolledOut = object({
  answer,
  /** The roller's lead over the current score, in holes, and its standard error; absent before the first game. */
  holes: optional(number),
  error: optional(number),
  /** Of winning the round. */
  chance: optional(number),
  /** The loss against the best answer, in holes, and its standard error; `times` is 0 if it is known without trials. */
  rolled: optional(object({ lost: number, error: number, times: number })),
});
export type RolledOut = Of<typeof rolledOut>;

/** Answers played on to the end of the relevé, all equally often and with the same dice; in the order of the request. */
export const rollout = object({
  say: oneOf('rollout'),
  side,
  asked,
  /** Games played of each answer; of none where all is known without. */
  done: number,
  of: number,
  /** The best is best beyond doubt. */
  decided: boolean,
  ways: list(rolledOut),
});
export type Rollout = Of<typeof rollout>;

/** A review under way, with its results so far if they were asked for. */
const reviewing = object({ say: oneOf('reviewing'), done: number, of: number, so_far: optional(review) });

/** Anything that the desk answers. */
export const deskAnswer = either(
  hint,
  tutor,
  outlook,
  rollout,
  review,
  reviewing,
  described<ErrorMessage>('ErrorMessage'),
);
export type DeskAnswer = Of<typeof deskAnswer>;

/** A game as its record, or a position alone. */
export type About = { record: string } | { trid: string };

/** An answer as it is sent to the program. */
export type AnswerAction = Extract<Action, { type: Answer['type'] }>;

/** Returns the answer as an action; the play after holding is an action of its own. */
export function actionOf(answer: Answer): AnswerAction {
  if (answer.type === 'play') return { type: answer.type, steps: answer.steps };
  return answer.type === 'suspend' ? { type: answer.type, game: answer.game } : { type: answer.type };
}

/** The answers to roll out, and the number of games. */
export type RolloutAsk = About & { plies: number; answers: AnswerAction[]; games: number };

export type DeskMessage =
  | ({ do: 'hint'; plies: number; all?: boolean } & About)
  | ({ do: 'tutor'; plies: number; action: object } & About)
  | ({ do: 'outlook' } & About)
  | ({ do: 'rollout'; count: number } & RolloutAsk)
  | { do: 'review'; record: string; plies: number }
  | { do: 'step'; count: number; so_far?: boolean };
