import type { Hint } from '../../wire/messages/analysis';
import type { Dealer } from './deals';
import { course } from '../../state/training/course.svelte';
import type { Scores } from '../../wire/described/messages';
import { absolute } from '../../wire/messages/fleches';
import type { LosingPlay } from './goals';
import { asking, isRight, kindOf, lookedAhead, type PosedQuestion, type Posing } from './questions';
import type { Referee } from './referee';
import { START } from './scene';
import type { CourseLesson, Script, LessonStep } from './script';
import type { Situation } from './situation';

/** The state of a step: not answered yet, answered wrongly, or done. */
type Phase = 'open' | 'wrong' | 'right';

/** Leads through a lesson: the current step, its question and the answer. */
export class Player {
  readonly script: Script;
  readonly names: string[];
  at = $state(0);
  phase = $state<Phase>('open');
  /** The flèches chosen so far. */
  chosen = $state.raw<number[]>([]);
  /** The last answer. */
  given = $state.raw<number[]>([]);
  /** The question with its answer; null while there is none. */
  asked = $state.raw<PosedQuestion | null>(null);
  /** The current position of a drill, and its question. */
  dealt = $state.raw<Posing | null>(null);
  run = $state(0);
  /** The reader looked at the answer instead of finding it. */
  shown = $state(false);
  /** The event whose arrows are drawn. */
  pointed = $state(0);
  /** The choice that the reader points at; its play is drawn. */
  considered = $state(0);
  /** The numbers of the steps that were skipped and not done since. */
  skipped = $state.raw<number[]>([]);
  /** The play is accepted, though another is the engine's first choice. */
  equal = $state(false);
  /** The flèches chosen last that were wrong. */
  strays = $state.raw<number[]>([]);
  /** In a small game: the play after which its aim can no longer be reached. */
  lost = $state.raw<LosingPlay | null>(null);
  /** In a small game: it has lasted long. */
  long = $state(false);
  /** In a small game: the engine plays for the reader. */
  led = $state(false);
  /** In a small game: the position from which it resumes; null for its own. */
  resumed = $state.raw<string | null>(null);
  /** The number of times that the small game of the step was begun again. */
  tries = $state(0);
  #farthest = $state(0);
  /** The step has been done at least once; a drill may go on after that. */
  #answered = false;

  constructor(
    readonly number: number,
    readonly lesson: CourseLesson,
    private readonly referee: Referee,
    private readonly dealer: Dealer,
  ) {
    this.script = lesson.script;
    this.names = Object.keys(lesson.script);
    const { at, done, skipped = [] } = course.in(number);
    this.#farthest = done ? this.names.length : at;
    this.skipped = skipped.filter((step) => step < this.names.length);
    this.#open(at < this.names.length ? at : (this.skipped[0] ?? 0));
  }

  /** Returns the name of the step; null at the end of the lesson. */
  get name(): string | null {
    return this.names[this.at] ?? null;
  }

  get step(): LessonStep | null {
    return this.name === null ? null : this.script[this.name]!;
  }

  /** Returns the position on the board. */
  get situation(): { trid: string; dice?: Situation['dice'] } | null {
    const { step } = this;
    if (step?.kind === 'race') return null;
    return step?.kind === 'drill' ? this.dealt : step;
  }

  /** Returns the score: after a right answer the jetons and pegs have been moved. */
  get score(): Scores | null {
    const { situation, asked, phase } = this;
    if (!situation) return null;
    return (phase === 'right' ? asked?.after : null) ?? this.referee.score(situation.trid);
  }

  /** Returns the flèche of the man that the question is about. */
  get from(): number | null {
    const { step } = this;
    return (step?.kind === 'drill' ? this.dealt?.from : step?.kind === 'ask' ? step.from : null) ?? null;
  }

  /** Returns whether the reader may go on. */
  get free(): boolean {
    return this.phase === 'right' || this.step?.kind === 'show' || this.at < this.#farthest;
  }

  /** Returns the position once a roll has been thrown and marked. */
  thrown(situation: Situation): string {
    return this.referee.judge(situation).line.trid;
  }

  /** Returns the answers to a roll, the best first. */
  hint(situation: Situation): Promise<Hint> {
    return this.advice(this.thrown(situation));
  }

  /** Returns the answers at a position whose dice have been thrown, the best first. */
  advice(trid: string): Promise<Hint> {
    return this.dealer.hint(trid);
  }

  next(): void {
    this.#open(Math.min(this.at + 1, this.names.length));
  }

