import { MenInHand } from '../../state/game/menInHand.svelte';
import type { Roll } from '../../state/game/rolls';
import { stepped } from '../../state/game/view';
import type { AnswerReason, Line, Side } from '../../wire/described/messages';
import type { Answer, Answered, Choice, Review, RolledOut, RollSeen } from '../../wire/messages/analysis';
import type { Replayed } from '../../wire/messages/study';
import { parseTrid, type Board } from '../../wire/messages/trid';
import { stepsOf } from './answer';
import { Comparing, type Compared, type Wanted } from './comparing.svelte';
import { firstRows } from './own';
import { endsOf, judgedOf, questionsOf, type Question } from './question';
import { aboutOf, canShow } from '../../parts/reason/reasons';
import { rowsToRollOut } from './rollout.svelte';
import { trialVerdict } from './trials';

/** The roll on the board, and its place in the game. */
interface Looked {
  /** The game of the roll; asked for only if there is a roll. */
  readonly replayed: Replayed;
  readonly lines: Line[];
  readonly roll: Roll | null;
  /** The review of the roll and of the answers to it, as far as it is known. */
  readonly review: Pick<Review, 'rolls' | 'answers'> | null;
  /** The page may not say anything about the game yet. */
  readonly closed: boolean;
  /** The board shows the roll as it was thrown: its men may be moved. */
  readonly open: boolean;
  /** Plays an answer on the board instead of that of the game, as a line of play. */
  take(answer: Answer): void;
  /** Takes over the verdict of a rollout. */
  overrule(judged: Answered): void;
}

/** The depth of the first search, in plies. */
const PLIES = 1;

/** The analysis of the current roll: its questions, the possible answers, and the answer that is tried instead. */
export class RollLooked {
  /** The question that the reader chose, if the roll asks two. */
  chosen = $state<Choice | null>(null);
  /** The row pointed at. */
  at = $state<number | null>(null);
  /** Every row is in sight. */
  all = $state(false);
  /** The screen is narrow: fewer rows are shown at first, unless the reader asked for more. */
  narrow = $state(false);
  more = $state(false);
  /** The reason that is drawn on the board. */
  touched = $state.raw<AnswerReason | null>(null);
  /** The answer that becomes a line of play. */
  taken = $state.raw<Answer | null>(null);

  constructor(
    private readonly game: Looked,
    private readonly comparing = new Comparing(),
  ) {}

  readonly questions = $derived.by((): Question[] => {
    const { game } = this;
    return game.roll && !game.closed ? questionsOf(game.replayed, game.lines, game.roll) : [];
  });

  /** The review of the roll, and of the answers to it. */
  readonly seen = $derived.by((): RollSeen | null => this.#of((review) => review.rolls)[0] ?? null);
  readonly answers = $derived.by((): Answered[] => this.#of((review) => review.answers));

  /** The current question: the one chosen, else the one with the costliest answer, else the last. */
  readonly question = $derived.by((): Question | null => {
    const { questions } = this;
    const cost = ({ asked }: Question) => judgedOf(this.answers, asked)?.lost?.mille ?? 0;
    const costliest = questions.reduce<Question | null>((a, b) => (a && cost(a) > cost(b) ? a : b), null);
    return questions.find(({ asked }) => asked === this.chosen) ?? costliest;
  });

  /** The verdict of the review on the answer to the question. */
  readonly judged = $derived.by((): Answered | null =>
    this.question ? (judgedOf(this.answers, this.question.asked) ?? null) : (this.answers.at(-1) ?? null),
  );

  readonly #wanted = $derived.by((): Wanted[] => {
    const { question, judged } = this;
    if (!question) return [];
    const key = JSON.stringify([question.about, question.asked, question.own?.action]);
    // Answers are compared as deeply as the review did, or the two would disagree.
    return [...new Set([PLIES, Math.max(PLIES, judged?.plies ?? PLIES)])].map((plies) => ({
      key: `${key} ${plies}`,
      question,
      plies,
    }));
  });

  /** The answers compared so far; undefined while the first search goes on. */
  readonly compared = $derived.by((): Compared | null | undefined => {
    const found = this.#wanted.map(({ key }) => this.comparing.of(key));
    return found[1] ?? found[0];
  });

  /** The numbers of the rows shown: the best, and always the one played. */
  readonly rows = $derived.by((): number[] => {
    const { compared } = this;
    if (!compared) return [];
    return this.all ? [...compared.rows.keys()] : firstRows(compared, this);
  });

  /** The rows that can be rolled out, if there are at least two. */
  readonly rollable = $derived.by((): number[] => {
    const { compared } = this;
    return compared && compared.rows.length > 1 ? rowsToRollOut(compared) : [];
  });

  /** The findings of a rollout; they replace those of the search. */
  #trials = $state.raw<RolledOut[]>([]);

  /** The best row: by the rollout, if the rollout is sure. */
  best = $state(0);

  /** The row with arrows: the one pointed at, else the best. */
  readonly row = $derived.by(() => this.compared?.rows[this.at ?? this.best] ?? null);

  /** The men as the reader may move them; after a hole a move means holding. */
  readonly men = $derived.by((): MenInHand | null => {
    const { question } = this;
    const board = question && this.game.open && parseTrid(question.line.trid)?.board;
    if (!question || !board) return null;
    return new MenInHand(question.line.turn.plays ?? [], question.line.turn.side, board);
  });

