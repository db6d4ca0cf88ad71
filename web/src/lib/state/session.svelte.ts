import { i18n } from '../i18n/index.svelte';
import { describe } from '../i18n/log';
import { socketUrl } from '../net/api';
import { Connection } from '../net/connection';
import type { Action, Keys, Line, PageMessage, Side, Step, TableMessage, Turn } from '../protocol';
import { emptyGame, lastLine, reduce, unanswered, type Game, type GameEvent } from './game';
import { Hand } from './hand.svelte';
import { settings } from './settings.svelte';
import { Show } from './show.svelte';
import { draftOf, keysOf } from './store';
import { frames, settled, stepped, type View } from './view';
import { steps } from './plays';

const LOG_LENGTH = 12;

/** One game on the page: what the table said, what is shown of it, and what the player is about. */
export class Session {
  game = $state.raw<Game>(emptyGame);
  /** The line of an old roll looked at again. */
  looking = $state<number | null>(null);
  /** The table has been seen; from here on things travel. */
  begun = $state(false);
  /** The event whose arrows are drawn. */
  pointed = $state<number | null>(null);
  log = $state.raw<{ n: number; text: string }[]>([]);
  readonly show = new Show((before, now) => this.#tell(before, now));
  readonly hand: Hand;
  readonly #keys: Keys;
  readonly #connection: Connection;

  constructor(readonly id: string) {
    this.#keys = keysOf(id);
    this.hand = new Hand(this);
    this.#connection = new Connection(socketUrl(location), {
      join: () => this.#join(),
      message: (message) => this.#hear(message),
      link: (link) => this.#take({ say: 'link', link }),
    });
  }

  /** The seats this page plays. */
  get you(): Side[] {
    return this.game.info?.you ?? [];
  }

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
    const free = turn && turn.stage !== 'over' && !this.game.pending && this.looking === null;
    return free && this.you.includes(turn.side) ? turn : null;
  }

  /** The view on the page: of now, or of the old roll looked at. */
  get view(): View {
    const { info, lines } = this.game;
    if (this.looking !== null && info) return settled(info.start, lines, this.looking);
    const { view } = this.show;
    const { turn } = this;
    if (!turn || this.hand.moves.length === 0) return view;
    return { ...view, board: stepped(view.board, turn.side, steps(this.hand.moves)) };
  }

  /** The line that ended the game. */
  get end(): Line | null {
    const last = this.#latest;
    return last?.over ? last : null;
  }

  /** The last line, once all of it has been shown. */
  get #latest(): Line | undefined {
    const last = this.game.lines.at(-1);
    return this.show.busy || this.show.view.line !== last?.n ? undefined : last;
  }

  /** Does something at the table. */
  act(action: Action, side: Side | undefined = this.asked?.side): void {
    if (!side || this.game.pending) return;
    const act = { do: 'act', line: lastLine(this.game) + 1, side, action } as const;
    this.#take({ say: 'sent', act });
    this.#connection.send(act);
  }

  /** Asks why some steps may not be played. */
  why(side: Side, tried: Step[]): void {
    this.dismiss();
    this.#connection.send({ do: 'why', side, steps: tried });
  }

  /** Takes away the last refusal or error. */
  dismiss(): void {
    if (this.game.verdict || this.game.trouble) this.#take({ say: 'dismiss' });
  }

  /** Looks at an old roll, or at the game again. */
  look(line: number | null): void {
    this.pointed = null;
    this.looking = line;
  }

  /** Leaves the table. */
  close(): void {
    this.#connection.close();
    this.show.jump(this.show.view);
  }

  #take(event: GameEvent): void {
    this.game = reduce(this.game, event);
  }

  #hear(message: TableMessage): void {
    const before = this.game;
    this.#take(message);
    if (this.game.gap && !before.gap) this.#connection.send(this.#join());
    if (message.say === 'ready') this.#caughtUp();
    if (message.say === 'line' && before.ready && this.game.lines !== before.lines) this.#play(before, message);
  }

  #join(): PageMessage {
    return { do: 'join', game: this.id, keys: this.#keys, since: lastLine(this.game) };
  }

  #caughtUp(): void {
    const { info, lines } = this.game;
    if (!info) return;
    const last = lastLine(this.game);
    if (this.show.view.line !== last || last === 0) {
      this.show.jump(settled(info.start, lines, last));
      this.hand.restore(draftOf(this.id, last + 1));
    }
    this.begun = true;
    const act = unanswered(this.game);
    if (act) this.#connection.send(act);
  }

  #play(before: Game, line: Line): void {
    const mine = before.pending?.line === line.n;
    const own = this.you.includes(line.side);
    this.pointed = null;
    if (mine) this.looking = null;
    const shown = frames(this.game.info!.start, this.game.lines, line.n, mine);
    this.hand.reset();
    this.show.add(shown.map((frame) => ({ ...frame, stay: settings.stay(frame.kind, own) })));
  }

  #tell(before: View, now: View): void {
    const { info, lines } = this.game;
    const line = lines[now.line - 1];
    if (!info || !line || now.line === before.line) return;
    const told = describe(i18n.t, info, line, settings.naming);
    const next = (this.log.at(-1)?.n ?? 0) + 1;
    this.log = [...this.log, ...told.map((text, i) => ({ n: next + i, text }))].slice(-LOG_LENGTH);
  }
}
