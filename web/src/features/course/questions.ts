import type { Hint, Outlook } from '../../wire/messages/analysis';
import type { Dice, JanEvent, Scores, Side, Step } from '../../wire/described/messages';
import {
  coinOf,
  endsOf,
  eventsOf,
  goes,
  has,
  hintOf,
  hit,
  mostOff,
  odds,
  sum,
  unique,
  worthOf,
  type Ahead,
  type Posed,
} from './answers';
import { becauseOf, type Because } from './because';
import { better } from './pairs';
import type { Referee } from './referee';
import type { Paper, Situation } from './situation';

/** The form of an answer: a number, flèches of White's numbering, or one of several choices. */
export type Form = 'number' | 'fleches' | 'choice';

/** A question about a position. The rules answer it, but for a touch and a quiz, which bring their answer. */
export interface Posing {
  question: QuestionName;
  trid: string;
  dice?: Dice;
  /** The flèche of the man that the question is about. */
  from?: number;
  /** The right choice of a quiz. */
  right?: number;
  /** The right flèches of a touch. */
  touch?: number[];
  /** The points marked, for an école. */
  marked?: number;
  /** The two plays that are compared. */
  plays?: Situation['plays'];
  /** The sheet of a round, for its payment. */
  paper?: Paper;
  options?: Situation['options'];
  format?: Situation['format'];
}

/** The words of the choices, unless the lesson has its own. */
export type ChoiceWord = 'yes' | 'no' | 'effect' | 'puissance' | 'neither' | 'hold' | 'go' | 'you' | 'other';

/** The way in which a question is asked and answered. */
interface QuestionKind {
  form: Form;
  /** The choices, if they are always the same. */
  choices?: ChoiceWord[];
  /** Returns the possible numbers. */
  numbers?: (right: number) => number[];
  /** The answer depends on the score. */
  standing?: true;
  /** The side whose gains explain the answer. */
  explains?: Side;
  /** The search that the question needs. */
  looks?: Ahead['say'];
  right: (posed: Posed) => number | number[];
}

const YES_NO: ChoiceWord[] = ['yes', 'no'];
const COIN_WAYS: ChoiceWord[] = ['effect', 'puissance', 'neither'];
const WHO: ChoiceWord[] = ['you', 'other'];
const THROWS = 36;
/** The chances that players know by heart: of one number, of two, of three. */
const KNOWN = [11, 20, 27];

const upTo = (most: number, step: number) => Array.from({ length: most / step + 1 }, (_, i) => i * step);
const points = (right: number) => upTo(Math.max(12, right + 2), 2);
const few = (right: number) => upTo(Math.max(2, right), 1);
/** Returns sums that a player might confuse with the right one. */
const sums = (right: number) =>
  unique([right, Math.round(right / 2), right + 2, right + 4, right * 2, Math.max(0, right - 3)]);
const standing = () => upTo(10, 2);
const yes = (is: boolean) => Number(!is);

/** Returns the right number among others that a player might answer. */
const chances = (right: number) =>
  unique([right, ...KNOWN, THROWS - right, right > 4 ? right - 3 : right + 3].filter((n) => n >= 0 && n <= THROWS));

