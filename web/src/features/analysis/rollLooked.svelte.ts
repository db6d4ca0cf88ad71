import { MenInHand } from '../../state/game/menInHand.svelte';
import type { Roll } from '../../state/game/rolls';
import { stepped } from '../../state/game/view';
import type { Line, Step } from '../../wire/described/messages';
import type { Answer, Answered, Choice, Review, RollSeen } from '../../wire/messages/analysis';
import type { Replayed } from '../../wire/messages/study';
import { parseTrid, type Board } from '../../wire/messages/trid';
import { stepsOf } from './answer';
import { Comparing, type Compared, type Wanted } from './comparing.svelte';
import { desk } from './desk';
import { endsOf, judgedOf, questionsOf, type Question } from './question';

/** An answer played on the board instead of the one of the game. */
export interface Tried {
  answer: Answer;
  /** Lost against the best, in holes; null as long as it is looked at, and where it cannot be said. */
  lost: number | null;
  looking: boolean;
}

/** What the roll is that is looked at, and where it stands. */
interface Looked {
  replayed: Replayed;
  readonly lines: Line[];
  readonly roll: Roll | null;
  readonly review: Review | null;
  /** Nothing is to be said about the game yet. */
  readonly closed: boolean;
}

/** So many rows stand in sight at first. */
const ROWS = 4;
/** How far is looked at first. */
const PLIES = 1;

/** The roll looked at as the analyst sees it: what it asked, what might be answered, and what is tried instead. */
export class RollLooked {
  /** The question that is to be seen, where a roll asks two. */
  chosen = $state<Choice | null>(null);
  /** The row pointed at. */
  at = $state<number | null>(null);
  all = $state(false);
  tried = $state.raw<Tried | null>(null);
  readonly #comparing: Comparing;

  constructor(
    private readonly game: Looked,
    comparing = new Comparing(),
  ) {
    this.#comparing = comparing;
  }

  readonly questions = $derived.by((): Question[] => {
    const { roll, closed, lines, replayed } = this.game;
    return roll && !closed ? questionsOf(replayed, lines, roll) : [];
  });

  /** What the review says of the roll, and of what was answered to it. */
  readonly seen = $derived.by((): RollSeen | null => this.#of((review) => review.rolls)[0] ?? null);
  readonly answers = $derived.by((): Answered[] => this.#of((review) => review.answers));

  /** The question shown: the one chosen, else the one whose answer cost most, else the last. */
  readonly question = $derived.by((): Question | null => {
    const { questions } = this;
    const cost = ({ asked }: Question) => judgedOf(this.answers, asked)?.lost?.mille ?? 0;
    const costliest = questions.reduce<Question | null>((a, b) => (a && cost(a) > cost(b) ? a : b), null);
    return questions.find(({ asked }) => asked === this.chosen) ?? costliest;
  });

  /** What the review says of the answer to it. */
  readonly judged = $derived.by((): Answered | null =>
    this.question ? (judgedOf(this.answers, this.question.asked) ?? null) : (this.answers.at(-1) ?? null),
  );

  readonly #wanted = $derived.by((): Wanted[] => {
    const { question, judged, game } = this;
    if (!question || !game.roll) return [];
    const key = `${game.roll.line} ${question.asked}`;
    // What the review looked at farther is compared as far, or the two would disagree.
    return [...new Set([PLIES, Math.max(PLIES, judged?.plies ?? PLIES)])].map((plies) => ({
      key: `${key} ${plies}`,
      question,
      plies,
    }));
  });

  /** The answers compared, as far as they were looked at; undefined as long as they are looked for. */
  readonly compared = $derived.by((): Compared | null | undefined => {
    const found = this.#wanted.map(({ key }) => this.#comparing.of(key));
    return found[1] ?? found[0];
  });

  /** The rows in sight, by their numbers: the best, and always the one that was played. */
  readonly rows = $derived.by((): number[] => {
    const { compared } = this;
    if (!compared) return [];
    const all = compared.rows.map((_, i) => i);
    return this.all ? all : all.filter((i) => i < ROWS || i === compared.own);
  });

