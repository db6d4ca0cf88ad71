import type { Messages } from '../../words/language.svelte';
import type { Account, GameInfo, Meeting, Side } from '../../wire/described/messages';
import { formula, plain } from '../../parts/account/amount';
import { whyOf } from '../../parts/account/marque';
import { called, whoOf } from '../../words/players';
import { tourHoles } from '../../state/game/account';
import type { MatchEvent } from '../../state/game/events';

/** A notice in words: the event, the sum if there is one, and the reason. */
interface NoticeText {
  title: string;
  sum: string;
  text: string;
}

/** Returns the text of an event, for the players. */
export function noticeText(t: Messages, info: GameInfo, event: MatchEvent): NoticeText {
  const n = t.match.news;
  const at = (account: Account, side: Side) => whoOf(t, info, account.at[side]);
  const nameAt = (account: Account, side: Side) => called(t, info, account.at[side]);
  switch (event.what) {
    case 'seats':
      return seats(t, info, event);
    case 'lead': {
      const throws = event.done.throws.map(
        ([w, b]) => `${nameAt(event.account, 'white')} ${w}, ${nameAt(event.account, 'black')} ${b}`,
      );
      return { title: n.lead(at(event.account, event.done.first)), sum: '', text: n.leadText(t.parts(throws)) };
    }
    case 'marque': {
      const { row, number } = event;
      return {
        title: n.marque(number, whoOf(t, info, row.winner), t.match.jetons(row.jetons)),
        sum: formula(t, row),
        text: whyOf(t, info, row),
      };
    }
    case 'refait':
      return { title: n.refait(event.number), sum: '', text: n.refaitText(event.consolation) };
    case 'tour':
      return tour(t, info, event);
    case 'meeting':
      return meeting(t, info, event.meeting, event.account);
    case 'tie':
      return { title: n.tie, sum: '', text: n.tieText };
    case 'honours':
      return honours(t, info, event);
    case 'suspend':
      return { title: n.suspend[event.game], sum: '', text: suspended(t, info, event) };
    case 'resumed':
      return { title: n.resumed, sum: '', text: n.resumedText };
    case 'half': {
      const [paid, pays] = event.thrown;
      return { title: n.half, sum: '', text: n.halfText(paid, pays, paid > pays) };
    }
  }
}

function seats(t: Messages, info: GameInfo, { done, dice }: Extract<MatchEvent, { what: 'seats' }>): NoticeText {
  const n = t.match.news;
  const [a = 0, b = 1, ...rest] = done.order;
  const [first = [], ...again] = done.throws.filter((row) => row.length > 0);
  const thrown = first.map((die, player) => `${called(t, info, player)} ${die}`).join(', ');
  return {
    title: dice ? n.seatsDice : n.seatsLots,
    sum: '',
    text:
      n.seatsText(whoOf(t, info, a, b), whoOf(t, info, ...rest)) +
      (thrown ? ` ${n.dice([thrown, ...again.map((row) => row.join(', '))].join(n.then))}` : ''),
  };
}

function tour(
  t: Messages,
  info: GameInfo,
  { number, player, won, end }: Extract<MatchEvent, { what: 'tour' }>,
): NoticeText {
  const n = t.match.news;
  const title = n.tour(number, whoOf(t, info, player));
  if (end.by !== 'holes') return { title, sum: '', text: end.by === 'time' ? t.clock.outTour : n.tourResigned };
  const { white, black } = won?.holes ?? { white: 0, black: 0 };
  const holes = holesOf({ white: tourHoles(white), black: tourHoles(black) }, end.winner);
  const name = Object.entries(t.end.worths).find(([key]) => key === end.worth.name)?.[1] ?? '';
  return { title, sum: '', text: n.tourText(holes, name, t.match.unit.stake(plain(t, end.worth.value))) };
}

function meeting(t: Messages, info: GameInfo, m: Meeting, account: Account): NoticeText {
  const n = t.match.news;
  const title = n.meeting(whoOf(t, info, m.winner), whoOf(t, info, m.loser));
  const holes = holesOf(m.holes, m.won_by);
  const pot = plain(t, account.poule?.pot ?? 0);
  const filled = account.poule?.kind === 'filled';
  const text = filled
    ? n.meetingFilled(holes, whoOf(t, info, m.loser), plain(t, account.poule?.stake ?? 0), pot)
    : n.meetingDrained(holes, plain(t, m.balance[m.winner] ?? 0), pot);
  return { title, sum: '', text };
}

function honours(t: Messages, info: GameInfo, { won, before }: Extract<MatchEvent, { what: 'honours' }>): NoticeText {
  const n = t.match.news;
  const who = whoOf(t, info, before.at[won.winner]);
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

function suspended(
  t: Messages,
  info: GameInfo,
  { game, side, account }: Extract<MatchEvent, { what: 'suspend' }>,
): string {
  const who = whoOf(t, info, account.at[side]);
  if (game === 'honours') return t.match.suspended.honours(who);
  return account.suspended?.ended ? t.match.suspended.ended(who) : t.match.suspended.ecrire(who);
}

/** Returns the holes of both, the winner's first: "12 – 3". */
function holesOf(holes: Record<Side, number>, winner: Side): string {
  const other: Side = winner === 'white' ? 'black' : 'white';
  return `${holes[winner]} – ${holes[other]}`;
}
