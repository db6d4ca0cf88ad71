import type { Dice, Side } from '../../../wire/described/messages';
import type { Answer } from '../../../wire/messages/analysis';
import type { Place, Replayed } from '../../../wire/messages/study';
import type { Naming } from '../../../words/naming';
import { following, nextRoll } from '../../../features/study/studies/edit';
import { labelOf } from '../../../features/study/studies/said';
import type { Editor } from '../../../features/study/studies/editor.svelte';
import type { Reader } from '../../../features/study/studies/reader';
import { answeredLine, recordTo, type Answerable } from './record';

/** The game of a line of play, from its start to the current roll. */
export interface ShownLine<S = unknown, R extends Answerable = Answerable> {
  record: string;
  replayed: Replayed;
  session: S;
  roll: R | null;
}

/** A roll that is on the board and not yet played. */
interface Thrown {
  side: Side;
  dice: Dice;
}

/** The tools from outside, for any game. */
export interface WalkTools {
  reader: Reader;
  /** The number of the player who reads. */
  own: number | null;
  /** Each action stands on its own line, because players marked: no roll is thrown or played here. */
  fixed?: boolean;
}

/** Lines of play of any game: roll after roll with any dice. They are the places of a study. */
export abstract class LineWalk<L extends ShownLine<{ close(): void }>> {
  editor = $state.raw<Editor | null>(null);
  /** The board shows a line, and not the game that it leaves. */
  inside = $state(false);
  thrown = $state.raw<Thrown | null>(null);
  shown = $state.raw<L | null>(null);
  /** A line is being read. */
  busy = $state(false);
  /** The place whose line was picked from a list: picking another puts that in its place. */
  #picked: number | null = null;

  constructor(protected readonly tools: WalkTools) {}

  readonly place = $derived.by((): Place | null => this.editor?.place ?? null);

  /** The record of the current line; empty if there is none. */
  readonly record = $derived.by((): string => {
    const { editor, inside, thrown } = this;
    return editor && inside ? recordTo(editor.tree, editor.at, thrown ?? undefined) : '';
  });

  /** The game of the current line; null until it has been read. */
  readonly line = $derived.by((): L | null => (this.shown?.record === this.record ? this.shown : null));

  /** Returns whether the reader can neither roll nor play here. */
  get fixed(): boolean {
    return this.tools.fixed === true;
  }

  /** Returns whether a place of a line is shown. */
  get inLine(): boolean {
    return this.inside && this.place !== null;
  }

  /** Returns the dice on the board and their player: those of the roll that is thrown, or of the place. */
  get roll(): Pick<ReturnType<typeof labelOf>, 'dice' | 'side'> {
    return this.thrown ?? labelOf(this.place!);
  }

  /** Opens a study and stands at a place of it from now on. */
  enter(editor: Editor): void {
    this.editor = editor;
    this.inside = true;
    this.#arrive();
  }

  /** Answers a roll from a place of a study, and opens that study. */
  async open(editor: Editor, from: number, roll: Answerable, answer: Answer): Promise<void> {
    if (this.editor !== editor) this.editor = editor;
    await this.play(from, roll, answer, null);
  }

  /** Shows a place. */
  go(at: number): void {
    if (!this.editor) return;
    this.editor.at = at;
    this.inside = true;
    this.#arrive();
  }

  /** Shows the game again. */
  leave(): void {
    this.inside = false;
    this.thrown = null;
    this.moved();
  }

  /** Throws dice at this place. */
  throwDice(dice: Dice, side?: Side): void {
    const { place } = this;
    if (!place || place.stage === 'over' || this.tools.fixed) return;
    this.moved();
    this.thrown = { side: side ?? place.side, dice };
  }

  /** Takes the thrown dice back. */
  unthrow(): void {
    this.#arrive();
  }

  /** Deletes a place with all that follows it. */
  async remove(at: number): Promise<void> {
    const { editor } = this;
    if (!editor || at <= 0) return;
    const { parent } = editor.tree.places[at]!;
    await editor.remove(at);
    this.#picked = null;
    this.go(parent);
  }

  /** Reads the game of the current line. */
  async read(): Promise<void> {
    const { record } = this;
    if (record === '' || this.shown?.record === record) return;
    this.busy = true;
    const replayed = await this.replay(record).catch(() => null);
    if (this.record !== record) return;
    this.busy = false;
    const line = replayed && this.lineOf(record, replayed);
    if (!line) return;
    this.shown?.session.close();
    this.shown = line;
    this.moved();
    await this.found(line);
  }

  /** Takes an answer to the current roll: it replaces that of a line that has just been picked. */
  async take(answer: Answer): Promise<void> {
    const { editor, line } = this;
    if (!editor || !line?.roll) return;
    if (this.thrown) return this.play(editor.at, line.roll, answer, null);
    const { at, tree, place } = editor;
    const alone = this.#picked === at && following(tree, at).length === 0;
    const untouched = alone && place.comments.length === 0 && place.drawings.length === 0;
    await this.play(place.parent, line.roll, answer, untouched ? at : null);
  }

  /** Returns the line of a record, in the form of this game; null if it is another game. */
  protected abstract lineOf(record: string, replayed: Replayed): L | null;

  /** Is called when a line has been read and is on the board. */
  protected abstract found(line: L): Promise<void>;

  /** Is called before another place is shown: removes what was tried. */
  protected abstract moved(): void;

  /** Returns the game of a record. */
  protected async replay(record: string): Promise<Replayed | null> {
    const replayed = await this.tools.reader.replay(record);
    return replayed.say === 'replay' ? replayed : null;
  }

  /** Answers a roll from a place, and goes to the result. */
  protected async play(from: number, roll: Answerable, answer: Answer | null, instead: number | null): Promise<void> {
    const { editor } = this;
    if (!editor) return;
    const { tree } = editor;
    const text = answeredLine(nextRoll(tree, from), roll, answer, tree.numbering as Naming);
    this.busy = true;
    const there = tree.places.length;
    const done = await editor.play(text, from, instead);
    this.busy = false;
    this.moved();
    if (!done) return;
    this.#picked = editor.tree.places.length > there || instead !== null ? editor.at : null;
    this.inside = true;
    this.#arrive();
  }

  /** A position may have its dice in hand already. */
  #arrive(): void {
    const { place } = this;
    this.thrown = place?.dice && !this.tools.fixed ? { side: place.side, dice: place.dice } : null;
    this.moved();
  }
}
