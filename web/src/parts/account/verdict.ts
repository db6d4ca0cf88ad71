import type { Messages } from '../../words/language.svelte';
import type { Account, GameInfo } from '../../wire/described/messages';
import { ficheOf, inFiches, plain } from './amount';
import { ofPurse, whoOf, type Purse } from '../../words/players';

/** Returns how a match ended, in one line; `byTime`: the loser ran out of time. */
export function verdict(t: Messages, info: GameInfo, account: Account, purses: Purse[], byTime = false): string {
  const e = t.match.end;
  if (account.over?.by === 'resign') {
    const who = whoOf(t, info, account.over.player);
    return byTime ? t.clock.out(who) : e.resigned(who);
  }
  const amounts = purses.map((purse) => gainOf(info, account, purse));
  const most = Math.max(...amounts);
  const best = purses[amounts.indexOf(most)];
  if (!best || most <= 0)
    return account.settlement?.lines.some(({ code }) => code === 'rounding') ? e.evenRounded : e.even;
  const amount = account.honours ? inFiches(t, most, ficheOf(info, account)) : amountOf(t, account, most);
  if (account.poule?.kind === 'filled') return e.takes(best.who, amount);
  return e.winner(best.who, amount);
}

/** Returns the total gain of a purse, in jetons: in combiné the fiches of the honours count too. */
export function gainOf(info: GameInfo, account: Account, purse: Purse): number {
  const honours = account.honours ? ficheOf(info, account) * ofPurse(purse, account.honours.fiches) : 0;
  return ofPurse(purse, account.balance) + honours;
}

/** Returns a gain as a number of stakes if the stake is one, otherwise as an amount. */
function amountOf(t: Messages, { unit, tours }: Account, amount: number): string {
  const plainly = tours && tours.stake !== 1;
  return t.match.unit[plainly ? 'unit' : unit](plain(t, amount));
}
