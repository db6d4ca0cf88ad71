import { kindOf } from '../../state/game/account';
import { verdict } from '../../parts/account/verdict';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import type { Account } from '../../wire/described/messages';
import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';
import { purses } from '../../words/players';
import { playText, throwText } from './call';

/** Returns the text for screen readers after the game itself: your own turn and its task, or the end. */
export function liveText(t: Messages, session: TrictracSession): string {
  if (session.end) return endText(t, session);
  const usual = askedText(t, session);
  return session.clerk ? session.clerk.asks(usual) : usual;
}

function askedText(t: Messages, session: TrictracSession): string {
  const { asked, hand } = session;
  if (!asked || session.coached) return '';
  if (asked.stage === 'decide') return t.turn.choose;
  if (hand.helpless) return t.turn.helpless;
  if (hand.moves.length > 0) return hand.complete ? t.turn.ready : '';
  return (asked.stage === 'roll' ? throwText : playText)(t, session, asked.side);
}

/** Returns the state of the game in a few words: over, your own turn and its task, or the opponent's turn. */
export function standingText(t: Messages, session: TrictracSession): string {
  const last = session.game.lines.at(-1);
  if (!last) return '';
  if (last.over) return session.account ? t.match.end.title : t.end.title;
  const { side, stage } = last.turn;
  if (stage === 'shares') return t.fair.making.status;
  if (stage === 'draw' || stage === 'mirror') return '';
  if (!session.you.includes(side)) return t.turn.theirs(whoAt(t, session.info, side));
  if (stage === 'decide') return t.turn.choose;
  return (stage === 'roll' ? throwText : playText)(t, session, side).replace(/\.$/, '');
}

/** Returns the game and its progress, for the head of the page: "À écrire", "marqué 5 of 8 · roll 305". */
export function contextOf(t: Messages, { account, game }: TrictracSession, roll: number): { game: string; at: string } {
  const w = t.match.head;
  const rolled = roll > 0 ? [w.roll(roll)] : [];
  if (!account) return { game: w.game.single, at: rolled.join('') };
  const round = game.lines.at(-1)?.over ? w.over : roundText(t, account);
  return { game: w.game[kindOf(account)], at: [round, ...rolled].join(' · ') };
}

function roundText({ match: { head: w } }: Messages, account: Account): string {
  const { round, rounds } = account;
  const kind = kindOf(account);
  if (kind === 'poule') return w.poule(round);
  return kind === 'tour' ? w.tour(round, rounds) : w.marque(round, rounds);
}

function endText(t: Messages, { account, end, info, game: { lines } }: TrictracSession): string {
  if (end?.over?.by === 'stop') return t.friends.accord.stopped;
  const over = end?.over;
  if (account && info) return verdict(t, info, account, purses(t, info, lines), over?.by === 'time');
  return over && 'winner' in over ? t.end.winner(whoAt(t, info, over.winner)) : '';
}