  /** Goes on and leaves the step out. */
  skip(): void {
    if (!this.#answered) this.skipped = [...new Set([...this.skipped, this.at])].sort((a, b) => a - b);
    this.next();
  }

  /** Goes to the first step that was left out. */
  takeUp(): void {
    this.#open(this.skipped[0] ?? 0);
  }

  back(): void {
    this.#open(Math.max(0, this.at - 1));
  }

  /** Begins the lesson again at its first step. */
  restart(): void {
    this.#open(0);
  }

  /** Chooses a flèche, or removes it from those chosen. */
  choose(fleche: number): void {
    if (this.phase === 'right' || this.asked?.form !== 'fleches') return;
    this.phase = 'open';
    const has = this.chosen.includes(fleche);
    const alone = this.asked.question === 'touch' && this.asked.right.length === 1;
    this.strays = [];
    if (alone && !has) this.chosen = [fleche];
    else this.chosen = has ? this.chosen.filter((one) => one !== fleche) : [...this.chosen, fleche];
  }

  /** Takes an answer. */
  answer(given: number[]): void {
    const { asked } = this;
    if (!asked || this.phase === 'right') return;
    this.given = given;
    const right = isRight(asked, given);
    this.run = right ? this.run + 1 : 0;
    this.phase = right ? 'right' : 'wrong';
    if (right) this.#did();
    else if (asked.form === 'fleches') this.#sift(asked);
  }

  /** Takes the flèches that were wrong from those chosen. */
  #sift({ right }: PosedQuestion): void {
    this.strays = sorted(this.chosen.filter((one) => !right.includes(one)));
    this.chosen = this.chosen.filter((one) => right.includes(one));
  }

  /** Shows the answer instead. */
  show(): void {
    this.shown = true;
    this.run = 0;
    this.phase = 'right';
    this.#did();
    this.chosen = this.asked?.form === 'fleches' ? this.asked.right : this.chosen;
  }

  /** Begins the small game again, or takes it up from one of its positions. */
  retry(from: string | null = null): void {
    this.tries += 1;
    this.#clearGame();
    this.resumed = from;
  }

  /** Takes the verdict on a play or a small game; `equal`: another play is the engine's first choice. */
  played(well: boolean, equal = false): void {
    this.phase = well ? 'right' : 'wrong';
    this.equal = equal;
    if (!well) return;
    this.led = false;
    this.#did();
  }

  /** Deals another position of the drill. */
  async deal(): Promise<void> {
    const { step, at } = this;
    if (step?.kind !== 'drill') return;
    this.#clear();
    const { question, deal, format } = step;
    const situation = format
      ? { trid: START, paper: this.dealer.round(format) }
      : await this.dealer.next({ deal, question, lesson: this.number });
    if (this.at !== at) return;
    // If the question counts all throws, no dice are shown.
    const { dice, ...shown } = { dice: undefined, ...situation };
    const ask = { question, ...shown, ...(dice && kindOf(question).looks !== 'outlook' && { dice }) };
    this.dealt = ask;
    await this.#ask(ask);
  }

  /** Puts a question, after looking ahead if it needs that. */
  async #ask(ask: Posing): Promise<void> {
    const { at, dealt } = this;
    const looking = lookedAhead(this.referee, this.dealer, ask);
    const ahead = looking && (await looking);
    if (this.at === at && this.dealt === dealt) this.asked ??= asking(this.referee, ask, ahead);
  }

  #open(at: number): void {
    this.at = at;
    this.run = 0;
    this.dealt = null;
    this.#clear();
    this.#farthest = Math.max(this.#farthest, at);
    this.#answered = false;
    this.#keep();
    const { step } = this;
    if (step?.kind === 'ask') void this.#ask(step);
    if (step?.kind === 'drill') void this.deal();
  }

  /** Keeps the progress; a lesson is done once none of its steps is left out. */
  #keep(): void {
    const { at, names, skipped } = this;
    course.keep(this.number, at, at >= names.length && skipped.length === 0, skipped);
  }

  #did(): void {
    this.#answered = true;
    if (!this.skipped.includes(this.at)) return;
    this.skipped = this.skipped.filter((step) => step !== this.at);
    this.#keep();
  }

  #clear(): void {
    this.phase = 'open';
    this.equal = false;
    this.#clearGame();
    this.strays = [];
    this.chosen = [];
    this.given = [];
    this.asked = null;
    this.shown = false;
    this.pointed = 0;
    this.considered = 0;
  }

  #clearGame(): void {
    this.lost = null;
    this.long = false;
    this.led = false;
    this.resumed = null;
  }
}

/** Returns the flèches with a ring on the board, in White's numbering: those of the step, or of the selected gain. */
export function ringsOf({ step, phase, asked, pointed }: Player): number[] {
  if (step?.kind === 'show') return sorted((step.at ?? []).map((at) => absolute(step.of ?? 'white', at)));
  if (phase !== 'right') return [];
  const men = asked?.because.flatMap((one) => (one.kind === 'man' ? [one.at] : [])) ?? [];
  return sorted([...(asked?.events[pointed]?.at ?? []), ...men]);
}

const sorted = (fleches: readonly number[]) => [...new Set(fleches)].sort((a, b) => a - b);
