import { rolls, type Roll } from '../../state/game/rolls';
import { standing } from '../../state/game/standing';
import { settings } from '../../state/settings/settings.svelte';
import type { Clerk, TrictracSession } from '../../state/trictrac/session.svelte';
import { other } from '../../wire/messages/fleches';
import type {
  HandAction,
  HandKind,
  JanEvent,
  Line,
  OpenMark,
  Part,
  Remedy,
  Scores,
  Side,
  Turn,
} from '../../wire/described/messages';
import { parseTrid, type Board } from '../../wire/messages/trid';
import { i18n } from '../../words/language.svelte';
import { carried, landing, type Landing } from './jeton';
import { Repeating } from './repeating.svelte';
import { askedOf } from './reasons';
import { sayingsOf, type Speech } from './said';
import { statusText } from './status';
import { TouchHand } from './touchHand.svelte';
import { words } from './words';

/** A sign of a bredouille, which is taken with a mark or forgotten (R2). */
export type Sign = 'jeton' | 'pavillon' | 'etendard' | 'cravate';

/** The claim about a mark of the opponent. */
type ClaimKind = 'school' | 'rectify';

/** A player who marks for themselves: the jeton in hand, and their possible actions. */
export class Marking implements Clerk {
  /** The points by which the jeton has been carried on without being let go. */
  inHand = $state(0);
  /** The holes pegged with this mark where pegs are moved by hand, and the signs taken with it. */
  holes = $state(0);
  jeton = $state(false);
  pavillon = $state(false);
  etendard = $state(false);
  cravate = $state(false);
  /** The open pad: that of an école, or of a mark to rectify. */
  asking = $state<ClaimKind | null>(null);
  /** The player tried to move a man with the jeton in hand. */
  nudged = $state(false);
  /** The remedy that the board shows. */
  shown = $state.raw<Remedy | null>(null);
  /** Arrows of something that was missed, on the board as it stood. */
  drawn = $state.raw<{ event: JanEvent; roller: Side; board: Board } | null>(null);
  /** The side for which the page speaks, on a device that two share. */
  #speaker = $state<Side | null>(null);
  readonly #repeating: Repeating;
  /** The number of lines that this page has handled. */
  #known = 0;

  constructor(readonly session: TrictracSession) {
    this.#repeating = new Repeating(session);
    session.clerk = this;
    if (this.touches) session.hand = new TouchHand(session);
  }

  /** Continues after a line or an answer that it waited for; must be called in an effect. */
  follow(): void {
    this.#repeating.follow();
    const { hand, game } = this.session;
    if (game.lines.length !== this.#known) this.#gone(game.lines.length);
    if (hand instanceof TouchHand && hand.due && !game.pending) hand.confirm();
  }

  /** Clears the drawings and the remedy once the game has gone on. */
  #gone(lines: number): void {
    this.#known = lines;
    this.drawn = null;
    this.shown = null;
  }

  /** Returns the turn; null while the board shows an old roll. */
  get turn(): Turn | null {
    const { session } = this;
    return session.looking === null && !session.end ? session.turn : null;
  }