  /** The board with the answer that is tried on it; null if there is none. */
  readonly board = $derived.by((): Board | null => {
    const { taken, men, question } = this;
    const begun = question && parseTrid(question.line.trid)?.board;
    if (taken && begun) return stepped(begun, question.line.turn.side, stepsOf(taken));
    return men && men.moves.length > 0 ? men.board : null;
  });

  /** Returns whether the reader is moving men. */
  get moving(): boolean {
    return this.men !== null && !this.taken && (this.men.from !== null || this.men.moves.length > 0);
  }

  /** The reasons why the best answer beats the one given; null if that is the best itself, or a rollout found another best. */
  readonly reasons = $derived.by((): AnswerReason[] | null => {
    const { compared, best } = this;
    const own = compared?.own ?? null;
    return compared && own !== null && own !== best && best === 0 ? (compared.rows[own]?.reasons ?? []) : null;
  });

  /** The board after the answer that the touched reason is about, with its flèches; null if none is touched. */
  readonly reasonShown = $derived.by((): { board: Board; at: number[]; side: Side } | null => {
    const { touched, reasons, compared, question } = this;
    const begun = question && parseTrid(question.line.trid)?.board;
    if (!touched || !reasons?.includes(touched) || !compared || !begun) return null;
    const { side } = compared.hint;
    const own = compared.rows[compared.own!]!,
      best = compared.rows[0]!;
    // Of hold or go, a reason is about the men as they stand after holding.
    const about = [aboutOf(touched) === 'best' ? best : own, best, own].find(({ answer }) => answer.type !== 'go');
    return { board: stepped(begun, side, stepsOf(about!.answer)), at: touched.at, side };
  });

  /** Touches the next reason, or the one before; after the last none. */
  touchNext(by: 1 | -1): boolean {
    const all = [null, ...(this.reasons ?? []).filter((reason) => canShow(reason, true))];
    if (all.length < 2) return false;
    const at = all.indexOf(this.touched);
    this.touched = all.at((Math.max(0, at) + by) % all.length) ?? null;
    return true;
  }

  /** Asks for the comparisons that are still missing. */
  look(): void {
    this.comparing.want(this.#wanted);
  }

  /** Returns the findings of a rollout for a row. */
  rolledOut(row: number): RolledOut | undefined {
    const answer = JSON.stringify(this.compared?.rows[row]?.answer);
    return this.#trials.find((one) => JSON.stringify(one.answer) === answer);
  }

  /** Takes over the results of a rollout, and whether it is complete. */
  takeRollout(ways: RolledOut[], whole: boolean, limits: Review['limits']): void {
    const { compared, judged } = this;
    this.#trials = ways;
    if (!compared || ways.length === 0) return;
    const verdict = trialVerdict(compared, (row) => this.rolledOut(row), whole, judged, limits);
    this.best = verdict.best;
    if (verdict.judged && verdict.judged !== judged) this.game.overrule(verdict.judged);
  }

  /** Forgets everything about the last roll when another is shown. */
  leave(): void {
    this.chosen = null;
    this.all = false;
    this.more = false;
    this.#trials = [];
    this.best = 0;
    this.back();
  }

  /** Shows the board of the game again. */
  back(): void {
    this.at = null;
    this.touched = null;
    this.taken = null;
    this.men?.again();
  }

  choose(asked: Choice): void {
    this.leave();
    this.chosen = asked;
  }

  /** Points at the next row shown, or at the one before. */
  step(by: 1 | -1): void {
    const { rows } = this;
    if (rows.length === 0) return;
    const at = this.at === null ? (by > 0 ? 0 : -1) : rows.indexOf(this.at) + by;
    this.at = rows[Math.max(0, Math.min(rows.length - 1, at))] ?? null;
  }

  /** Plays a row on the board; the row played in the game is there already. */
  takeRow(i: number): void {
    const row = this.compared?.rows[i];
    if (row && i !== this.compared?.own) this.#take(row.answer);
  }

  /** Handles a press on a flèche, or a man that is lifted or put down. */
  press(fleche: number | null): void {
    this.#move((men) => men.press(fleche));
  }

  lift(fleche: number): void {
    this.#move((men) => men.lift(fleche));
  }

  drop(fleche: number | null): void {
    this.#move((men) => men.drop(fleche));
  }

  /** Moves men; takes a whole play as an answer, unless the game went on with it. */
  #move(how: (men: MenInHand) => void): void {
    const { men, question } = this;
    if (!men || this.taken) return;
    how(men);
    if (!men.complete || men.moves.length === 0) return;
    const { steps } = men;
    const decision = question?.asked === 'decision';
    if (!decision && question?.own?.is({ type: 'play', steps })) return this.back();
    const same = this.compared?.rows.find(({ answer }) => endsOf(stepsOf(answer)) === endsOf(steps));
    this.#take({ type: decision ? 'hold' : 'play', steps: same ? stepsOf(same.answer) : steps });
  }

  #take(answer: Answer): void {
    if (this.taken) return;
    this.men?.again();
    this.taken = answer;
    this.game.take(answer);
  }

  #of<T extends { n: number }>(all: (review: Pick<Review, 'rolls' | 'answers'>) => T[]): T[] {
    const { review, roll } = this.game;
    return review && roll ? all(review).filter(({ n }) => n === roll.number) : [];
  }
}
