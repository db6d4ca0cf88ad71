import type { Messages } from '../../words/language.svelte';
import { ofPurse, type Purse } from '../../words/players';
import type { Account, GameInfo, Honours, HonoursWon, Line } from '../../wire/described/messages';
import type { Payment } from './payments';

/** Returns the payments for the honours of a combiné: one for every time that fiches changed owner or went to the basket. */
export function honoursPayments(t: Messages, info: GameInfo, lines: Line[], purses: Purse[]): Payment[] {
  const payments: Payment[] = [];
  let before: Account | null = null;
  for (const { account } of lines) {
    if (!account?.honours) continue;
    const payment = paid(t, info, before, account, purses);
    if (payment) payments.push(payment);
    before = account;
  }
  return payments;
}

function paid(t: Messages, info: GameInfo, before: Account | null, now: Account, purses: Purse[]): Payment | null {
  const old = before?.honours;
  const honours = now.honours!;
  const moved = honours.fiches.map((fiches, player) => fiches - (old?.fiches[player] ?? 0));
  const won = honours.won.slice(old?.won.length ?? 0);
  if (moved.every((fiches) => fiches === 0) && won.length === 0) return null;
  return {
    ...words(t, info, old, now, won),
    source: '',
    amounts: purses.map((purse) => ofPurse(purse, moved)),
  };
}

function words(t: Messages, info: GameInfo, old: Honours | undefined, now: Account, won: HonoursWon[]) {
  const w = t.match.honours.paid;
  if (!old) return { code: 'stakes', title: w.stakes, why: now.carried ? w.carriedWhy : w.stakesWhy };
  if (won.length === 0) return { code: 'shared', title: w.shared, why: sharedWhy(t, old) };
  const first = old.won.length + 1;
  const price = info.match?.poule_simple ?? 1;
  const reasons = won.map(
    ({ factor }) => `${t.match.news.honoursWhy[factor] ?? ''} ${w.price(price * factor, old.open)}`,
  );
  return {
    code: 'won',
    title: won.map(({ factor }, i) => w.game(first + i, t.match.honours.factor[factor] ?? '')).join(', '),
    why: [...reasons.map((reason) => reason.trim()), ...drawn(t, old, now.honours!, won)].join(' '),
  };
}

/** Returns whether the basket was drawn and filled again, in words. */
function drawn(t: Messages, old: Honours, now: Honours, won: HonoursWon[]): string[] {
  const w = t.match.honours.paid;
  if (!old.open || !won.some(({ winner }, i) => winner === (i === 0 ? old.contrat : won[i - 1]!.winner))) return [];
  return now.open ? [w.drawn, w.refilled] : [w.drawn];
}

function sharedWhy(t: Messages, { contrat, both }: Honours): string {
  const w = t.match.honours.paid;
  if (!contrat) return w.givenBack;
  return both ? w.sharedByTwo : w.takenByOne;
}
