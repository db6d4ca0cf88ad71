/** What is asked of the analysis desk of the module (docs/analysis.md). */
import type { Action, Answer, Answered } from '../described/messages';

export type { Answer, Answered, Choice, DeskAnswer, FromBook, Grade, Hint, MissedSeen } from '../described/messages';
export type { Odds, Outcome, Outlook, PlayerSeen, Rank, Review, RolledOut, Rollout } from '../described/messages';
export type { RollSeen, Tutor, Way } from '../described/messages';

/** An answer that cost something. */
export type Mistake = Answered & Required<Pick<Answered, 'grade' | 'lost' | 'given' | 'best' | 'trid'>>;

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
