import type { Company, ErrorMessage, PageMessage } from '../../wire/described/messages';

/** What a page asks for beside the game and then sees done, or refused. */
export type Wish = Extract<PageMessage, { do: 'talk' | 'agree' | 'leave' | 'trust' | 'grace' | 'claim_absent' }>;
/** What shows that something was done. */
type Heard =
  | Company
  | Pick<ErrorMessage, 'say'>
  | { say: 'line'; n: number; do: { type: string; player?: number } }
  | { say: 'ready' | 'game' | 'verdict' | 'ping' | 'pong' };

interface Due {
  wish: Wish;
  /** The number of the last chat message known when it was sent. */
  talk: number;
  /** It was sent on the line that stands. */
  fresh: boolean;
}

/** What this page has asked for and not seen done: it asks again once, after its line was lost. */
export class Unseen {
  #all: Due[] = [];

  add(wish: Wish, talk: number): void {
    this.#all.push({ wish, talk, fresh: true });
  }

  hear(message: Heard): void {
    this.#all = message.say === 'error' ? [] : this.#all.filter((due) => !shows(message, due));
  }

  /** The line was lost, perhaps with what was sent on it. */
  lose(): void {
    for (const due of this.#all) due.fresh = false;
  }

  /** Returns what is to be sent again where the next line has that number. */
  again(line: number): Wish[] {
    this.#all = this.#all.filter(({ wish }) => !('line' in wish) || wish.line === line);
    const lost = this.#all.filter(({ fresh }) => !fresh);
    for (const due of lost) due.fresh = true;
    return lost.map(({ wish }) => wish);
  }
}

/** Returns whether a message shows that something was done. */
function shows(message: Heard, { wish, talk }: Due): boolean {
  if (wish.do === 'talk') {
    const talks = message.say === 'talks' ? message.talks : message.say === 'talk' ? [message] : [];
    return talks.some(
      ({ n, player, text }) => n > talk && player === (wish.player ?? null) && text === wish.text.trim(),
    );
  }
  if (wish.do === 'agree') {
    if (message.say !== 'proposed' || message.line !== wish.line) return false;
    const players = message.proposals.find(({ to }) => to === wish.to)?.players;
    return wish.wish ? players?.includes(wish.player) === true : !players;
  }
  if (wish.do === 'claim_absent' || message.say !== 'line') return false;
  return message.do.type === wish.do && message.do.player === wish.player;
}
