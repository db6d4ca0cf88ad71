import type { CourrierInfo, CourrierLine, CourrierRefusal, Side, Step } from '../../wire/described/messages';
import type { VerdictOf } from '../../wire/messages/protocol';
import { t } from '../../words/language.svelte';
import type { TableGame } from '../game/game';
import type { Connect } from '../table/link.svelte';
import { TableSession } from '../table/session.svelte';
import { CourrierHand } from './hand.svelte';
import { stepped } from './path';
import { describe } from './sentences';
import { frames, settled, startView, type CourrierFrame, type CourrierView } from './view';

interface CourrierTypes {
  info: CourrierInfo;
  line: CourrierLine;
  refusal: CourrierRefusal;
  view: CourrierView;
}

/** A match of Le Tric Trac on the page. */
export class CourrierSession extends TableSession<CourrierTypes> {
  /** The line that ended a game of the match, until it has been read. */
  won = $state.raw<CourrierLine | null>(null);
  readonly hand: CourrierHand = new CourrierHand(this);
  /** The frames that arrive while the player reads about the end of a game. */
  #waiting: { frame: CourrierFrame; own: boolean }[] = [];
  #asked = new Set<string>();

  constructor(id: string, connect?: Connect) {
    super(id, startView('', 'white'), connect, 'CourrierMessage');
  }

  /** Asks what may follow some steps, once. */
  ask(side: Side, steps: Step[]): void {
    const key = JSON.stringify(steps);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    this.why(side, steps);
  }

  /** Goes on to the next game, after the end of one has been read. */
  goOn(): void {
    this.won = null;
    this.#add(this.#waiting.splice(0));
  }

  protected override get held(): boolean {
    return this.won !== null;
  }

  protected viewAt(n: number): CourrierView {
    return settled(this.game.info!.start, this.game.lines, n, this.bottom);
  }

  protected played(view: CourrierView, side: Side, steps: Step[]): CourrierView {
    return { ...view, board: stepped(view.board, this.bottom, side, steps) };
  }

  protected framesTo(n: number, menSeen: boolean): CourrierFrame[] {
    return frames(this.game.info!.start, this.game.lines, n, this.bottom, menSeen);
  }

  protected override caughtUp(): void {
    const { current } = this;
    this.#asked.clear();
    this.#waiting = [];
    if (!current) this.won = null;
    super.caughtUp();
    if (current) this.hand.look();
  }

  protected override arrived(before: TableGame<CourrierInfo, CourrierLine, CourrierRefusal>, line: CourrierLine): void {
    this.#asked.clear();
    super.arrived(before, line);
  }

  protected override judged(verdict: VerdictOf<CourrierRefusal>): void {
    this.hand.judged(verdict);
  }

  protected override present(shown: CourrierFrame[], own: boolean): void {
    this.#add(shown.map((frame) => ({ frame, own })));
  }

  protected seen(before: CourrierView, now: CourrierView): void {
    const { info, lines } = this.game;
    const line = lines[now.line - 1];
    if (!info || !line || now.line === before.line) return;
    this.transcript.add(describe(t, info, this.bottom, line));
  }

  /** Shows new frames, up to the end of a game. */
  #add(items: { frame: CourrierFrame; own: boolean }[]): void {
    const held = this.won ? 0 : items.findIndex(({ frame }) => this.#endsGame(frame)) + 1 || items.length;
    this.#waiting.push(...items.slice(held));
    const now = items.slice(0, held);
    const ending = now.findLast(({ frame }) => this.#endsGame(frame));
    if (ending) this.won = this.game.lines[ending.frame.view.line - 1]!;
    for (const { frame, own } of now) super.present([frame], own);
  }

  /** Returns whether a game ends with this frame, and the men go back to the start for another one. */
  #endsGame({ view, kind }: CourrierFrame): boolean {
    const line = this.game.lines[view.line - 1];
    return kind === 'mark' || (kind === 'rest' && line?.do.type === 'resign') ? line?.won != null && !line.over : false;
  }
}
