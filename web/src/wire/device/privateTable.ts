import type { Connection, Incoming, TableHandlers } from '../host/host';
import type { GameInfo, MatchTerms, Options, PageMessage, CourrierInfo, Side } from '../described/messages';
import { SIDES, other } from '../messages/fleches';
import { checks, loadChecks } from '../messages/checks';
import type { Level } from '../messages/levels';
import type { NewGame } from '../messages/match';
import { load } from '../module/load';
import { begin, speaking } from '../module/module';
import { seedOf } from './seed';

const SEED = '0'.repeat(64);

/** The seats of a private table: this page plays one side; a computer with random dice, or no player, plays the second. */
interface Seats {
  side: Side;
  names: Record<Side, string>;
  bot?: Level;
  /** The terms of the match. */
  match?: MatchTerms;
  /** The options that differ from the usual rules. */
  options?: Options;
}

/** Returns a table for this page only, at a position of a tour or of another game; its moves are not saved. */
export function privateTable(
  start: Pick<NewGame, 'format' | 'trid' | 'position'>,
  { side, names, bot, match, options }: Seats,
): (on: TableHandlers) => Connection {
  const seat = (at: Side) =>
    bot && at !== side ? { kind: 'bot', name: names[at], bot } : { kind: 'human', name: names[at] };
  const game = {
    do: 'new',
    ...start,
    match,
    options,
    seed: bot ? seedOf('') : SEED,
    white: seat('white'),
    black: seat('black'),
  };
  return (on) => {
    let say: ((text: string) => string) | null = null;
    let closed = false;
    const ask = (message: object) => checks()!.parseAll(on.kind, say!(JSON.stringify(message)));
    // No player is elsewhere: none is awaited, asked after or said to be away, and no dice need proof.
    const here = <Info extends GameInfo | CourrierInfo>(info: Info): Info => ({
      ...info,
      commit: '',
      you: [SIDES.indexOf(side)],
      [other(side)]: { ...info[other(side)], kind: 'bot' },
    });
    // Nothing but a fault of the page makes the rules refuse a table.
    const begun = (messages: Incoming[]) => {
      for (const one of messages) if (one.say === 'error') throw new Error(`no private table: ${one.message}`);
      return messages;
    };
    const deliver = (messages: Incoming[]) => {
      for (const one of messages) if (!closed) on.message(one.say === 'game' ? here(one) : one);
    };
    async function open(): Promise<void> {
      const [module] = await Promise.all([load(), loadChecks()]);
      say = speaking(await begin(module), 'trictrac_call');
      if (closed) return;
      on.link('up');
      deliver(begun(ask(game)));
    }
    void open();
    return {
      send: (message: PageMessage) => (say && message.do !== 'join' ? deliver(ask(message)) : undefined),
      close: () => (closed = true),
    };
  };
}
