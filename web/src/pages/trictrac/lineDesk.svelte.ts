import { rollAt, type Roll } from '../../state/game/rolls';
import { settled, startView, type View } from '../../state/game/view';
import { TrictracSession } from '../../state/trictrac/session.svelte';
import type { Line } from '../../wire/described/messages';
import type { About, Answer, Answered, Review, Tutor } from '../../wire/messages/analysis';
import type { Replayed, StudyTree } from '../../wire/messages/study';
import type { Board } from '../../wire/messages/trid';
import type { Naming } from '../../words/naming';
import type { Comparing } from '../../features/analysis/comparing.svelte';
import { desk } from '../../features/analysis/desk';
import type { GameReview } from '../../features/analysis/gameReview.svelte';
import { questionsOf } from '../../features/analysis/question';
import { RollLooked } from '../../features/analysis/rollLooked.svelte';
import { recorded } from '../../features/study/recorded';
import { nextRoll } from '../../features/study/studies/edit';
import { LineWalk, type ShownLine, type WalkTools } from '../desk/lines/lineWalk.svelte';
import { answeredLine, recordTo } from '../desk/lines/record';

/** The desk's tools from outside. */
interface LineTools extends WalkTools {
  /** A roll that leaves no choice is not played at once. */
  waits?: boolean;
  /** Judges an answer; the analyser, unless a test has its own. */
  judge?: (about: About, action: object) => Promise<Tutor>;
  /** Compares answers; the analyser as well. */
  comparing?: Comparing;
  /** The review of the game that the lines leave from, where the desk walks along the game itself too. */
  reviewed?: Pick<GameReview, 'seen' | 'overrule'>;
}

type TrictracLine = ShownLine<TrictracSession, Roll>;

/** The depth of the search, in plies. */
const PLIES = 1;

/** Lines of play of trictrac: each roll is answered on the board, and the answer judged at once. */
export class LineDesk extends LineWalk<TrictracLine> {
  /** The costs of the answers in lines, by the record that ends with each. */
  #judged = $state.raw<ReadonlyMap<string, Answered[]>>(new Map());
  /** The current roll: the one thrown, else the one played last. */
  readonly looked: RollLooked;

  constructor(protected override readonly tools: LineTools) {
    super(tools);
    this.looked = new RollLooked(this.#looked(), tools.comparing);
  }

  /** Returns the game at the place; while it is being read, that of the place before. */
  get now(): TrictracLine | null {
    return this.line ?? this.shown;
  }

  /** Returns the position of the place, at once: its game may still be loading. */
  get view(): View {
    return this.line?.session.begun ? this.line.session.view : startView(this.place!.trid);
  }

  /** Returns the board before the answer of the roll, if the reader points at another answer. */
  get before(): Board | null {
    const { session, roll } = this.now ?? {};
    const info = session?.game.info;
    if (!this.inLine || this.thrown || this.looked.at === null || !roll || !info) return null;
    return settled(info.start, session.game.lines, roll.line).board;
  }

  /** Returns the costliest judged answer at a place; null if none is judged. */
  costOf(tree: StudyTree, at: number): Answered | null {
    const answers = this.#judged.get(recordTo(tree, at)) ?? [];
    return answers.reduce<Answered | null>(
      (worst, one) => ((one.lost?.mille ?? -1) > (worst?.lost?.mille ?? -1) ? one : worst),
      null,
    );
  }

  protected lineOf(record: string, replayed: Replayed): TrictracLine | null {
    if (replayed.game.format === 'courrier') return null;
    const session = new TrictracSession('line', recorded(replayed, this.tools.own));
    const lines = replayed.lines as Line[];
    return { record, replayed, session, roll: rollAt(lines, lines.length) };
  }

  /** Judges the answer to its roll; a roll that leaves no choice is played first. */
  protected async found({ record, replayed, roll }: TrictracLine): Promise<void> {
    if (this.thrown && roll && !this.tools.waits) await this.#playForced(record, replayed, roll);
    else if (roll) await this.#judge(record, replayed, roll);
  }

  protected moved(): void {
    this.looked.leave();
  }

  /** Returns the game of a record; for a position with its dice in hand also the roll to play. */
  protected override async replay(record: string): Promise<Replayed | null> {
    const { reader } = this.tools;
    const { place, thrown, editor } = this;
    const replayed = await super.replay(record);
    if (!replayed || !editor || !thrown || !place?.dice || place.parent >= 0) return replayed;
    // A record needs an answer to the dice of such a position: any answer serves, and is removed again.
    const judged = await reader.judge(place.trid);
    const steps = 'plays' in judged ? (judged.plays[0] ?? []) : [];
    const answer: Answer = place.stage === 'decide' ? { type: 'go' } : { type: 'play', steps };
    const line = answeredLine(nextRoll(editor.tree, editor.at), thrown, answer, editor.tree.numbering as Naming);
    const answered = await reader.replay(`${recordTo(editor.tree, editor.at)}${line}\n`);
    if (answered.say !== 'replay') return null;
    return { ...answered, game: { ...answered.game, lines: 1 }, lines: answered.lines.slice(0, 1), record };
  }

  /** Plays a roll at once if it leaves no choice. */
  async #playForced(record: string, replayed: Replayed, roll: Roll): Promise<void> {
    const lines = replayed.lines as Line[];
    if (questionsOf(replayed, lines, roll).length > 0 || this.record !== record) return;
    const turn = lines.at(-1)?.turn;
    const asks = turn?.stage === 'move' && turn.side === roll.side;
    const steps = turn?.plays?.[0]?.map(([from, to]): [number, number] => [from, to]) ?? [];
    await this.play(this.editor!.at, roll, asks ? { type: 'play', steps } : null, null);
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

  /** Returns the review of the game, if the place is a roll of the game itself that the review has judged. */
  get #ofGame(): Review | null {
    const { place, thrown, line } = this;
    const seen = this.tools.reviewed?.seen ?? null;
    const here = place?.depth === 0 && !thrown && seen?.rolls.some(({ n }) => n === line?.roll?.number);
    return here ? seen : null;
  }

  /** Notes that a rollout has judged an answer differently. */
  #overrule(judged: Answered): void {
    if (this.#ofGame) return this.tools.reviewed?.overrule(judged);
    const answers = this.#judged.get(this.record) ?? [];
    const now = answers.map((one) => (one.asked === judged.asked ? judged : one));
    this.#judged = new Map([...this.#judged, [this.record, now]]);
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
        return at.#ofGame ?? { rolls: [], answers: at.#judged.get(at.record) ?? [] };
      },
      closed: false,
      get open() {
        return at.thrown !== null;
      },
      take: (answer) => void at.take(answer),
      overrule: (judged) => at.#overrule(judged),
    };
  }
}
