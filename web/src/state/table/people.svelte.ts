import type {
  Absent,
  Accord,
  AgainWished,
  Company,
  Here,
  Keys,
  Paused,
  Phrase,
  Proposed,
  ChatMessage,
} from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';
import type { OfPeople } from '../../wire/messages/protocol';

/** The last saying of a player, numbered in order: a phrase, or free words; neither for a player who has just sat down. */
export interface TableSaying {
  n: number;
  player: number;
  phrase: Phrase | null;
  talk?: ChatMessage;
}

const NOBODY: AgainWished = { say: 'again', wish: [], next: null };
const THERE: Absent = { say: 'absent', player: null };
const RUNNING: Paused = { say: 'paused', why: null };
const NOTHING: Proposed = { say: 'proposed', line: 0, proposals: [] };

/** The people at a table: those present, their last words, the proposals, and the wishes for another game. */
export class People {
  /** The players who are connected, and how many look on; null while that is not known. */
  here = $state.raw<{ players: number[]; watching: number } | null>(null);
  /** The players who have been connected while this page was. */
  readonly seen = new Set<number>();
  /** The last saying of each player. */
  said = $state.raw<TableSaying[]>([]);
  /** The messages in free words, in order; without those that moderators took away. */
  talks = $state.raw<ChatMessage[]>([]);
  /** The number of the last of them that has been read. */
  read = $state(0);
  again = $state.raw<AgainWished>(NOBODY);
  /** The player to move, where they have left a live game. */
  absent = $state.raw<Absent>(THERE);
  /** The reason why the clocks stand, and since when. */
  paused = $state.raw<Paused>(RUNNING);
  /** The proposals for the line they name; once that line exists they have lapsed. */
  proposed = $state.raw<Proposed>(NOTHING);
  /** The proposal of this page that a player declined, with the line it named. */
  declined = $state.raw<{ to: Accord; line: number } | null>(null);
  #own: Accord | null = null;
  #sayings = 0;
  /** The kinds of message since the page joined on this connection; the first `here` comes after all others that apply. */
  readonly #heard = new Set<string>();
  /** The page has joined at least once: what is written from then on is new to its user. */
  #joined = false;

  /** Handles each message about the people: if one is left out, the page does not compile. */
  readonly #on: { [Name in Company['say']]: (message: Extract<Company, { say: Name }>) => void } = {
    here: (message) => this.#hearHere(message),
    again: (message) => (this.again = message),
    absent: (message) => (this.absent = message),
    paused: (message) => (this.paused = message),
    proposed: (message) => this.#hearProposed(message),
    said: ({ player, phrase }) => this.#hearSaying(player, phrase),
    talk: (message) => this.#hearTalks([message]),
    talks: ({ talks }) => this.#hearTalks(talks, this.#before(talks[0])),
    taken: ({ player }) => this.#hearSaying(player, null),
  };

  /** Handles a message about the people; returns whether it leaves the game as it is. */
  hear(message: { say: string }): message is OfPeople {
    const handle = this.#on[message.say as Company['say']] as ((message: object) => void) | undefined;
    handle?.(message);
    this.#heard.add(message.say);
    return handle !== undefined && message.say !== 'taken';
  }

  /** Notes the proposal of this page; null withdraws it. */
  propose(to: Accord | null): void {
    this.#own = to;
    this.declined = null;
  }

  /** Forgets the people present, who are unknown while the connection is down. */
  lose(): void {
    this.#heard.clear();
    this.here = null;
    this.absent = THERE;
    this.paused = RUNNING;
  }

  /** Adds chat messages: those from before the page joined count as read, later ones are shown as sayings. */
  #hearTalks(talks: ChatMessage[], known = this.talks): void {
    const last = this.talks.at(-1)?.n ?? 0;
    const all = new Map([...known, ...talks].map((one) => [one.n, one]));
    this.talks = [...all.values()].filter(({ text }) => text).sort((a, b) => a.n - b.n);
    if (!this.#joined) this.read = Math.max(this.read, ...talks.map(({ n }) => n));
    else
      for (const talk of talks)
        if (talk.n > last && talk.text && talk.player !== null) this.#hearSaying(talk.player, null, talk);
  }

  /** Returns the known messages before one: the server names all from there on, but for those taken away. */
  #before(first: ChatMessage | undefined): ChatMessage[] {
    return this.talks.filter(({ n }) => first && n < first.n);
  }

  #hearHere(message: Here): void {
    if (!['here', 'talk', 'talks'].some((say) => this.#heard.has(say))) this.talks = [];
    this.here = message;
    this.#joined = true;
    message.players.forEach((player) => this.seen.add(player));
    if (!this.#heard.has('proposed')) this.#hearProposed({ ...this.proposed, proposals: [] });
    if (!this.#heard.has('again') && this.again.next === null) this.again = NOBODY;
  }

  #hearProposed(now: Proposed): void {
    const { line, proposals } = this.proposed;
    const own = this.#own;
    const had = line === now.line && proposals.some(({ to }) => to === own);
    const has = now.proposals.some(({ to }) => to === own);
    if (own && had && !has) {
      this.propose(null);
      this.declined = { to: own, line };
    }
    this.proposed = now;
  }

  #hearSaying(player: number, phrase: Phrase | null, talk?: ChatMessage): void {
    this.#sayings += 1;
    const others = this.said.filter((one) => one.player !== player);
    this.said = [...others, { n: this.#sayings, player, phrase, ...(talk && { talk }) }];
  }
}

/** Returns the keys for the next game: two players change sides, more players keep their numbers. */
export function keysOfNext(keys: Keys, players: number): Keys {
  if (players !== SIDES.length) return keys;
  return Object.fromEntries(Object.entries(keys).map(([player, key]) => [1 - Number(player), key]));
}