  /** Returns the side for which the page speaks: the person to play, or the one player of the page. */
  get side(): Side | null {
    const { you } = this.session;
    const asked = this.turn?.side;
    if (this.#speaker && you.includes(this.#speaker)) return this.#speaker;
    return asked && you.includes(asked) ? asked : (you[0] ?? null);
  }

  /** Speaks for one of two who share the device. */
  speakFor(side: Side): void {
    this.#speaker = side;
    this.putBack();
  }

  /** Returns the actions that the side of the page may take now. */
  get may(): ReadonlySet<HandKind> {
    const { side, turn } = this;
    return new Set((side && turn?.may?.[side]) ?? []);
  }

  /** Returns the turn if it is that of the side of the page; null otherwise. */
  get asked(): Turn | null {
    const { asked } = this.session;
    return asked && asked.side === this.side ? asked : null;
  }

  /** Returns whether the players also move holes, second jeton and pavillon. */
  get pegs(): boolean {
    return this.session.game.info?.options.pegs === 'hand';
  }

  /** Returns the signs that a mark may take with pegs by hand: the older à écrire and combiné have two (S3). */
  get signs(): readonly Sign[] {
    return this.session.account?.board ? ['jeton', 'etendard', 'cravate'] : ['jeton', 'pavillon'];
  }

  /** Returns whether wrong plays are possible, and put right afterwards. */
  get touches(): boolean {
    return this.session.game.info?.options.moves === 'touch';
  }

  /** Returns the points for which the jeton stands on the board. */
  get from(): number {
    return this.side ? this.session.view.score[this.side].points : 0;
  }

  /** Returns the place of the jeton in hand; the holes are those pegged where pegs are moved by hand. */
  get landing(): Landing {
    const { side, session, inHand } = this;
    const score = side ? session.view.score[side] : { points: 0, bredouille: false };
    const lands = landing(score, inHand);
    return this.pegs ? { ...lands, holes: this.holes } : lands;
  }

  /** Returns the score on the board, with the jeton and the peg in hand. */
  get score(): Scores {
    const { session, side } = this;
    return side && this.holding ? carried(session.view.score, side, this.inHand, this.holes) : session.view.score;
  }

  /** Returns the men on the board: those of a remedy while the player looks at one. */
  get board(): Board {
    return (this.shown && parseTrid(this.shown.trid)?.board) ?? this.session.view.board;
  }

  /** Returns whether a jeton or a peg is in hand. */
  get holding(): boolean {
    return this.inHand > 0 || this.holes > 0 || this.signs.some((sign) => this[sign]);
  }

  /** Returns whether a jeton in hand or a remedy on the board blocks all other actions. */
  get busyWith(): boolean {
    return this.holding || this.shown !== null;
  }

  /** Says why no man may be moved now. */
  nudge(): void {
    this.nudged = true;
  }

  /** Opens a pad, or closes it. */
  ask(asking: ClaimKind | null): void {
    this.asking = asking;
    this.putBack();
  }

  /** Looks at the board after a remedy, or at the board as it is. */
  show(remedy: Remedy | null): void {
    this.putBack();
    this.shown = remedy;
  }

  /** Carries the jeton on by this number of points in all. */
  carry(points: number): void {
    if (!this.may.has('mark')) return;
    this.inHand = Math.max(0, points);
    this.nudged = false;
  }

  /** Takes the jeton back to where it stood, and the peg. */
  putBack(): void {
    this.inHand = 0;
    this.holes = 0;
    this.jeton = false;
    this.pavillon = false;
    this.etendard = false;
    this.cravate = false;
    this.nudged = false;
  }

  /** Lets the jeton go, which makes the mark (R6). */
  letGo(): void {
    const { inHand: points, holes, signs } = this;
    const taken = Object.fromEntries(signs.map((sign) => [sign, this[sign]]));
    if (this.holding) this.say({ type: 'mark', points, ...(this.pegs && { holes, ...taken }) });
  }

  /** Sends an action of the side of the page. */
  say(action: HandAction): void {
    const { side, session } = this;
    if (!side || !this.may.has(action.type)) return;
    this.asking = null;
    this.shown = null;
    if (action.type === 'mark') this.putBack();
    session.dismiss();
    this.#repeating.sent(action, side);
    session.act(action, side);
  }

  /** Returns the marks of the opponent about which the player may claim an école. */
  get disputable(): OpenMark[] {
    const { side, turn } = this;
    return (turn?.marks ?? []).filter((mark) => mark.side !== side && mark.disputable);
  }

  /** Claims an école against the opponent, or has their mark put right. */
  claim(part: Part, points: number): void {
    if (this.asking === 'rectify') this.say({ type: 'rectify', for: part });
    else this.say({ type: 'school', points, for: part });
  }

  /** Returns the mark whose reason the opponent asks for. */
  get question(): OpenMark | null {
    const { side, turn, session } = this;
    return side && turn ? askedOf(session.game.lines, turn.marks ?? [], side) : null;
  }

  /** Returns the remedies that were asked for and may still be chosen; null if there are none. */
  get remedies(): Remedy[] | null {
    const lines = standing(this.session.game.lines);
    const last = lines.findLast((line) => line.remedies || line.do.type === 'remedy' || line.do.type === 'roll');
    return last?.side === this.side && this.turn ? (last?.remedies ?? null) : null;
  }

  /** Demands the remedy on the board. */
  exact(): void {
    if (this.shown) this.say({ type: 'remedy', n: this.shown.n });
  }

  /** Returns a roll by its number in the record. */
  roll(number: number): Roll | undefined {
    const { game, show } = this.session;
    return rolls(game.lines, show.view).find((roll) => roll.number === number);
  }

  /** Returns the material for sentences about a line. */
  speech(line: number): Speech {
    const { session } = this;
    return { w: words, t: i18n.t, info: session.infoAt(line), name: settings.namer(session.bottom) };
  }

  /** Returns the opponent at the board. */
  get foe(): Side {
    return other(this.side ?? 'white');
  }

  said(line: Line): string[] {
    const { lines } = this.session.game;
    return sayingsOf(this.speech(line.n), line, lines[line.n - 2]).map(({ text }) => text);
  }

  /** Returns the status; empty while the jeton is in hand, because the jeton has its own text. */
  asks(usual: string): string {
    return this.holding ? '' : statusText(words, i18n.t, this, usual);
  }
}