  /** The row shown by arrows: the one pointed at, else the best. */
  readonly row = $derived.by(() => this.compared?.rows[this.at ?? 0] ?? null);

  /** The men as they may be moved by hand. */
  readonly men = $derived.by((): MenInHand | null => {
    const { question } = this;
    const board = question && parseTrid(question.line.trid)?.board;
    if (question?.asked !== 'play' || !board) return null;
    return new MenInHand(question.line.turn.plays ?? [], question.line.turn.side, board);
  });

  /** The board with what is tried on it; null where nothing is. */
  readonly board = $derived.by((): Board | null => {
    const { tried, men, question } = this;
    const begun = question && parseTrid(question.line.trid)?.board;
    if (tried && begun) return stepped(begun, question.line.turn.side, stepsOf(tried.answer));
    return men && men.moves.length > 0 ? men.board : null;
  });

  /** Men are being moved by hand. */
  get moving(): boolean {
    return this.men !== null && !this.tried && (this.men.from !== null || this.men.moves.length > 0);
  }

  /** Asks for what is not known yet. */
  look(): void {
    this.#comparing.want(this.#wanted);
  }

  /** Another roll is looked at: nothing of the last one stays. */
  leave(): void {
    this.chosen = null;
    this.all = false;
    this.back();
  }

  /** Shows the board of the game again. */
  back(): void {
    this.at = null;
    this.tried = null;
    this.men?.again();
  }

  choose(asked: Choice): void {
    this.back();
    this.chosen = asked;
  }

  /** Points at the next row in sight, or the one before. */
  step(by: 1 | -1): void {
    const { rows } = this;
    if (rows.length === 0) return;
    const at = this.at === null ? (by > 0 ? 0 : -1) : rows.indexOf(this.at) + by;
    this.at = rows[Math.max(0, Math.min(rows.length - 1, at))] ?? null;
    if (this.tried && this.at !== null) this.tryRow(this.at);
  }

  /** Plays a row on the board. */
  tryRow(i: number): void {
    const row = this.compared?.rows[i];
    if (!row) return;
    this.at = i;
    this.men?.again();
    this.tried = { answer: row.answer, lost: row.lost.holes, looking: false };
  }

  /** A flèche is pressed, a man lifted from it, or put down on it; while something is tried, nothing moves. */
  press(fleche: number | null): void {
    this.#move((men) => men.press(fleche));
  }

  lift(fleche: number): void {
    this.#move((men) => men.lift(fleche));
  }

  drop(fleche: number | null): void {
    this.#move((men) => men.drop(fleche));
  }

  #move(how: (men: MenInHand) => void): void {
    const { men } = this;
    if (!men || this.tried) return;
    how(men);
    this.#moved();
  }

  /** Takes the men that were moved by hand, once they are a whole play. */
  #moved(): void {
    const { men, compared } = this;
    if (!men?.complete || men.moves.length === 0) return;
    const steps: Step[] = men.steps;
    const i = compared?.rows.findIndex(({ answer }) => endsOf(stepsOf(answer)) === endsOf(steps)) ?? -1;
    if (i >= 0) return this.tryRow(i);
    void this.#weigh(steps);
  }

  async #weigh(steps: Step[]): Promise<void> {
    const { question, men } = this;
    const tried: Tried = { answer: { type: 'play', steps }, lost: null, looking: true };
    this.at = null;
    this.tried = tried;
    men?.again();
    const found = await desk
      .call('tutor', { ...question!.about, plies: PLIES, action: { type: 'play', steps } })
      .catch(() => null);
    if (this.tried === tried) this.tried = { ...tried, lost: found?.lawful ? found.lost.holes : null, looking: false };
  }

  #of<T extends { n: number }>(all: (review: Review) => T[]): T[] {
    const { review, roll } = this.game;
    return review && roll ? all(review).filter(({ n }) => n === roll.number) : [];
  }
}
