import { rollAt, type Roll } from '../../../state/game/rolls';
import { TrictracSession } from '../../../state/trictrac/session.svelte';
import type { Dice, Line, Side } from '../../../wire/described/messages';
import type { About, Answer, Answered, Tutor } from '../../../wire/messages/analysis';
import type { Place, Replayed, StudyTree } from '../../../wire/messages/study';
import type { Naming } from '../../../words/naming';
import type { Comparing } from '../../../features/analysis/comparing.svelte';
import { desk } from '../../../features/analysis/desk';
import { questionsOf } from '../../../features/analysis/question';
import { RollLooked } from '../../../features/analysis/rollLooked.svelte';
import { recorded } from '../../../features/study/recorded';
import { following, nextRoll } from '../../../features/study/studies/edit';
import { Editor } from '../../../features/study/studies/editor.svelte';
import type { Reader } from '../../../features/study/studies/reader';
import { answeredLine, recordTo } from './record';

/** The game that a line of play is, from its start to the roll looked at and no farther. */
interface ShownLine {
  record: string;
  replayed: Replayed;
  session: TrictracSession;
  roll: Roll | null;
}

/** A roll that is on the board and not yet played. */
interface Thrown {
  side: Side;
  dice: Dice;
}

/** What the desk needs from outside. */
export interface LineTools {
  reader: Reader;
  /** The player who reads, by number. */
  own: number | null;
  /** Each action stands on its own line, as players marked: nothing is rolled or played here. */
  fixed?: boolean;
  /** A roll that leaves no choice is not played at once. */
  waits?: boolean;
  /** Judges an answer; the analyser, unless a test has its own. */
  judge?: (about: About, action: object) => Promise<Tutor>;
  /** Compares answers; the analyser as well. */
  comparing?: Comparing;
}

/** How far an answer is looked at. */
const PLIES = 1;

/** Lines of play: roll after roll with any dice, each answered on the board and judged at once. They are the places of a study. */
export class LineDesk {
  editor = $state.raw<Editor | null>(null);
  /** A line is looked at, and not the game it leaves. */
  inside = $state(false);
  thrown = $state.raw<Thrown | null>(null);
  shown = $state.raw<ShownLine | null>(null);
  /** A line is being read. */
  busy = $state(false);
  /** What the answers to the rolls of lines cost, by the record that ends with each. */
  #judged = $state.raw<ReadonlyMap<string, Answered[]>>(new Map());
  /** The place whose line was picked from a list: picking another puts that in its place. */
  #picked: number | null = null;

  constructor(private readonly tools: LineTools) {
    this.looked = new RollLooked(this.#looked(), tools.comparing);
  }

  readonly place = $derived.by((): Place | null => this.editor?.place ?? null);

  /** The record of what is looked at; empty where no line is. */
  readonly record = $derived.by((): string => {
    const { editor, inside, thrown } = this;
    return editor && inside ? recordTo(editor.tree, editor.at, thrown ?? undefined) : '';
  });

  /** The game of what is looked at; null as long as it is being read. */
  readonly line = $derived.by((): ShownLine | null => (this.shown?.record === this.record ? this.shown : null));

  /** The roll looked at: the one thrown, else the one that was played last. */
  readonly looked: RollLooked;

  /** Opens a study: one is at a place of it from now on. */
  enter(editor: Editor): void {
    this.editor = editor;
    this.inside = true;
    this.#arrive();
  }

  /** Answers a roll that leaves from a place of a study, which is looked at from then on. */
  async open(editor: Editor, from: number, roll: Roll, answer: Answer): Promise<void> {
    if (this.editor !== editor) this.editor = editor;
    await this.#play(from, roll, answer, null);
  }

  /** Looks at a place. */
  go(at: number): void {
    if (!this.editor) return;
    this.editor.at = at;
    this.inside = true;
    this.#arrive();
  }

  /** Looks at the game again. */
  leave(): void {
    this.inside = false;
    this.thrown = null;
    this.looked.leave();
  }

  /** Throws dice where one is. */
  throwDice(dice: Dice, side?: Side): void {
    const { place } = this;
    if (!place || place.stage === 'over' || this.tools.fixed) return;
    this.looked.leave();
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

  /** What the answer to the roll of a place cost, as far as that was judged; the costliest where it was two. */
  costOf(tree: StudyTree, at: number): Answered | null {
    const answers = this.#judged.get(recordTo(tree, at)) ?? [];
    return answers.reduce<Answered | null>(
      (worst, one) => ((one.lost?.mille ?? -1) > (worst?.lost?.mille ?? -1) ? one : worst),
      null,
    );
  }

  /** Reads the game of what is looked at, and judges it. */
  async read(): Promise<void> {
    const { record } = this;
    if (record === '' || this.shown?.record === record) return;
    this.busy = true;
    const replayed = await this.#replay(record).catch(() => null);
    if (this.record !== record) return;
    this.busy = false;
    if (!replayed || replayed.game.format === 'courrier') return;
    const session = new TrictracSession('line', recorded(replayed, this.tools.own));
    const lines = replayed.lines as Line[];
    const roll = rollAt(lines, lines.length);
    this.shown?.session.close();
    this.shown = { record, replayed, session, roll };
    this.looked.leave();
    if (this.thrown && roll && !this.tools.waits) await this.#playForced(record, replayed, roll);
    else if (roll) await this.#judge(record, replayed, roll);
  }

  /** The game of a record; of a position that has its dice in hand, with the roll that is to be played. */
  async #replay(record: string): Promise<Replayed | null> {
    const { reader } = this.tools;
    const { place, thrown, editor } = this;
    const replayed = await reader.replay(record);
    if (replayed.say !== 'replay' || !editor || !thrown || !place?.dice || place.parent >= 0)
      return replayed.say === 'replay' ? replayed : null;
    // A record lays such a position out with the answer to its dice: any will do, and it is left away again.
    const judged = await reader.judge(place.trid);
    const steps = 'plays' in judged ? (judged.plays[0] ?? []) : [];
    const answer: Answer = place.stage === 'decide' ? { type: 'go' } : { type: 'play', steps };
    const roll = { ...thrown, held: null, suspended: null };
    const line = answeredLine(nextRoll(editor.tree, editor.at), roll, answer, editor.tree.numbering as Naming);
    const answered = await reader.replay(`${recordTo(editor.tree, editor.at)}${line}\n`);
    if (answered.say !== 'replay') return null;
    return { ...answered, game: { ...answered.game, lines: 1 }, lines: answered.lines.slice(0, 1), record };
  }

  /** A roll that leaves no choice is played at once. */
  async #playForced(record: string, replayed: Replayed, roll: Roll): Promise<void> {
    const lines = replayed.lines as Line[];
    if (questionsOf(replayed, lines, roll).length > 0 || this.record !== record) return;
    const turn = lines.at(-1)?.turn;
    const asks = turn?.stage === 'move' && turn.side === roll.side;
    const steps = turn?.plays?.[0]?.map(([from, to]): [number, number] => [from, to]) ?? [];
    await this.#play(this.editor!.at, roll, asks ? { type: 'play', steps } : null, null);
  }

