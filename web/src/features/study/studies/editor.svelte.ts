import type { Drawn, Place, Remark, Study, StudyTree } from '../../../wire/messages/study';
import { following, named, onward, placeAt, without, withLine, withNotes, type Edit } from './edit';

/** A study that is walked through and changed; every change is judged by the module, and can be undone. */
export class Editor {
  tree = $state.raw<StudyTree>() as StudyTree;
  at = $state(0);
  /** What was wrong with the last change, which was not made. */
  fault = $state('');
  #before = $state.raw<{ tree: StudyTree; at: number }[]>([]);

  constructor(
    private readonly study: Study,
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

  /** Along the line of play, or into the first other one where it ends. */
  next(): void {
    const [first] = following(this.tree, this.at);
    this.at = onward(this.tree, this.at) ?? first ?? this.at;
  }

  back(): void {
    this.at = Math.max(0, this.place.parent);
  }

  /** To another way to go on from the place before. */
  beside(step: 1 | -1): void {
    if (this.at === 0) return;
    const all = following(this.tree, this.place.parent);
    this.at = all[all.indexOf(this.at) + step] ?? this.at;
  }

  /** To the start, or the end of the line of play. */
  far(end: boolean): void {
    if (!end) this.at = 0;
    for (let next = onward(this.tree, this.at); end && next !== null; next = onward(this.tree, this.at)) this.at = next;
  }

  say(comments: Remark[]): boolean {
    return this.#take(withNotes(this.tree, this.at, comments, this.place.drawings));
  }

  /** Draws an arrow or mark; what is there already in that colour is taken away. */
  draw(drawn: Drawn): boolean {
    const same = (one: Drawn) => one.from === drawn.from && one.to === drawn.to;
    const { comments, drawings } = this.place;
    const there = drawings.find(same);
    const others = drawings.filter((one) => !same(one));
    const all = there?.colour === drawn.colour ? others : [...others, drawn];
    return this.#take(withNotes(this.tree, this.at, comments, all));
  }

  wipe(): boolean {
    return this.#take(withNotes(this.tree, this.at, this.place.comments, []));
  }

  /** Another line of play from here; one that is there already is gone to. */
  play(line: string): boolean {
    const { at } = this;
    const before = this.tree;
    if (!this.#take(withLine(before, at, line))) return false;
    const written = this.place.line;
    const known = following(before, at).find((i) => before.places[i]!.line === written);
    if (known === undefined) return true;
    this.undo();
    this.at = known;
    return true;
  }

  remove(): boolean {
    return this.at > 0 && this.#take(without(this.tree, this.at));
  }

  rename(name: string): boolean {
    return this.#take(named(this.tree, name));
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.tree = last.tree;
    this.at = last.at;
    this.fault = '';
    this.changed(this.tree.text);
  }

  #take({ text, line }: Edit): boolean {
    const read = this.study.tree(text);
    this.fault = read.say === 'study' ? '' : read.message;
    if (read.say !== 'study') return false;
    this.#before = [...this.#before, { tree: this.tree, at: this.at }];
    this.tree = read;
    if (line !== null) this.at = placeAt(read, line);
    this.changed(read.text);
    return true;
  }
}
