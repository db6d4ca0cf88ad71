import type { Game } from './account';
import type { Dice, Side, Step } from './play';
import type { ErrorMessage } from './protocol';
import type { Missed } from './referee';

/** What the analysis desk of the module says (docs/analysis.md). Of a loss: in the unit of the format, in holes, in thousandths of a tour. */
export interface Amount {
  unit: number;
  holes: number;
  mille: number;
}

export type Answer =
  { type: 'go' } | { type: 'play' | 'hold'; steps: Step[] } | { type: 'suspend'; game: Game; steps: Step[] };

export type Asked = 'play' | 'decision';

/** Of the 36 throws, how many do each of these for who throws. Flèches are in his numbering. */
export interface Odds {
  hit_true: number;
  hit_false: number;
  fill: number;
  keep: number;
  break: number;
  coin: number;
}

/** What the opening book says of a play, in holes. */
export interface FromBook {
  /** It is the book's answer. */
  given: boolean;
  holes: number;
  /** Against the best of the book, and the standard error of that; of the best, of its worth. */
  lost: number;
  error: number;
}

export interface Way {
  answer: Answer;
  /** What the roller is ahead of the score as it stands, in holes. */
  holes: number;
  worth: number;
  /** Of winning the round. */
  chance: number;
  lost: Amount;
  /** Of the other's next roll, if he throws next. */
  other?: Odds;
  book?: FromBook;
}

/** All ways of answering the roll that are worth comparing, the best first. */
export interface Hint {
  say: 'hint';
  side: Side;
  asked: Asked;
  dice: Dice;
  plies: number;
  ways: Way[];
  left_out: number;
}

export type Grade = 'good' | 'doubtful' | 'mistake' | 'blunder';

/** What an answer would cost; nothing more is said of one that is not lawful. */
export type Tutor = { say: 'tutor'; side: Side; asked: Asked; choices: number } & (
  | { lawful: false }
  | { lawful: true; plies: number; grade: Grade; warn: boolean; lost: Amount; given: Answer; best: Answer }
);

/** One of the 21 rolls: what it would bring its thrower. */
export interface Outcome {
  dice: Dice;
  throws: number;
  mine: { points: number; holes: number; rest: number };
  his: { points: number; holes: number; rest: number };
  gain: Amount;
}

export interface Outlook {
  say: 'outlook';
  side: Side;
  holes: number;
  chance: number;
  mine: Odds;
  his: Odds;
  rolls: Outcome[];
}

interface Place {
  /** The number of the roll in the record. */
  n: number;
  /** All actions before it lead to the position. */
  action: number;
  round: number;
  side: Side;
  player: number;
}

export interface RollSeen extends Place {
  dice: Dice;
  luck: Amount | null;
  /** White's chances of winning the round. */
  before: number;
  after: number;
  holes?: Record<Side, number>;
}

export interface Answered extends Place {
  asked: Asked;
  dice: Dice;
  lawful: boolean;
  grade?: Grade;
  lost?: Amount;
  given?: Answer;
  /** Where something better was there. */
  best?: Answer;
  trid?: string;
}

/** A mark that stood wrong and that nobody claimed, or a wrong play that was left so: whose it is, and at which roll. */
export interface MissedSeen extends Place, Omit<Missed, 'side' | 'roll'> {
  /** Of whose mark it is, against the right one; negative where it was too much. Null where it cannot be said. */
  lost: Amount | null;
  /** What the other would have had of the école. */
  school: Amount | null;
}

/** An answer that cost something. */
export type Mistake = Answered & Required<Pick<Answered, 'grade' | 'lost' | 'given' | 'best' | 'trid'>>;

export interface Tally {
  choices: number;
  forced: number;
  lost: Amount;
  /** Thousandths of a tour a choice. */
  rate: number;
  grades: Record<Grade, number>;
}

export type Rank = 'world_class' | 'master' | 'expert' | 'strong' | 'player' | 'pupil' | 'beginner';

export interface PlayerSeen {
  name: string;
  plays: Tally;
  decisions: Tally;
  rate: number;
  /** None of a player who had no choice. */
  rank: Rank | null;
  luck: Amount;
}

/** A tour, a marqué or a meeting. */
export interface RoundSeen {
  /** The players who sat there. */
  white: number;
  black: number;
  /** What White was paid, in the unit of the format; null while it goes on. */
  result: number | null;
  /** The same without the luck of either. */
  adjusted?: number;
}

export interface Review {
  say: 'review';
  unit: 'stake' | 'jeton' | 'unit';
  plies: number;
  limits: { grade: Grade; from: number; sign: string }[];
  players: PlayerSeen[];
  rounds: RoundSeen[];
  rolls: RollSeen[];
  answers: Answered[];
  missed: MissedSeen[];
}

export interface Reviewing {
  say: 'reviewing';
  done: number;
  of: number;
}

/** A game as its record, or a position alone. */
export type About = { record: string } | { trid: string };

export type DeskMessage =
  | ({ do: 'hint'; plies: number } & About)
  | ({ do: 'tutor'; plies: number; action: object } & About)
  | ({ do: 'outlook' } & About)
  | { do: 'review'; record: string; plies: number }
  | { do: 'step'; count: number };

export type DeskAnswer = Hint | Tutor | Outlook | Review | Reviewing | ErrorMessage;
