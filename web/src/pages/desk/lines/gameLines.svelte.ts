import type { Dice, Side } from '../../../wire/described/messages';
import type { Answer } from '../../../wire/messages/analysis';
import { isByHand } from '../../../wire/messages/match';
import type { Replayed, StudyTree } from '../../../wire/messages/study';
import type { Question } from '../../../features/analysis/question';
import { following, onward, rollOf } from '../../../features/study/studies/edit';
import { Editor } from '../../../features/study/studies/editor.svelte';
import type { Reader } from '../../../features/study/studies/reader';
import type { LineWalk, ShownLine } from './lineWalk.svelte';
import { placeBefore, placeOf, type Answerable } from './record';

/** The lines that leave from one roll of a game. */
export interface LinesThere {
  tree: StudyTree;
  editor: Editor;
  first: number[];
  /** The number added to those of their rolls. */
  offset: number;
}

const GAME = 0;

/** The lines of play beside a game: they leave from its rolls, and from its end. Where people marked, each leaves from the position alone. */
export class GameLines<D extends LineWalk<ShownLine<{ close(): void }>>> {
  /** The editors by roll if each has its own; otherwise one for the whole game. */
  #editors = $state.raw<ReadonlyMap<number, Editor>>(new Map());
  readonly #byHand: boolean;

  constructor(
    private readonly replayed: Replayed,
    /** The desk on which the reader walks along a line. */
    readonly desk: D,
    private readonly reader: Reader,
    /** Returns the number of rolls of the game. */
    private readonly rolls: () => number,
    /** Shows a roll of the game. */
    private readonly look: (roll: number) => void = () => undefined,
  ) {
    this.#byHand = isByHand(replayed.game);
  }

