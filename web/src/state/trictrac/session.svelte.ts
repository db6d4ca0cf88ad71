import type { Snippet } from 'svelte';
import type { Account, Action, GameInfo, Line, Refusal, Side, Step, Turn } from '../../wire/described/messages';
import { strictnessOf } from '../../wire/messages/match';
import { i18n, type Lang, t } from '../../words/language.svelte';
import { named, readerOf, seated } from '../../words/players';
import { accountAt, isMatch, lastSideOf } from '../game/account';
import type { TableGame } from '../game/game';
import { isBeside } from '../game/standing';
import { frames, isOfLead, rollOf, settled, startView, stepped, type Frame, type View } from '../game/view';
import { settings } from '../settings/settings.svelte';
import { callOf, type SpokenCall } from '../speech/announce';
import { describe } from '../speech/log';
import type { Connect } from '../table/link.svelte';
import { TableSession } from '../table/session.svelte';
import { Autoplay } from './autoplay.svelte';
import { TrictracHand } from './hand.svelte';
import { NoticeBoard } from './notices.svelte';

interface TrictracTypes {
  info: GameInfo;
  line: Line;
  refusal: Refusal;
  view: View;
}

/** A play to be drawn, and flèches from the talon of its side to be ringed. */
interface AdvisedPlay {
  side: Side;
  steps: Step[];
  at?: number[];
}

/** The sentences of a table where players mark by hand. */
export interface Clerk {
  /** Returns the sentences about a line. */
  said(line: Line): string[];
  /** Returns the sentences that ask the player to act; `usual` are those of any table. */
  asks(usual: string): string;
}

/** A match of trictrac on the page. */
export class TrictracSession extends TableSession<TrictracTypes> {
  /** The event whose arrows are drawn. */
  pointed = $state<number | null>(null);
  /** The one way of it that is drawn; null for all. */
  way = $state<number | null>(null);
  /** An advised answer to the roll, drawn on the board, and flèches with rings. */
  advised = $state.raw<AdvisedPlay | null>(null);
  /** The bar in place of the usual one, while an answer is not sent yet. */
  instead = $state.raw<Snippet | null>(null);
  /** The latest announcement of a player, in the language chosen then. */
  called = $state.raw<(SpokenCall & { lang: Lang }) | null>(null);
  readonly notices = new NoticeBoard();
  hand: TrictracHand = $state.raw(new TrictracHand(this));
  /** The clerk of a table where players mark for themselves. */
  clerk = $state.raw<Clerk | null>(null);
  readonly autoplay: Autoplay = new Autoplay(this);

  constructor(id: string, connect?: Connect) {
    super(id, startView(''), connect);
  }

  /** Returns the side at the bottom: with more than two players, that of the only person at this page. */
  override get bottom(): Side {
    const { info, lines } = this.game;
    const reader = info?.others && readerOf(info);
    if (reader === null || reader === undefined) return super.bottom;
    return lastSideOf(lines, this.looking ?? this.show.view.line, reader) ?? super.bottom;
  }

  /** The account of the match as it stands on the page; null for a single tour. */
  get account(): Account | null {
    const { account } = this.view;
    return isMatch(account) ? account : null;
  }

  override get info(): GameInfo | null {
    const { info } = this.game;
    return info && seated(named(t, { ...info, you: this.players }), this.view.account);
  }

  /** Returns the same, with the seats at the beginning of a line. */
  infoAt(line: number): GameInfo | null {
    const { info, lines } = this.game;
    return (
      info && seated(named(t, { ...info, you: this.players }), accountAt(lines, line - 1) ?? accountAt(lines, line))
    );
  }

  /** The players mark for themselves, or judge each other's plays. */
  get refereed(): boolean {
    return strictnessOf(this.game.info?.options) !== 'assisted';
  }

  /** The dice are thrown by hand: the person who sits here enters them. */
  get byHand(): boolean {
    return this.game.info?.dice === 'hand';
  }

  /** Steps that are advised, to be drawn on the board. */
  get hint(): Step[] | null {
    return null;
  }

  /** Draws an answer, or nothing. */
  advise(advised: AdvisedPlay | null): void {
    this.advised = advised;
  }

  override actNow(action: Action, side: Side | undefined = this.asked?.side): void {
    if (side) this.send(action, this.you.includes(side) ? side : (this.you[0] ?? side));
  }

  /** Something is being shown, or about to be done by itself. */
  override get busy(): boolean {
    return this.show.busy || this.autoplay.busy !== null;
  }

  /** Shows and does all that at once. */
  override finish(): void {
    super.finish();
    this.autoplay.finish();
  }

  /** Draws the arrows of an event of the roll shown, or of one of its ways; null draws none. */
  point(event: number | null, way: number | null = null): void {
    this.pointed = event;
    this.way = way;
  }

  override look(line: number | null): void {
    this.point(null);
    super.look(line);
  }

  /** A roll thrown by hand may be entered for the computer too. */
  protected override mayAct({ side, stage }: Turn): boolean {
    return this.you.includes(side) || (stage === 'roll' && this.byHand && this.players.length > 0);
  }

  /** Remarks about marks do not stop a player who moves their men. */
  protected override playsOn({ turn, do: done }: Line): boolean {
    const playing = turn.stage === 'move' || turn.stage === 'decide';
    return turn.may !== undefined && playing && done.type !== 'roll' && done.type !== 'remedy';
  }

  /** Returns the player of a side. With more than two players, the score sheet names them. */
  override playerAt(side: Side): number {
    const { lines } = this.game;
    return accountAt(lines, lines.length)?.at[side] ?? super.playerAt(side);
  }

  protected viewAt(n: number): View {
    return settled(this.game.info!.start, this.game.lines, n);
  }

  protected played(view: View, side: Side, steps: Step[]): View {
    return { ...view, board: stepped(view.board, side, steps) };
  }

  protected framesTo(n: number, menSeen: boolean): Frame[] {
    return frames(this.game.info!.start, this.game.lines, n, menSeen);
  }

  protected override caughtUp(): void {
    const { current } = this;
    super.caughtUp();
    const { info, lines } = this.game;
    if (current || !info || lines.some(({ do: done }) => done.type === 'play')) return;
    const opening = lines.find((line) => !isBeside(line));
    if (opening) this.notices.add(info, lines, opening.n);
  }

  protected override arrived(before: TableGame, line: Line): void {
    this.point(null);
    super.arrived(before, line);
  }

  protected seen(before: View, now: View): void {
    const { info, lines } = this.game;
    const line = lines[now.line - 1];
    if (!info || !line) return;
    if (now.whole) this.notices.add(info, lines, now.line);
    if (now.line === before.line) return;
    if (line.do.type === 'roll' && !isOfLead(lines, now.line))
      this.notices.rolled(now.line, this.you.includes(line.side));
    const rolled = lines[rollOf(lines, now.line) - 1] ?? null;
    const names = { naming: settings.naming, reader: this.bottom };
    const called = callOf(t, line, rolled, names);
    this.called = called && { ...called, lang: i18n.lang };
    const [told, of] = this.coached ? [{ ...line, events: [] }, null] : [line, rolled];
    this.transcript.add([
      ...(this.clerk?.said(line) ?? []),
      ...describe(t, this.infoAt(now.line) ?? info, told, names, of),
    ]);
  }

  /** A coach explains every mark and every task: the table reports only the roll, the play and the score. */
  get coached(): boolean {
    return false;
  }
}
