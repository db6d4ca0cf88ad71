import { accountAt, isMatch } from '../game/account';
import { named, seated } from '../../words/players';
import { i18n, type Lang } from '../../words/language.svelte';
import { describe } from '../speech/log';
import type { Action, GameInfo, Line, Turn } from '../../wire/messages/protocol';
import type { Refusal } from '../../wire/messages/rules';
import type { Side, Step } from '../../wire/messages/play';
import type { Account } from '../../wire/messages/account';
import { callOf, type Call } from '../speech/announce';
import { lastLine, type Game } from '../game/game';
import { Hand } from './hand.svelte';
import { NoticeBoard } from './notices.svelte';
import { Autoplay } from './autoplay.svelte';
import { settings } from '../settings/settings.svelte';
import { Show } from './show.svelte';
import { draftOf } from '../kept/games';
import { Transcript } from '../speech/transcript.svelte';
import { frames, rollOf, settled, startView, stepped, type View } from '../game/view';
import { steps } from '../game/plays';
import { Wire } from './link.svelte';

/** One game on the page: what the table said, what is shown of it, and what the player is about. */
export class Session extends Wire<GameInfo, Line, Refusal> {
  /** The line of an old roll looked at again. */
  looking = $state<number | null>(null);
  /** The table has been seen; from here on things travel. */
  begun = $state(false);
  /** The event whose arrows are drawn. */
  pointed = $state<number | null>(null);
  /** The one way of it that is drawn; null for all. */
  way = $state<number | null>(null);
  /** An answer to the roll that somebody advises, drawn on the board. */
  advised = $state.raw<{ side: Side; steps: Step[] } | null>(null);
  readonly transcript = new Transcript();
  /** What a player has just announced, in the language of that moment. */
  called = $state.raw<(Call & { lang: Lang }) | null>(null);
  readonly notices = new NoticeBoard();
  readonly show = new Show(startView(''), (before, now) => this.#announce(before, now));
  readonly hand = new Hand(this);
  readonly autoplay = new Autoplay(this);
  #watcher: ((action: Action) => boolean) | null = null;

  /** The account of the match as it stands on the page; null for a single tour. */
  get account(): Account | null {
    const { account } = this.view;
    return isMatch(account) ? account : null;
  }

  /** The game, its two sides named after those who sit there now. */
  get info(): GameInfo | null {
    const { info } = this.game;
    return info && seated(named(i18n.t, info), this.view.account);
  }

  /** The same, as they sat when a line was begun. */
  infoAt(line: number): GameInfo | null {
    const { info, lines } = this.game;
    return info && seated(named(i18n.t, info), accountAt(lines, line - 1) ?? accountAt(lines, line));
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
    return free && this.#mayAct(turn) ? turn : null;
  }

  /** The dice are thrown by hand: whoever sits here enters them. */
  get byHand(): boolean {
    return this.game.info?.dice === 'hand';
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

  /** Steps that are advised, to be drawn on the board. */
  get hint(): Step[] | null {
    return null;
  }

  /** Draws an answer, or nothing. */
  advise(advised: { side: Side; steps: Step[] } | null): void {
    this.advised = advised;
  }

  /** Has somebody look at everything that is about to be done: it is done only where he says so. The end of it is returned. */
  watch(lets: (action: Action) => boolean): () => void {
    this.#watcher = lets;
    return () => (this.#watcher = null);
  }

  /** Does something at the table. */
  act(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side && (this.#watcher?.(action) ?? true)) this.actNow(action, side);
  }

  /** Does it whoever looks on. */
  actNow(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side) this.send(action, this.you.includes(side) ? side : this.you[0]!);
  }

  /** A roll thrown by hand may be entered for the computer too. */
  #mayAct({ side, stage }: Turn): boolean {
    return this.you.includes(side) || (stage === 'roll' && this.byHand && this.you.length > 0);
  }

  /** Something is being shown, or about to be done by itself. */
  get busy(): boolean {
    return this.show.busy || this.autoplay.busy !== null;
  }

  /** Shows and does all that at once. */
  finish(): void {
    this.show.finish();
    this.autoplay.finish();
  }

  /** Draws the arrows of an event of the roll shown, or of one of its ways; null draws none. */
  point(event: number | null, way: number | null = null): void {
    this.pointed = event;
    this.way = way;
  }

  /** Looks at an old roll, or at the game again. */
  look(line: number | null): void {
    this.point(null);
    this.looking = line;
  }

  /** Leaves the table. */
  override close(): void {
    super.close();
    this.show.jump(this.show.view);
  }

  protected caughtUp(): void {
    const { info, lines } = this.game;
    if (!info) return;
    const last = lastLine(this.game);
    if (this.show.view.line !== last || last === 0) {
      this.show.jump(settled(info.start, lines, last));
      this.hand.restore(draftOf(this.id, last + 1));
      if (!lines.some(({ do: done }) => done.type === 'play')) this.notices.add(info, lines, 1);
    }
    this.begun = true;
  }

  protected arrived(before: Game, line: Line): void {
    const own = this.you.includes(line.side);
    const mine = own && before.pending?.line === line.n;
    this.point(null);
    if (mine) this.looking = null;
    const shown = frames(this.game.info!.start, this.game.lines, line.n, mine);
    this.hand.reset();
    this.show.add(shown.map((frame) => ({ ...frame, stay: settings.stay(frame.kind, own) })));
  }

  #announce(before: View, now: View): void {
    const { info, lines } = this.game;
    const line = lines[now.line - 1];
    if (!info || !line) return;
    if (now.whole) this.notices.add(info, lines, now.line);
    if (now.line === before.line) return;
    const rolled = lines[rollOf(lines, now.line) - 1] ?? null;
    const called = callOf(i18n.t, line, rolled, { naming: settings.naming, reader: this.bottom });
    this.called = called && { ...called, lang: i18n.lang };
    this.transcript.add(describe(i18n.t, this.infoAt(now.line) ?? info, line, settings.naming, rolled));
  }
}
