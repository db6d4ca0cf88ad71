import { textsIn, type Lang } from '../../words/languages';
import { beatsOf, type Beat } from './beats';
import { lengthOf } from './counting';
import { answersTo, type Judges, type ModelAnswers } from './questions';
import type { ModelPiece, ModelQuestion, RollWords } from './script';
import type { ModelTurn } from './turns';

/** How fast the rolls are counted out. */
export type Pace = 'slow' | 'quick';

/** How long things last, in milliseconds: a flèche that is counted, what is said, and a letter that is read. */
const TIMES: Record<Pace, { fleche: number; said: number; letter: number }> = {
  slow: { fleche: 420, said: 1600, letter: 55 },
  quick: { fleche: 160, said: 800, letter: 30 },
};

/** Leads through a model game, roll by roll and beat by beat. */
export class ModelWalk {
  /** The current roll, from 1, the beat of it, and the flèches counted so far. */
  at = $state(1);
  beat = $state(0);
  count = $state(0);
  playing = $state(false);
  pace = $state<Pace>('slow');
  /** The questions that are answered, by roll. */
  answered = $state.raw<ReadonlySet<number>>(new Set());
  /** The wrong answers given to the current question, in their order. */
  wrong = $state.raw<number[]>([]);
  /** The answer was shown instead of found. */
  shown = $state(false);
  readonly beats = $derived.by(() => beatsOf(this.turn, this.question));
  readonly now = $derived.by<Beat>(() => this.beats[Math.min(this.beat, this.beats.length - 1)]!);
  /** The answers to the question that stops the game; null if none does. */
  readonly asked = $derived.by<ModelAnswers | null>(() =>
    this.now.kind === 'ask' ? answersTo(this.now.question, this.turn, this.judges) : null,
  );

  constructor(
    readonly piece: ModelPiece,
    readonly turns: ModelTurn[],
    private readonly judges: Judges,
    /** Nothing moves: counts are shown at once. */
    private readonly still: boolean,
  ) {}

  get all(): number {
    return this.turns.length;
  }

  get turn(): ModelTurn {
    return this.turns[this.at - 1]!;
  }

  get question(): ModelQuestion | null {
    return this.piece.game.questions[this.at] ?? null;
  }

  /** The question of the roll waits for its answer. */
  get open(): boolean {
    return this.asked !== null && !this.answered.has(this.at);
  }

  /** The roll has been played: the teacher speaks. */
  get rests(): boolean {
    return this.now.kind === 'rest';
  }

  /** The game has been shown to its end. */
  get over(): boolean {
    return this.rests && this.at === this.all;
  }

  /** Returns the teacher's words at a roll. */
  wordsAt(lang: Lang, roll: number): RollWords {
    return textsIn(this.piece.words, lang).rolls[String(roll)]!;
  }

  /** Returns how long the current state lasts, in milliseconds; `read` is what stands beside the board. */
  stay(read: string): number {
    const { fleche, said, letter } = TIMES[this.pace];
    if (this.count < this.length) return fleche;
    return this.rests ? said + letter * read.length : said;
  }

  /** Goes on by itself, or stops; from the end it begins again. */
  toggle(): void {
    if (this.open) return;
    if (this.over && !this.playing) this.#enter(1, 0);
    this.playing = !this.playing;
  }

  /** Stops. */
  pause(): void {
    this.playing = false;
  }

  /** Does what comes next: a flèche, a beat, a roll. */
  advance(): void {
    if (this.open) return;
    if (this.count < this.length) this.count += 1;
    else if (this.beat < this.beats.length - 1) this.#enter(this.at, this.beat + 1);
    else if (this.at < this.all) this.#enter(this.at + 1, 0);
    else this.playing = false;
  }

  /** Goes to a roll: to its question if that is not answered, from its beginning while the game passes, else to its end. */
  step(to: number): void {
    const at = Math.max(1, Math.min(this.all, to));
    this.#enter(at, 0);
    const asks = this.beats.findIndex(({ kind }) => kind === 'ask');
    if (asks >= 0 && !this.answered.has(at)) this.beat = asks;
    else if (!this.playing) this.beat = this.beats.length - 1;
    this.#count();
  }

  /** Takes an answer to the question; after the right one the game can go on. */
  answer(given: number): void {
    if (!this.open || !this.asked) return;
    if (given === this.asked.right) this.#answered();
    else if (!this.wrong.includes(given)) this.wrong = [...this.wrong, given];
  }

  /** Shows the answer instead. */
  show(): void {
    if (!this.open) return;
    this.shown = true;
    this.#answered();
  }

  #answered(): void {
    this.answered = new Set([...this.answered, this.at]);
  }

  /** The number of flèches that are counted at the beat. */
  get length(): number {
    return this.now.paths.reduce((sum, path) => sum + lengthOf(path), 0);
  }

  #enter(at: number, beat: number): void {
    if (at !== this.at || this.now.kind === 'ask') {
      this.wrong = [];
      this.shown = false;
    }
    this.at = at;
    this.beat = beat;
    this.#count();
  }

  /** Begins to count, or has counted where nothing moves. */
  #count(): void {
    this.count = this.still ? this.length : 0;
  }
}