const KINDS = {
  points: { form: 'number', numbers: points, explains: 'white', right: (p) => sum(eventsOf(p.judged(), 'white')) },
  other: { form: 'number', numbers: points, explains: 'black', right: (p) => sum(eventsOf(p.judged(), 'black')) },
  hits: { form: 'fleches', explains: 'white', right: (p) => hit(p.judged(), 'true') },
  false: { form: 'fleches', explains: 'black', right: (p) => hit(p.judged(), 'false') },
  ends: { form: 'fleches', right: (p) => endsOf(p.judged().plays, p.ask.from ?? 0) },
  holes: {
    form: 'number',
    standing: true,
    numbers: (right) => upTo(Math.max(3, right), 1),
    explains: 'white',
    right: (p) => p.judged().line.marks.reduce((all, { holes }) => all + holes, 0),
  },
  stands: {
    form: 'number',
    standing: true,
    numbers: standing,
    explains: 'white',
    right: (p) => p.judged().line.score.white.points,
  },
  erased: { form: 'number', standing: true, numbers: standing, right: (p) => p.judged().line.score.black.points },
  coin: { form: 'choice', choices: COIN_WAYS, right: (p) => coinOf(p.judged().plays) },
  fills: { form: 'choice', choices: YES_NO, explains: 'white', right: (p) => yes(has(p.judged(), '_fill')) },
  keeps: { form: 'choice', choices: YES_NO, explains: 'white', right: (p) => yes(has(p.judged(), '_keep')) },
  unplayed: {
    form: 'number',
    numbers: few,
    explains: 'black',
    right: (p) => p.judged().line.events.find(({ jan }) => jan === 'helpless')?.ways ?? 0,
  },
  decide: {
    form: 'choice',
    standing: true,
    choices: ['hold', 'go'],
    explains: 'white',
    looks: 'hint',
    right: (p) => Number(goes(p)),
  },
  leads: { form: 'choice', standing: true, choices: WHO, right: (p) => Number(p.gone().turn.side === 'black') },
  left: { form: 'number', standing: true, numbers: standing, right: (p) => p.gone().score.white.points },
  leave: { form: 'number', numbers: few, right: (p) => mostOff(p.judged().plays) },
  again: { form: 'choice', choices: WHO, right: (p) => Number(p.played().turn.side === 'black') },
  worth: { form: 'number', standing: true, numbers: () => upTo(4, 1), right: (p) => worthOf(p.judged().line) },
  school: {
    form: 'number',
    numbers: points,
    explains: 'white',
    right: (p) => Math.abs(sum(eventsOf(p.judged(), 'white')) - (p.ask.marked ?? 0)),
  },
  paid: { form: 'number', numbers: sums, right: (p) => Math.abs(p.paid()) },
  better: { form: 'choice', looks: 'hint', right: (p) => better(hintOf(p), p.ask.plays ?? []) },
  hitting: { form: 'number', numbers: chances, looks: 'outlook', right: (p) => odds(p).hit_true },
  exposed: { form: 'number', numbers: chances, looks: 'outlook', right: (p) => odds(p, 'theirs').hit_true },
  filling: { form: 'number', numbers: chances, looks: 'outlook', right: (p) => odds(p).fill },
  keeping: { form: 'number', numbers: chances, looks: 'outlook', right: (p) => odds(p).keep },
  taking: { form: 'number', numbers: chances, looks: 'outlook', right: (p) => odds(p).coin },
  touch: { form: 'fleches', right: (p) => p.ask.touch ?? [] },
  quiz: { form: 'choice', right: (p) => p.ask.right ?? 0 },
} satisfies Record<string, QuestionKind>;

/** The questions about a position; the rules answer all but a touch and a quiz. */
export type QuestionName = keyof typeof KINDS;

/** Returns the way in which a question is asked. */
export function kindOf(question: QuestionName): QuestionKind {
  return KINDS[question];
}

/** A question about a position, ready to be answered. */
export interface PosedQuestion {
  question: QuestionName;
  form: Form;
  /** The number, the one choice, or the flèches that are right. */
  right: number[];
  numbers: number[];
  choices: ChoiceWord[];
  /** The plays to choose from. */
  plays: Step[][];
  /** The explanation of the answer: the gains of the roll, and other reasons. */
  events: JanEvent[];
  because: Because[];
  /** The score once the roller has marked it; null if nothing is marked. */
  after: Scores | null;
}

/** Looks ahead: the answers to a roll in hand, the best first, and the gains of the 36 throws. */
export interface LookAhead {
  hint(trid: string): Promise<Hint>;
  outlook(trid: string): Promise<Outlook>;
}

/** Looks ahead for a question before it is put; returns null if the rules alone answer it. */
export function lookedAhead(referee: Referee, dealer: LookAhead, ask: Posing): Promise<Ahead> | null {
  const { looks } = kindOf(ask.question);
  if (!looks) return null;
  return looks === 'outlook' ? dealer.outlook(ask.trid) : dealer.hint(referee.judge(situationOf(ask)).line.trid);
}

/** Puts a question to the rules; `ahead` holds the findings of the search that it needs. */
export function asking(referee: Referee, ask: Posing, ahead: Ahead | null = null): PosedQuestion {
  const kind = kindOf(ask.question);
  const { dice, ...rest } = ask;
  const situation = dice && { ...rest, dice };
  const right = [kind.right(posed(referee, ask, ahead))].flat();
  const judged = situation && !('touch' in ask) ? referee.judge(situation) : null;
  return {
    question: ask.question,
    form: kind.form,
    right,
    numbers: kind.numbers?.(right[0] ?? 0) ?? [],
    choices: kind.choices ?? [],
    plays: ask.plays ?? [],
    events: judged && kind.explains ? eventsOf(judged, kind.explains) : [],
    because: becauseOf(referee, { ask, right, judged, ahead }),
    after: judged && kind.explains === 'white' ? judged.line.score : null,
  };
}

function situationOf(ask: Posing): Situation {
  return { ...ask, dice: ask.dice ?? [1, 1] };
}

function posed(referee: Referee, ask: Posing, ahead: Ahead | null): Posed {
  const situation = situationOf(ask);
  return {
    judged: () => referee.judge(situation),
    gone: () => referee.gone(situation),
    played: () => referee.firstPlay(situation),
    paid: () => (ask.paper && referee.paid(ask.paper)) ?? 0,
    ahead: () => {
      if (!ahead) throw new Error(`nobody has looked ahead for ${ask.question}`);
      return ahead;
    },
    ask,
  };
}

/** Returns whether this is the answer. */
export function isRight(asked: PosedQuestion, given: number[]): boolean {
  return unique(given).join() === unique(asked.right).join();
}
