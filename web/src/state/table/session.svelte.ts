import type { Action, ClockNow, Dice, Side, Step } from '../../wire/described/messages';
import { lastLine, type TableGame } from '../game/game';
import { steps } from '../game/plays';
import type { Frame } from '../game/view';
import { draftOf } from '../kept/games';
import { settings } from '../settings/settings.svelte';
import { Transcript } from '../speech/transcript.svelte';
import type { AskedTurn, Hand } from './hand.svelte';
import { TableLink, type AnyInfo, type Connect, type GameKind } from './link.svelte';
import { Show } from './show.svelte';

/** The types of one game: the messages of its table, and its views. */
export interface GameTypes {
  info: AnyInfo & { start: string };
  line: {
    say: 'line';
    n: number;
    side: Side;
    do: { type: string };
    turn: AskedTurn;
    over: { seed: string; by?: unknown } | null;
    score: Record<Side, unknown>;
    clock?: ClockNow;
  };
  refusal: unknown;
  view: { line: number; dice: Dice | null };
}

/** The stages at which a side is asked for something; at the others people give shares, the table draws, or all is over. */
const ASKING = new Set(['roll', 'decide', 'move', 'agree']);

/** A table of any game on the page: its messages, the state shown, and the player's unfinished move. */
export abstract class TableSession<G extends GameTypes> extends TableLink<G['info'], G['line'], G['refusal']> {
  /** The line of an old roll looked at again. */
  looking = $state<number | null>(null);
  /** The announcement of the end has been put away. */
  endSeen = $state(false);
  /** The table has been seen; from here on things travel. */
  begun = $state(false);
  readonly transcript = new Transcript();
  readonly show: Show<G['view']>;
  abstract readonly hand: Hand<G['line']['turn']>;
  #watcher: ((action: Action) => boolean) | null = null;

  constructor(id: string, start: G['view'], connect?: Connect, kind?: GameKind) {
    super(id, connect, kind);
    this.show = new Show(start, (before, now) => this.seen(before, now));
  }

  /** The side drawn at the bottom. */
  get bottom(): Side {
    return this.you.length === 1 ? this.you[0]! : 'white';
  }

  /** The current task, once all that led to it has been shown. */
  get turn(): G['line']['turn'] | null {
    return this.#latest?.turn ?? null;
  }

  /** The side of which something is asked, once all that led to it has been shown. */
  get toAct(): Side | null {
    const { turn } = this;
    return turn && !this.end && ASKING.has(turn.stage) ? turn.side : null;
  }

  /** The task of this page now: null while it waits for an answer. */
  get asked(): G['line']['turn'] | null {
    const { turn } = this;
    const free = this.toAct && !this.game.pending && this.looking === null && !this.held;
    return free && turn && this.mayAct(turn) ? turn : null;
  }

  /** The view on the page: of now, or of the old roll looked at. */
  get view(): G['view'] {
    if (this.looking !== null && this.game.info) return this.viewAt(this.looking);
    const { view } = this.show;
    const { turn, hand } = this;
    return turn && hand.moves.length > 0 ? this.played(view, turn.side, steps(hand.moves)) : view;
  }

  /** The game, with its two sides named after the players who sit there now. */
  get info(): G['info'] | null {
    return this.game.info;
  }

  /** The dice as they lie, and whether each has been played. */
  get dice(): { dice: Dice | null; used: [boolean, boolean] } {
    const { hand, turn } = this;
    if (hand.turn) return hand;
    const spent = (turn?.stage === 'roll' || turn?.stage === 'draw') && this.looking === null;
    return { dice: this.view.dice, used: [spent, spent] };
  }

  /** The line that ended the game. */
  get end(): G['line'] | null {
    const last = this.#latest;
    return last?.over ? last : null;
  }

  /** The line that ended the game, as long as that is announced. */
  get ending(): G['line'] | null {
    return this.endSeen || this.looking !== null ? null : this.end;
  }

  /** The last line, once all of it has been shown. */
  get #latest(): G['line'] | undefined {
    const last = this.game.lines.at(-1);
    return this.show.busy || this.show.view.line !== last?.n ? undefined : last;
  }

  /** Asks `lets` before every action, which is sent only if it returns true. Returns a function that ends this. */
  watch(lets: (action: Action) => boolean): () => void {
    this.#watcher = lets;
    return () => (this.#watcher = null);
  }

  /** Does something at the table, if the watcher allows it. */
  act(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side && (this.#watcher?.(action) ?? true)) this.actNow(action, side);
  }

  /** Does it without asking the watcher. */
  actNow(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side) this.send(action, side);
  }

  /** Something is being shown. */
  get busy(): boolean {
    return this.show.busy;
  }

  /** Shows all of it at once. */
  finish(): void {
    this.show.finish();
  }

  /** Looks at an old roll, or at the game again. */
  look(line: number | null): void {
    this.looking = line;
  }

  /** Leaves the table. */
  override close(): void {
    super.close();
    this.show.jump(this.show.view);
  }

  /** The view when line `n` is all done. */
  protected abstract viewAt(n: number): G['view'];
  /** A view with the steps a side has made and not confirmed. */
  protected abstract played(view: G['view'], side: Side, steps: Step[]): G['view'];
  /** The views that lead to line `n`; `menSeen` where its men have been moved on the page already. */
  protected abstract framesTo(n: number, menSeen: boolean): Frame<G['view']>[];
  /** One view has given way to another. */
  protected abstract seen(before: G['view'], now: G['view']): void;

  /** Returns whether this page may do the task. */
  protected mayAct({ side }: AskedTurn): boolean {
    return this.you.includes(side);
  }

  /** A line came while men are played, and they are played on. */
  protected playsOn(_line: G['line']): boolean {
    return false;
  }

  /** The game waits until something else has been read. */
  protected get held(): boolean {
    return false;
  }

  /** All lines known have been shown before, as after a lost connection. */
  protected get current(): boolean {
    const last = lastLine(this.game);
    return last > 0 && this.show.view.line === last;
  }

  /** The table is shown as it stands, with the turn that was left unconfirmed. */
  protected caughtUp(): void {
    if (!this.current) {
      const last = lastLine(this.game);
      this.show.jump(this.viewAt(last));
      this.hand.restore(draftOf(this.id, last + 1));
    }
    this.begun = true;
  }

  protected arrived(before: TableGame<G['info'], G['line'], G['refusal']>, line: G['line']): void {
    const own = this.you.includes(line.side);
    const mine = own && before.pending?.line === line.n;
    if (mine) this.looking = null;
    if (!this.playsOn(line)) this.hand.reset();
    this.present(this.framesTo(line.n, mine), own);
  }

  /** Shows frames after those already waiting; your own pass faster. */
  protected present(frames: Frame<G['view']>[], own: boolean): void {
    this.show.add(frames.map(({ view, kind }) => ({ view, stay: settings.stay(kind, own) })));
  }
}

/** A table of any game: the members that all have alike. */
export type AnyTable = Omit<TableSession<GameTypes>, 'show'> & { show: Pick<Show<unknown>, 'busy' | 'finish'> };
