import type { Dice, Line, Play, Step, Turn } from '../../wire/described/messages';
import { outcome } from '../../state/game/plays';
import { startView, type View } from '../../state/game/view';
import { TrictracSession } from '../../state/trictrac/session.svelte';
import { actsOf, explainedScore, pagesOf, type CoachPage } from './pages';
import type { ScriptedAct } from './script';

/** A first relevé played along a script: the learner is White, Black answers by it, and every mark is explained. */
export class Lesson extends TrictracSession {
  /** The number of pages read. */
  read = $state(0);
  /** The page read again, by its number; null for none. */
  #again = $state<number | null>(null);
  /** The learner's guess on this page; null before they have guessed. */
  guessed = $state<number | null>(null);

  constructor(
    id: string,
    private readonly script: ScriptedAct[],
    read: number,
    connect?: ConstructorParameters<typeof TrictracSession>[1],
  ) {
    super(id, connect);
    this.read = read;
  }

  override get coached(): boolean {
    return true;
  }

  /** Both sides are played here. */
  override get elsewhere(): number[] {
    return [];
  }

  /** Returns White's player alone: the learner never plays Black. */
  override get players(): number[] {
    return this.game.info ? [0] : [];
  }

  get #pages(): CoachPage[] {
    return pagesOf(this.game.lines, this.script.length);
  }

  /** Returns the number of pages shown so far, this one included. */
  get shown(): number {
    return this.#again === null ? this.read + (this.page ? 1 : 0) : this.#again + 1;
  }

  /** Returns the current page; null while the board is still moving. */
  get page(): CoachPage | null {
    return super.turn ? (this.#pages[this.#again ?? this.read] ?? null) : null;
  }

  /** Returns the current board, or that of the page opened again; jetons and pegs move when they are explained. */
  override get view(): View {
    const view = super.view;
    const line = this.game.lines[view.line - 1];
    if (!line || line.marks.length === 0) return view;
    const before = this.game.lines[view.line - 2]?.score ?? startView(this.game.info!.start).score;
    const shown = this.#pages.slice(0, this.shown).filter((page) => page.line === line.n);
    return { ...view, score: explainedScore(before, line, shown) };
  }

  /** Returns the turn once all pages are read: it allows only the play that is advised. */
  override get asked(): Turn | null {
    const asked = this.page ? null : super.asked;
    const { next } = this;
    if (asked?.stage !== 'move' || next?.do !== 'play') return asked;
    return { ...asked, plays: (asked.plays ?? []).filter((play) => same(play, next.steps)) };
  }

  /** Returns the script's next act; null when it has come to its end. */
  get next(): ScriptedAct | null {
    return this.script[actsOf(this.game.lines)] ?? null;
  }

  /** Returns the number of the learner's next play, from 0. */
  get plays(): number {
    return this.game.lines.filter(({ side, do: { type } }) => side === 'white' && type === 'play').length;
  }

  override get hint(): Step[] | null {
    const { next, hand } = this;
    if (!hand.turn || next?.do !== 'play') return null;
    const left = next.steps.map(([from, to]): Step => [from, to]);
    for (const [from, to] of hand.moves.flat()) {
      const at = left.findIndex((step) => step[0] === from && step[1] === to);
      if (at < 0) return null;
      left.splice(at, 1);
    }
    return left.length > 0 ? left : null;
  }

  /** Points at the given event, or by default at the event that the page explains. */
  override point(event: number | null, way: number | null = null): void {
    const { page } = this;
    super.point(event ?? (page?.kind === 'event' ? page.event : null), way);
  }

  /** Goes to the next page. */
  turnPage(): void {
    this.guessed = null;
    if (this.#again === null) this.read += 1;
    else this.#open(this.#again + 1);
  }

  /** Goes back one page. */
  turnBack(): void {
    this.guessed = null;
    const now = this.#again ?? this.read;
    if (now > 0) this.#open(now - 1);
  }

  /** Shows an old line; coming back to the game closes a page that was opened again. */
  override look(line: number | null): void {
    if (line === null) this.#again = null;
    super.look(line);
  }

  /** Opens a page read before, with the board as it was then; the unread page shows the current game. */
  #open(number: number): void {
    const page = number < this.read ? this.#pages[number] : undefined;
    this.look(page && page.line < this.game.lines.length ? page.line : null);
    this.#again = page ? number : null;
  }

  /** Plays Black's part as soon as it is their turn; to be called in an effect. */
  answer(): void {
    const { turn, page, next } = this;
    if (page || this.game.pending || turn?.side !== 'black') return;
    if (turn.stage === 'roll') this.send({ type: 'roll' }, 'black');
    else if (turn.stage === 'move' && next?.do === 'play') this.send({ type: 'play', steps: next.steps }, 'black');
  }

  /** Returns the dice of the line that a page explains. */
  diceAt(line: number): Dice {
    const { do: done, turn } = this.game.lines[line - 1] as Line;
    return done.type === 'roll' ? done.dice : (turn.dice ?? [1, 1]);
  }
}

function same(play: Play, steps: Step[]): boolean {
  return outcome(play) === outcome(steps.map(([from, to]) => [from, to, 0]));
}
