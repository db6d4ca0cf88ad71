import type { Messages } from '../../words/language.svelte';
import type { GameInfo } from '../../wire/messages/protocol';
import type { Side } from '../../wire/messages/play';
import type { Account, Meeting } from '../../wire/messages/account';
import { formula, plain } from '../../parts/account/amount';
import { whyOf } from '../../parts/account/marque';
import { called } from '../../words/players';
import type { Tiding } from '../../state/game/events';

/** A notice in words: what happened, the reckoning if there is one, and why. */
export interface Notice {
  title: string;
  sum: string;
  text: string;
}

/** A tiding told to the players. */
export function notice(t: Messages, info: GameInfo, tiding: Tiding): Notice {
  const n = t.match.news;
  const at = (account: Account, side: Side) => called(t, info, account.at[side]);
  switch (tiding.what) {
    case 'seats':
      return seats(t, info, tiding);
    case 'lead': {
      const throws = tiding.done.throws.map(
        ([w, b]) => `${at(tiding.account, 'white')} ${w}, ${at(tiding.account, 'black')} ${b}`,
      );
      return { title: n.lead(at(tiding.account, tiding.done.first)), sum: '', text: n.leadText(throws.join(' ; ')) };
    }
    case 'marque': {
      const { row, number } = tiding;
      return {
        title: n.marque(number, called(t, info, row.winner), t.match.jetons(row.jetons)),
        sum: formula(t, row),
        text: whyOf(t, info, row),
      };
    }
    case 'refait':
      return { title: n.refait(tiding.number), sum: '', text: n.refaitText(tiding.consolation) };
    case 'tour':
      return tour(t, info, tiding);
    case 'meeting':
      return meeting(t, info, tiding.meeting, tiding.account);
    case 'tie':
      return { title: n.tie, sum: '', text: n.tieText };
    case 'honours':
      return honours(t, info, tiding);
    case 'suspend':
      return { title: n.suspend[tiding.game], sum: '', text: suspended(t, info, tiding) };
    case 'resumed':
      return { title: n.resumed, sum: '', text: n.resumedText };
    case 'half': {
      const [paid, pays] = tiding.thrown;
      return { title: n.half, sum: '', text: n.halfText(paid, pays, paid > pays) };
    }
  }
}

function seats(t: Messages, info: GameInfo, { done, dice }: Extract<Tiding, { what: 'seats' }>): Notice {
  const n = t.match.news;
  const [a = '', b = '', ...rest] = done.order.map((player) => called(t, info, player));
  const thrown = done.throws
    .filter((row) => row.length > 0)
    .map((row) => row.join(', '))
    .join(' ; ');
  return {
    title: dice ? n.seatsDice : n.seatsLots,
    sum: '',
    text: n.seatsText(a, b, rest.join(', ')) + (thrown ? ` ${n.dice(thrown)}` : ''),
  };
}

function tour(t: Messages, info: GameInfo, { number, won, end }: Extract<Tiding, { what: 'tour' }>): Notice {
  const n = t.match.news;
  const who = end.winner === 'white' ? 0 : 1;
  const title = n.tour(number, called(t, info, who));
  if (end.by === 'resign') return { title, sum: '', text: n.tourResigned };
  const holes = won ? holesOf(won.holes, end.winner) : '';
  const name = Object.entries(t.end.worths).find(([key]) => key === end.worth.name)?.[1] ?? '';
  return { title, sum: '', text: n.tourText(holes, name, t.match.unit.stake(plain(t, end.worth.value))) };
}

function meeting(t: Messages, info: GameInfo, m: Meeting, account: Account): Notice {
  const n = t.match.news;
  const title = n.meeting(called(t, info, m.winner), called(t, info, m.loser));
  const holes = holesOf(m.holes, m.won_by);
  const pot = plain(t, account.poule?.pot ?? 0);
  const filled = account.poule?.kind === 'filled';
  const text = filled
    ? n.meetingFilled(holes, called(t, info, m.loser), plain(t, account.poule?.stake ?? 0), pot)
    : n.meetingDrained(holes, plain(t, m.balance[m.winner] ?? 0), pot);
  return { title, sum: '', text };
}

function honours(t: Messages, info: GameInfo, { won, before }: Extract<Tiding, { what: 'honours' }>): Notice {
  const n = t.match.news;
  const who = called(t, info, before.at[won.winner]);
  const price = t.match.fiches(won.factor * (info.match?.poule_simple ?? 1));
  const open = before.honours?.open ?? false;
  const drawn = open && before.honours?.contrat === won.winner;
  const text = [n.honoursWhy[won.factor], n.honoursText(price, open), drawn ? n.poule(who) : ''];
  return {
    title: n.honours(who, t.match.honours.factor[won.factor] ?? ''),
    sum: '',
    text: text.filter(Boolean).join(' '),
  };
}

function suspended(t: Messages, info: GameInfo, { game, side, account }: Extract<Tiding, { what: 'suspend' }>): string {
  const who = called(t, info, account.at[side]);
  if (game === 'honours') return t.match.suspended.honours(who);
  return account.suspended?.ended ? t.match.suspended.ended(who) : t.match.suspended.ecrire(who);
}

/** The winner's holes first: "12 – 3". */
function holesOf(holes: Record<Side, number>, winner: Side): string {
  const other: Side = winner === 'white' ? 'black' : 'white';
  return `${holes[winner]} – ${holes[other]}`;
}
