import { connect } from '../../wire/tables/tables';
import type { Connection, TableHandlers, LinkState } from '../../wire/host/host';
import type {
  Accord,
  Action,
  ClockNow,
  ClockTerms,
  Format,
  Keys,
  PageMessage,
  Phrase,
  Proposed,
  Side,
  Step,
  TournamentSeen,
} from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import { type PlayerTime, seatsOf } from '../../wire/messages/match';
import type { MessageOf, VerdictOf } from '../../wire/messages/protocol';
import { lastLine, reduce, unanswered, unheard, type TableGame, type GameEvent } from '../game/game';
import { keysOf } from '../kept/games';
import { abroad } from './abroad.svelte';
import { FairDice } from '../fair/dice.svelte';
import type { FairLine, FairInfo } from '../fair/giving';
import { People } from './people.svelte';
import { PendingRequests, type TableRequest } from './requests';

/** Connects to a table, which sends no message before this function has returned. */
export type Connect = (on: TableHandlers) => Connection;
/** The messages of a table, by its game: its line lets no others pass. */
export type GameKind = 'TableMessage' | 'CourrierMessage';

/** The part of the message `game` that all games share. */
export interface AnyInfo extends FairInfo {
  say: 'game';
  format: Format;
  next?: string;
  clock?: ClockTerms;
  now?: number;
  rated?: true;
  tournament?: TournamentSeen;
}

/** The time, in seconds, after which an action that could not be stored is sent again, if the answer names none. */
const AGAIN_AFTER = 2;

/** The part of a table that all games share: it hears the table, line by line, and sends the player's actions. */
export abstract class TableLink<
  I extends AnyInfo,
  L extends FairLine & { say: 'line'; n: number; clock?: ClockNow },
  R,
