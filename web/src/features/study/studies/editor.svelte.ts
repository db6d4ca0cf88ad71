import type { ErrorMessage } from '../../../wire/described/messages';
import type { Drawn, Fault, Place, Remark, StudyTree } from '../../../wire/messages/study';
import { errorText } from '../../../words/errorText';
import { following, named, onward, placeAt, without, withLine, withNotes, withOther, type Edit } from './edit';
import type { Reader } from './reader';

/** A study that the reader walks through and edits; the module checks every change in turn, and each can be undone. */
export class Editor {
  tree = $state.raw<StudyTree>() as StudyTree;
  at = $state(0);
  /** The error of the last change, which was not made. */
  fault = $state('');
  #before = $state.raw<{ tree: StudyTree; at: number }[]>([]);
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    readonly reader: Reader,
    tree: StudyTree,
    private readonly changed: (text: string) => void,
  ) {
    this.tree = tree;
  }

  get place(): Place {
    return this.tree.places[this.at]!;
  }

  get name(): string {
    return this.tree.tags['Event'] ?? '';
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Goes forward along the line of play; at its end, into the first variation. */
  next(): void {
    const [first] = following(this.tree, this.at);
    this.at = onward(this.tree, this.at) ?? first ?? this.at;
  }

  back(): void {
    this.at = Math.max(0, this.place.parent);
  }

  /** Goes to another continuation of the place before. */
  beside(step: 1 | -1): void {
    if (this.at === 0) return;
    const all = following(this.tree, this.place.parent);
    this.at = all[all.indexOf(this.at) + step] ?? this.at;
  }

  /** Goes to the start, or to the end of the line of play. */
  far(end: boolean): void {
    if (!end) this.at = 0;
    for (let next = onward(this.tree, this.at); end && next !== null; next = onward(this.tree, this.at)) this.at = next;
  }

  say(comments: Remark[]): Promise<boolean> {
    const { at } = this;
    return this.#inTurn(() => this.#take(withNotes(this.tree, at, comments, this.#placeAt(at).drawings)));
  }

  /** Draws an arrow or mark; removes one that is there already in that colour. */
  draw(drawn: Drawn): Promise<boolean> {
    const { at } = this;
    const same = (one: Drawn) => one.from === drawn.from && one.to === drawn.to;
    return this.#inTurn(() => {
      const { comments, drawings } = this.#placeAt(at);
      const there = drawings.find(same);
      const others = drawings.filter((one) => !same(one));
      const all = there?.colour === drawn.colour ? others : [...others, drawn];
      return this.#take(withNotes(this.tree, at, comments, all));
    });
  }

  wipe(): Promise<boolean> {
    const { at } = this;
    return this.#inTurn(() => this.#take(withNotes(this.tree, at, this.#placeAt(at).comments, [])));
  }

  /** Adds a line of play at a place, or replaces a line that nothing follows; goes to a line that is there already. */
  play(line: string, from = this.at, instead: number | null = null): Promise<boolean> {
    return this.#inTurn(async () => {
      const before = this.tree;
      const edit = instead === null ? withLine(before, from, line) : withOther(before, instead, line);
      if (!(await this.#take(edit))) return false;
      const written = this.place.line;
      const known = following(before, from).find((i) => before.places[i]!.line === written);
      if (known === undefined) return true;
      this.#undo();
      this.at = known;
      return true;
    });
  }

  /** Removes a place with all places after it, and goes to the one before. */
  remove(at = this.at): Promise<boolean> {
    return this.#inTurn(() => (at > 0 ? this.#take(without(this.tree, at)) : false));
  }

  rename(name: string): Promise<boolean> {
    return this.#inTurn(() => this.#take(named(this.tree, name)));
  }

  undo(): Promise<void> {
    return this.#inTurn(() => this.#undo());
  }

  #undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.tree = last.tree;
    this.at = last.at;
    this.fault = '';
    this.changed(this.tree.text);
  }

  #placeAt(at: number): Place {
    return this.tree.places[at] ?? this.place;
  }

  /** Runs a change after the changes before it have been read. */
  #inTurn<T>(change: () => T | Promise<T>): Promise<T> {
    const done = this.#last.then(change);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Returns the study of a text; if the text is not a study, sets its fault and returns null. */
  async #read(text: string): Promise<StudyTree | null> {
    const read = await this.reader.tree(text).catch((error: unknown) => String(error));
    const found = typeof read !== 'string' && read.say === 'study' ? read : null;
    this.fault = found ? '' : await errorText(typeof read === 'string' ? read : (read as Fault | ErrorMessage).message);
    return found;
  }

  async #take({ text, line }: Edit): Promise<boolean> {
    const read = await this.#read(text);
    if (!read) return false;
    this.#before = [...this.#before, { tree: this.tree, at: this.at }];
    this.tree = read;
    if (line !== null) this.at = placeAt(read, line);
    this.changed(read.text);
    return true;
  }
}
