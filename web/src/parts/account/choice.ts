import type { Messages } from '../../words/language.svelte';
import type { Account, Action, Does, GameInfo, Suspending, Turn } from '../../wire/described/messages';
import type { Who } from '../../words/who';
import { plain } from './amount';
import { whoOf } from '../../words/players';

/** One thing a player may do on their hole. */
export interface HoleChoice {
  id: 'tenir' | 'enaller' | 'suspend-ecrire' | 'suspend-honours';
  /** The key that does it; none where it cannot be taken back and a slip would cost a game. */
  key?: string;
  title: string;
  text: string;
  action: Action;
}

/** Everything that may be done now, each with what it means. */
export function choices(t: Messages, info: GameInfo, account: Account | null, turn: Turn): HoleChoice[] {
  const hold = turn.hold ?? { rest: 0, other: 0, other_holes: 0 };
  return [
    {
      id: 'tenir',
      key: 'T',
      title: t.choice.hold,
      action: { type: 'hold' },
      text: t.choice.holdText(hold.rest, t.choice.holdOther(hold.other, hold.other_holes)),
    },
    { id: 'enaller', key: 'V', title: t.choice.go, action: { type: 'go' }, text: goText(t, info, account, turn) },
    ...(turn.suspend ?? []).map((s) => suspending(t, info, s)),
  ];
}

/** Why going does what it does under this account, or what suspending is, in one sentence. */
export function choiceNote(t: Messages, account: Account | null, turn: Turn): string {
  const does = turn.go?.account?.does;
  if (!does) return '';
  if (turn.suspend?.length) return t.match.choice.suspendNote;
  return (account?.poule ? t.match.choice.noteMeeting : t.match.choice.note)[does];
}

function goText(t: Messages, info: GameInfo, account: Account | null, turn: Turn): string {
  const lost = turn.go?.lost ?? 0;
  const does = turn.go?.account;
  if (!does) return t.choice.goText(lost);
  const words = account?.poule ? t.match.choice.meeting : t.match.choice.account;
  return doing(t, info, words, does) + (does.does === 'lift' && lost > 0 ? t.match.choice.lost(lost) : '');
}

function suspending(t: Messages, info: GameInfo, s: Suspending): HoleChoice {
  const action: Action = { type: 'suspend', game: s.game };
  if (s.game === 'honours') {
    return {
      id: 'suspend-honours',
      title: t.match.choice.suspendHonours,
      text: t.match.choice.honoursText,
      action,
    };
  }
  const text = doing(t, info, t.match.choice.ecrireText, s);
  return { id: 'suspend-ecrire', title: t.match.choice.suspendEcrire, text, action };
}

interface ChoiceWords {
  lift: () => string;
  win: (amount: string) => string;
  concede: (amount: string, who: Who) => string;
  refait: () => string;
}

function doing(t: Messages, info: GameInfo, words: ChoiceWords, { does, jetons = 0, winner = 0 }: Does): string {
  const amount = words === t.match.choice.meeting ? plain(t, jetons) : t.match.jetons(jetons);
  return words[does](amount, whoOf(t, info, winner));
}