  async #judge(record: string, replayed: Replayed, roll: Roll): Promise<void> {
    if (this.#judged.has(record)) return;
    const lines = replayed.lines as Line[];
    const judge = this.tools.judge ?? ((about, action) => desk.call('tutor', { ...about, plies: PLIES, action }));
    const answers: Answered[] = [];
    for (const { asked, about, own, line } of questionsOf(replayed, lines, roll)) {
      const found = own && (await judge(about, own.action).catch(() => null));
      if (!found) continue;
      const at = { n: roll.number, action: 0, round: 0, side: roll.side, player: 0, asked, dice: roll.dice };
      answers.push({ ...found, ...at, trid: line.trid });
    }
    this.#judged = new Map([...this.#judged, [record, answers]]);
  }

  /** Takes an answer to the roll looked at: in a line that has just been picked, in its place. */
  async #take(answer: Answer): Promise<void> {
    const { editor, line } = this;
    if (!editor || !line?.roll) return;
    if (this.thrown) return this.#play(editor.at, line.roll, answer, null);
    const { at, tree, place } = editor;
    const alone = this.#picked === at && following(tree, at).length === 0;
    const untouched = alone && place.comments.length === 0 && place.drawings.length === 0;
    await this.#play(place.parent, line.roll, answer, untouched ? at : null);
  }

  async #play(from: number, roll: Roll, answer: Answer | null, instead: number | null): Promise<void> {
    const { editor } = this;
    if (!editor) return;
    const { tree } = editor;
    const naming = tree.numbering as Naming;
    const text = answeredLine(nextRoll(tree, from), roll, answer, naming);
    this.busy = true;
    const there = tree.places.length;
    const done = await editor.play(text, from, instead);
    this.busy = false;
    this.looked.leave();
    if (!done) return;
    this.#picked = editor.tree.places.length > there || instead !== null ? editor.at : null;
    this.inside = true;
    this.#arrive();
  }

  /** A position may have its dice in hand already. */
  #arrive(): void {
    const { place } = this;
    this.thrown = place?.dice && !this.tools.fixed ? { side: place.side, dice: place.dice } : null;
    this.looked.leave();
  }

  #looked(): ConstructorParameters<typeof RollLooked>[0] {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const at = this;
    return {
      get replayed() {
        return at.line!.replayed;
      },
      get lines() {
        return (at.line?.replayed.lines ?? []) as Line[];
      },
      get roll() {
        return at.line?.roll ?? null;
      },
      get review() {
        return { rolls: [], answers: at.#judged.get(at.record) ?? [] };
      },
      closed: false,
      get open() {
        return at.thrown !== null;
      },
      take: (answer) => void at.#take(answer),
    };
  }
}