  /** Answers a roll of the game differently; returns to the game itself if that was its answer. */
  async take(roll: Answerable & { number: number }, question: Question | null, answer: Answer): Promise<void> {
    const editor = await this.#editorAt(roll.number, question);
    const from = editor && (this.#byHand ? 0 : placeBefore(editor.tree, roll.number));
    if (editor === null || from === null) return;
    await this.desk.open(editor, from, roll, answer);
    if (this.#isOfGame(editor.at)) this.desk.leave();
  }

  /** Goes on after the end of the game, with other dice. */
  async goOn(dice: Dice, side: Side): Promise<void> {
    const editor = await this.#editorAt(GAME, null);
    if (!editor) return;
    this.desk.enter(editor);
    this.desk.go(this.#end(editor.tree));
    this.desk.throwDice(dice, side);
  }

  /** Returns the lines that leave from a roll; for the last roll also those after the end. */
  from(n: number): LinesThere | null {
    const editor = this.#editors.get(this.#byHand ? n : GAME);
    if (!editor) return null;
    const { tree } = editor;
    const own = this.#byHand ? null : placeOf(tree, n);
    const from = own === null ? 0 : tree.places[own]!.parent;
    const ends = own !== null && n === this.rolls() ? this.#end(tree) : from;
    const first = [...new Set([from, ends])]
      .flatMap((place) => following(tree, place))
      .filter((one) => !this.#isOfGame(one, tree));
    return first.length > 0 ? { tree, editor, first, offset: this.#byHand ? n - 1 : 0 } : null;
  }

  /** Returns the text of the study that contains all lines. */
  get text(): string {
    const { editor, inside } = this.desk;
    const game = this.#editors.get(GAME);
    return (inside ? editor : game)?.tree.text ?? this.replayed.record;
  }

  /** Returns the number after the last roll of the game. */
  get end(): number {
    return this.rolls() + 1;
  }

  /** Returns the roll of the game at which the current line leaves it; one more than there are at the end. */
  get branch(): number {
    const { editor } = this.desk;
    if (!editor) return 1;
    if (this.#byHand) return [...this.#editors].find(([, one]) => one === editor)?.[0] ?? 1;
    let { at } = editor;
    if (this.#isOfGame(at)) return this.end;
    while (at > 0 && !this.#isOfGame(editor.tree.places[at]!.parent)) at = editor.tree.places[at]!.parent;
    return Math.min(this.end, rollOf(editor.tree.places[at]!) ?? this.end);
  }

  /** Goes one roll back along the line; returns false if that is the game again. */
  back(): boolean {
    const { desk } = this;
    const { editor } = desk;
    if (desk.thrown && (!editor || !this.#isOfGame(editor.at))) {
      desk.unthrow();
      return true;
    }
    if (!editor || this.#isOfGame(editor.at) || this.#isOfGame(editor.place.parent)) return false;
    desk.go(editor.place.parent);
    return true;
  }

  next(): void {
    const { editor } = this.desk;
    const [first] = editor ? following(editor.tree, editor.at) : [];
    if (first !== undefined) this.desk.go(first);
  }

  /** Goes to another line from the same place; returns false if that is the game. */
  beside(step: 1 | -1): boolean {
    const { editor } = this.desk;
    if (!editor) return false;
    const all = following(editor.tree, editor.place.parent);
    const to = all[all.indexOf(editor.at) + step];
    if (to === undefined) return true;
    if (this.#isOfGame(to)) return false;
    this.desk.go(to);
    return true;
  }

  /** Shows the next line that leaves from a roll. */
  enter(n: number): void {
    const there = this.from(n);
    const first = there?.first[0];
    if (!there || first === undefined) return;
    this.desk.enter(there.editor);
    this.desk.go(first);
  }

  /** Deletes a place of a line; shows the game again when nothing of the line is left. */
  async remove(at: number): Promise<void> {
    const { desk, branch } = this;
    await desk.remove(at);
    if (this.#isOfGame(desk.editor?.at ?? 0)) desk.leave();
    if (!desk.inside) this.look(branch);
  }

  /** Leaves the current line for a roll of the game, by default the one at which the line begins. */
  leave(to = this.branch): void {
    this.desk.leave();
    this.look(to);
  }

  /** Handles a key in a line of play; returns whether it had a meaning. On the board, arrows belong to the board. */
  key(key: string, onBoard: boolean): boolean {
    const { desk } = this;
    const open = desk.thrown !== null;
    if (key === 'Escape' || key === 'v') this.leave();
    else if (key === 'Delete' && !open) void this.remove(desk.editor!.at);
    else if (onBoard) return false;
    else if (key === 'ArrowLeft') this.#orLeave(this.back());
    else if (key === 'ArrowRight') this.next();
    else if (!open && (key === 'ArrowUp' || key === 'ArrowDown'))
      this.#orLeave(this.beside(key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Home') this.leave(1);
    else if (key === 'End') this.leave(this.end);
    else return false;
    return true;
  }

  #orLeave(there: boolean): void {
    if (!there) this.leave();
  }

  /** Returns the last place of the game itself. */
  #end(tree: StudyTree): number {
    let at = 0;
    for (let next = onward(tree, at); next !== null && this.#isOfGame(next, tree); next = onward(tree, at)) at = next;
    return at;
  }

  /** Returns whether a place is one of the game itself: its start, one of its rolls, or its resignation. */
  #isOfGame(at: number, tree = this.desk.editor?.tree): boolean {
    const place = tree?.places[at];
    if (!place || at === 0) return true;
    return !this.#byHand && place.depth === 0 && (rollOf(place) ?? 0) <= this.rolls();
  }

  async #editorAt(n: number, question: Question | null): Promise<Editor | null> {
    const key = this.#byHand ? n : GAME;
    const known = this.#editors.get(key);
    if (known) return known;
    const about = question?.about;
    const text = this.#byHand ? (about && 'trid' in about ? `[Start "${about.trid}"]\n` : null) : this.replayed.record;
    const tree = text === null ? null : await this.reader.tree(text).catch(() => null);
    if (tree?.say !== 'study') return null;
    const editor = new Editor(this.reader, tree, () => undefined);
    this.#editors = new Map([...this.#editors, [key, editor]]);
    return editor;
  }
}
