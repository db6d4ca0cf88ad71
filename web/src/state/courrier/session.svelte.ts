import { i18n } from '../../words/language.svelte';
import type { Action, Verdict } from '../../wire/messages/protocol';
import type { Side, Step } from '../../wire/messages/play';
import { lastLine, type Game } from '../game/game';
import { settings } from '../settings/settings.svelte';
import { Show } from '../session/show.svelte';
import { draftOf } from '../kept/games';
import { Transcript } from '../speech/transcript.svelte';
import { Wire } from '../session/link.svelte';
import { Hand } from './hand.svelte';
import { stepped } from './path';
import type { Info, Line, Refusal, Turn } from '../../wire/messages/courrier';
import { plain } from './steps';
import { frames, settled, startView, type Frame, type View } from './view';
import { describe } from './sentences';

/** A match of Le Tric Trac on the page. */
export class Session extends Wire<Info, Line, Refusal> {
  /** The line of an old roll looked at again. */
  looking = $state<number | null>(null);
  /** The table has been seen; from here on things travel. */
  begun = $state(false);
  /** The line that ended a game of the match, until it has been read. */
  won = $state.raw<Line | null>(null);
  readonly transcript = new Transcript();
  readonly show = new Show(startView('', 'white'), (before, now) => this.#announce(before, now));
  readonly hand = new Hand(this);
  /** What has come while the end of a game is being read. */
  #waiting: { frame: Frame; own: boolean }[] = [];
  #asked = new Set<string>();

  /** The side drawn at the bottom. */
  get bottom(): Side {
    return this.you.length === 1 ? this.you[0]! : 'white';
  }

  /** What is asked now, once all that led to it has been shown. */
  get turn(): Turn | null {
    return this.#latest?.turn ?? null;
  }

  /** What is asked of this page now: nothing while it waits for an answer. */
  get asked(): Turn | null {
    const { turn } = this;
    const free = turn && turn.stage !== 'over' && !this.game.pending && this.looking === null && !this.won;
    return free && this.you.includes(turn.side) ? turn : null;
  }

  /** The view on the page: of now, or of the old roll looked at. */
  get view(): View {
    const { info, lines } = this.game;
    if (this.looking !== null && info) return settled(info.start, lines, this.looking, this.bottom);
    const { view } = this.show;
    const { turn, hand } = this;
    if (!turn || hand.taken.length === 0) return view;
    return { ...view, board: stepped(view.board, this.bottom, turn.side, plain(hand.taken)) };
  }

  /** The line that ended the match. */
  get end(): Line | null {
    const last = this.#latest;
    return last?.over ? last : null;
  }

  get #latest(): Line | undefined {
    const last = this.game.lines.at(-1);
    return this.show.busy || this.show.view.line !== last?.n ? undefined : last;
  }

  /** Does something at the table. */
  act(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side) this.send(action, side);
  }

  /** Asks what may follow some steps, once. */
  ask(side: Side, steps: Step[]): void {
    const key = JSON.stringify(steps);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.why(side, steps);
  }

  /** Looks at an old roll, or at the game again. */
  look(line: number | null): void {
    this.looking = line;
  }

  /** The end of a game has been read: the next one goes on. */
  goOn(): void {
    this.won = null;
    this.#add(this.#waiting.splice(0));
  }

  override close(): void {
    super.close();
    this.show.jump(this.show.view);
  }

  protected caughtUp(): void {
    const { info, lines } = this.game;
    if (!info) return;
    const last = lastLine(this.game);
    this.#asked.clear();
    this.#waiting = [];
    if (this.show.view.line !== last || last === 0) {
      this.won = null;
      this.show.jump(settled(info.start, lines, last, this.bottom));
      this.hand.restore(draftOf(this.id, last + 1).flat());
    } else this.hand.look();
    this.begun = true;
  }

  protected arrived(before: Game<Info, Line, Refusal>, line: Line): void {
    const mine = before.pending?.line === line.n;
    if (mine) this.looking = null;
    this.hand.reset();
    this.#asked.clear();
    const own = this.you.includes(line.side);
    const shown = frames(this.game.info!.start, this.game.lines, line.n, this.bottom, mine);
    this.#add(shown.map((frame) => ({ frame, own })));
  }

  protected override judged(verdict: Verdict<Refusal>): void {
    this.hand.hear(verdict);
  }

  /** Shows what is to be shown, up to the end of a game. */
  #add(items: { frame: Frame; own: boolean }[]): void {
    const held = this.won ? 0 : items.findIndex(({ frame }) => this.#endsGame(frame)) + 1 || items.length;
    this.#waiting.push(...items.slice(held));
    const now = items.slice(0, held);
    const ending = now.findLast(({ frame }) => this.#endsGame(frame));
    if (ending) this.won = this.game.lines[ending.frame.view.line - 1]!;
    this.show.add(now.map(({ frame, own }) => ({ view: frame.view, stay: settings.stay(frame.kind, own) })));
  }

  /** The men stand at the start again after this frame, for another game. */
  #endsGame({ view, kind }: Frame): boolean {
    const line = this.game.lines[view.line - 1];
    return kind === 'mark' || (kind === 'rest' && line?.do.type === 'resign') ? line?.won != null && !line.over : false;
  }

  #announce(before: View, now: View): void {
    const { info, lines } = this.game;
    const line = lines[now.line - 1];
    if (!info || !line || now.line === before.line) return;
    this.transcript.add(describe(i18n.t, info, this.bottom, line));
  }
}