> {
  game = $state.raw<TableGame<I, L, R>>(unheard());
  readonly people = new People();
  readonly fair: FairDice;
  readonly #requests = new PendingRequests();
  #wishes = false;
  /** The lead of the table's clock over this device's, in milliseconds. */
  #ahead = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #keys;
  readonly #connection: Connection;
  /** The callbacks that wait for a verdict, by the text of the steps. */
  readonly #asked = new Map<string, ((verdict: VerdictOf<R> | null) => void)[]>();

  constructor(
    readonly id: string,
    connection: Connect = (on) => connect(id, on),
    kind: GameKind = 'TableMessage',
  ) {
    this.#keys = keysOf(id);
    if (abroad.game === id) abroad.back();
    this.fair = new FairDice(id, (message) => this.#connection.send(message));
    this.#connection = connection({
      kind,
      join: () => this.#join(),
      message: (message) => this.#hear(message as MessageOf<I, L, R>),
      link: (link) => this.#linked(link),
    });
  }

  /** The players whose seats this page holds, by number. */
  get players(): number[] {
    return this.game.info?.you ?? [];
  }

  /** The sides this page plays now. */
  get you(): Side[] {
    return SIDES.filter((side) => this.players.includes(this.playerAt(side)));
  }

  /** The people who play from elsewhere, by number. */
  get elsewhere(): number[] {
    const { info } = this.game;
    const seats = info ? seatsOf(info) : [];
    return seats.flatMap(({ kind }, i) => (kind === 'human' && !this.players.includes(i) ? [i] : []));
  }

  /** The people who have not come yet, by number. */
  get awaited(): number[] {
    const { info } = this.game;
    return info ? seatsOf(info).flatMap(({ free }, i) => (free ? [i] : [])) : [];
  }

  /** Returns whether a player elsewhere has come before, and is not connected now. */
  isAway(player: number): boolean {
    const { here } = this.people;
    const expected = this.elsewhere.includes(player) && !this.awaited.includes(player);
    return here !== null && expected && !here.players.includes(player);
  }

  /** Says something to the table, as the first player of this page. */
  sayTo(phrase: Phrase): void {
    const [player] = this.players;
    if (player !== undefined) this.#request({ do: 'say', player, phrase });
  }

  /** Says something in your own words, as the first player of this page or as a spectator. */
  talk(text: string): void {
    this.dismiss();
    const [player] = this.players;
    this.#request({ do: 'talk', ...(player !== undefined && { player }), text });
  }

  /** Asks for a rematch, or withdraws the request. */
  wish(wish: boolean): void {
    this.#wishes = wish;
    for (const player of this.players) this.#connection.send({ do: 'again', player, wish });
  }

  /** The current proposals, with the players who agree. */
  get proposals(): Proposed['proposals'] {
    const { line, proposals } = this.people.proposed;
    return line === lastLine(this.game) + 1 ? proposals : [];
  }

  /** Proposes something to all at the table or agrees to it; or will not have it. */
  agree(to: Accord, wish: boolean): void {
    const line = lastLine(this.game) + 1;
    const own = this.proposals.some((one) => one.to === to && one.players.some((p) => this.players.includes(p)));
    if (wish || own) this.people.propose(wish ? to : null);
    for (const player of this.players) this.#request({ do: 'agree', player, line, to, wish });
  }

  /** The players' clocks; null without clocks, and before the first line. */
  get clock(): ClockNow | null {
    return this.game.lines.at(-1)?.clock ?? null;
  }

  /** Returns a player's time; null without a clock. */
  timeOf(player: number): PlayerTime | null {
    const terms = this.game.info?.clock;
    const now = this.clock;
    const { paused } = this.people;
    const stands = paused.why ? { stands: paused.at } : {};
    return terms && now ? { terms, now, player, ahead: this.#ahead, ...stands } : null;
  }

  /** Returns the time at the table, in milliseconds. */
  tableTime(): number {
    return Date.now() + this.#ahead;
  }

  /** Offers seats of this table to everybody, by their codes; an empty object ends the offer. */
  offer(claims: Keys): void {
    this.#connection.send({ do: 'offer', claims });
  }

  /** Gives the person who is asked their time again. */
  giveTime(): void {
    const [player] = this.players;
    if (player !== undefined) this.#request({ do: 'add_time', player });
  }

  /** Claims the game of an opponent who has left it. */
  claimAbsent(): void {
    const [player] = this.players;
    const line = lastLine(this.game) + 1;
    if (player !== undefined) this.#request({ do: 'claim_absent', player, line });
  }

  /** Starts a holiday of that many days, or ends it (0). */
  leave(days: number): void {
    for (const player of this.players) this.#request({ do: 'vacation', player, days });
  }

  /** Lets the table make the moves that leave no choice, or stops that. */
  setAutoPlay(wish: boolean): void {
    for (const player of this.players) this.#request({ do: 'auto_play', player, wish });
  }

  /** Asks whether a turn may begin with these steps. */
  why(side: Side, tried: Step[]): void {
    this.dismiss();
    this.#connection.send({ do: 'why', side, steps: tried });
  }

  /** Asks the same, without showing the answer; null if the connection is lost. */
  inquire(side: Side, tried: Step[]): Promise<VerdictOf<R> | null> {
    if (this.game.link !== 'up') return Promise.resolve(null);
    return new Promise((resolve) => {
      const key = JSON.stringify(tried);
      this.#asked.set(key, [...(this.#asked.get(key) ?? []), resolve]);
      this.#connection.send({ do: 'why', side, steps: tried });
    });
  }

  /** Takes away the last refusal or error. */
  dismiss(): void {
    if (this.game.verdict || this.game.trouble) this.#take({ say: 'dismiss' });
  }

  /** Leaves the table; a person who waits there for an opponent goes on waiting. */
  close(): void {
    clearTimeout(this.#again);
    this.#connection.close();
    abroad.leave(this.id, this.awaited);
  }

  /** Returns the player who sits at a side now. */
  playerAt(side: Side): number {
    return SIDES.indexOf(side);
  }

  /** All lines up to now are known. */
  protected abstract caughtUp(): void;
  /** A line has come while the page was looking on. */
  protected abstract arrived(before: TableGame<I, L, R>, line: L): void;
  protected judged(_verdict: VerdictOf<R>): void {}

  /** Does something as the next line, unless an answer is awaited. */
  protected send(action: Action, side: Side): void {
    if (this.game.pending) return;
    const act = { do: 'act', line: lastLine(this.game) + 1, side, action } as const;
    this.#take({ say: 'sent', act });
    this.#connection.send(act);
  }

  /** Sends a request beside the game, and again if it is lost with the connection. */
  #request(request: TableRequest): void {
    this.#requests.add(request, this.people.talks.at(-1)?.n ?? 0);
    this.#connection.send(request);
  }

  #take(event: GameEvent<I, L, R>): void {
    this.game = reduce(this.game, event);
  }

  #hear(message: MessageOf<I, L, R>): void {
    if (message.say === 'verdict' && this.#answered(message)) return;
    this.#requests.hear(message);
    if (this.people.hear(message)) {
      // `here` is the last message of a join: what still stands is known, and what is missing was lost.
      const lost = message.say === 'here' ? this.#requests.takeLost(lastLine(this.game) + 1) : [];
      return lost.forEach((request) => this.#connection.send(request));
    }
    const before = this.game;
    if (message.say === 'game') this.#ahead = message.now === undefined ? 0 : message.now - Date.now();
    this.#take(message);
    if (this.game.gap && !before.gap) this.#connection.send(this.#join());
    if (message.say === 'ready') this.#ready();
    if (message.say === 'error' && message.code === 'unavailable') this.#sendAgain(message.retry_after ?? AGAIN_AFTER);
    if (message.say === 'verdict') this.judged(message);
    if (message.say === 'line' && before.ready && this.game.lines !== before.lines) {
      this.arrived(before, message);
      this.#give();
    }
  }

  /** Sends the action that the server could not store again, until it is stored. */
  #sendAgain(after: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      const act = this.game.ready && unanswered(this.game);
      if (act) this.#connection.send(act);
    }, after * 1000);
  }

  #linked(link: LinkState): void {
    this.#take({ say: 'link', link });
    if (link === 'up') return;
    this.people.lose();
    this.#requests.noteLoss();
    const lost = [...this.#asked.values()].flat();
    this.#asked.clear();
    for (const resolve of lost) resolve(null);
  }

  #answered(verdict: VerdictOf<R>): boolean {
    const key = JSON.stringify(verdict.steps);
    const [first, ...others] = this.#asked.get(key) ?? [];
    this.#asked.set(key, others);
    first?.(verdict);
    return first !== undefined;
  }

  #ready(): void {
    if (!this.game.info) return;
    this.caughtUp();
    const act = unanswered(this.game);
    if (act) this.#connection.send(act);
    if (this.#wishes) this.wish(true);
    this.#give();
  }

  /** Gives the shares that fair dice need from the players of this page. */
  #give(): void {
    const { info, lines } = this.game;
    if (info) void this.fair.consider(info, lines);
  }

  #join(): PageMessage {
    return { do: 'join', game: this.id, keys: this.#keys, since: lastLine(this.game) };
  }
}
