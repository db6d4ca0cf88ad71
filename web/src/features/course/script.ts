import type { Lang } from '../../words/languages';
import type { Level } from '../../wire/messages/levels';
import type { Dice, Format, Options, Side } from '../../wire/described/messages';
import type { ReasonTheme } from '../../parts/reason/themes';
import type { DealKind } from './dealKinds';
import type { MenGoal, PlayGoal, TaskGoal } from './goals';
import type { Posing, QuestionName } from './questions';

/** A statement about a position, with arrows and rings. */
interface ShowStep {
  kind: 'show';
  trid: string;
  dice?: Dice;
  /** Each man's flèches, counted from the talon of the player who moves it. */
  arrows?: number[][];
  /** Flèches meant, counted likewise. */
  at?: number[];
  /** The owner of the men that the arrows show; White by default. */
  of?: Side;
  /** Figures of a claim, out of 100: what each is of stands in the texts of the step. */
  shares?: number[];
}

/** A question about a position. */
type AskStep = { kind: 'ask' } & Posing;

/** A roll to play, until the aim is reached. */
export interface PlayStep {
  kind: 'play';
  trid: string;
  dice: Dice;
  goal: PlayGoal;
}

/** An endless exercise: the same question about one position after another. */
interface DrillStep {
  kind: 'drill';
  question: QuestionName;
  deal: DealKind;
  /** The format of the sheet, for the payment of a round. */
  format?: Format;
}

/** A small game against a computer on this device. */
export interface Task {
  kind: 'task';
  trid: string;
  goal: TaskGoal;
  bot: Level;
  /** The game; a tour by default. */
  format?: Format;
  /** The agreements that differ from the laws. */
  options?: Options;
  /** What the tutor speaks of in it; nothing by default. */
  theme?: ReasonTheme | 'decision';
  /** It lasts long, and the page keeps it while the reader is away. */
  lasting?: true;
}

/** A roll of Le Tric Trac to play on its own board, White below, until the aim is reached. */
export interface CourrierStep {
  kind: 'race';
  /** The position with White's dice thrown: S4=… */
  position: string;
  goal: MenGoal;
}

export type LessonStep = ShowStep | AskStep | PlayStep | DrillStep | Task | CourrierStep;

/** The steps of a lesson in their order, by name. */
export type Script = Record<string, LessonStep>;

/** The texts of a step. */
export interface StepText {
  title: string;
  text: string[];
  /** The text after a right answer, or when the aim is reached. */
  right?: string;
  /** The help after a wrong answer. */
  hint?: string;
  /** The choices of a quiz. */
  choices?: string[];
  /** What the figures of the step are of, in their order, and where they come from. */
  shares?: string[];
  source?: string;
}

/** A lesson in one language. */
export type Texts<S extends Script> = { [name in keyof S]: StepText };

/** A lesson: its steps and its texts. */
export interface CourseLesson {
  script: Script;
  /** The texts, by language. */
  texts: Record<Lang, Texts<Script>>;
}
