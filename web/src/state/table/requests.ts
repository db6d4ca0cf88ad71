import type { ChatMessage, Company, ErrorMessage, PageMessage } from '../../wire/described/messages';

/** A request beside the game, which the table answers by what it then shows, or by an error. */
export type TableRequest = Extract<
  PageMessage,
  { do: 'say' | 'talk' | 'agree' | 'vacation' | 'auto_play' | 'add_time' | 'claim_absent' }
>;
/** A message of the table, of a line only what it says was done. */
type TableNews =
  | Company
  | Pick<ErrorMessage, 'say'>
  | { say: 'line'; n: number; do: { type: string; player?: number } }
  | { say: 'ready' | 'game' | 'verdict' | 'ping' | 'pong' };

interface Pending {
  request: TableRequest;
  /** The number of the last chat message that cannot be its effect. */
  talk: number;
  /** The connection on which it was sent has been lost. */
  lost: boolean;
}

/** The requests whose effect this page has not seen: those lost with a connection are made once more on the next. */
export class PendingRequests {
  #all: Pending[] = [];

  /** Adds a request that was sent when `talk` was the number of the last chat message. */
  add(request: TableRequest, talk: number): void {
    this.#all.push({ request, talk, lost: false });
  }

  /** Removes the requests whose effect a message shows; an error may answer any of them, and removes all. */
  hear(message: TableNews): void {
    if (message.say === 'error') this.#all = [];
    else if (message.say === 'talk') this.#hearTalk(message);
    else if (message.say === 'talks') message.talks.forEach((talk) => this.#hearTalk(talk));
    else this.#all = this.#all.filter(({ request }) => !isDone(request, message));
  }

  /** Notes that the connection was lost, perhaps with the requests sent on it. */
  noteLoss(): void {
    for (const pending of this.#all) pending.lost = true;
  }

  /** Returns the lost requests, to be sent again where `line` is the number of the next line; those for another line lapse. */
  takeLost(line: number): TableRequest[] {
    this.#all = this.#all.filter(({ request }) => !('line' in request) || request.line === line);
    const lost = this.#all.filter((pending) => pending.lost);
    for (const pending of lost) pending.lost = false;
    return lost.map(({ request }) => request);
  }

  /** One chat message is the effect of one request, even if several have the same text. */
  #hearTalk({ n, player, text }: ChatMessage): void {
    const same = this.#all.filter(
      ({ request, talk }) =>
        request.do === 'talk' && n > talk && (request.player ?? null) === player && request.text.trim() === text,
    );
    for (const pending of same) pending.talk = n;
    this.#all = this.#all.filter((pending) => pending !== same[0]);
  }
}

/** Returns whether a message that is no talk shows that a request was carried out. */
function isDone(request: TableRequest, message: TableNews): boolean {
  if (request.do === 'talk' || request.do === 'claim_absent') return false;
  if (request.do === 'say')
    return message.say === 'said' && message.player === request.player && message.phrase === request.phrase;
  if (request.do !== 'agree')
    return message.say === 'line' && message.do.type === request.do && message.do.player === request.player;
  if (message.say !== 'proposed' || message.line !== request.line) return false;
  const players = message.proposals.find(({ to }) => to === request.to)?.players;
  return request.wish ? players?.includes(request.player) === true : !players;
}
