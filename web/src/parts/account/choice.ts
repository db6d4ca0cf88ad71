import type { Messages } from '../../words/language.svelte';
import type { Account, Action, Does, GameInfo, Side, Suspending, Turn } from '../../wire/described/messages';
import { other } from '../../wire/messages/fleches';
import { whoAt } from '../../words/names';
import type { Who } from '../../words/who';
import { plain } from './amount';
import { called, whoOf } from '../../words/players';

/** One thing a player may do on their hole. */
export interface HoleChoice {
  id: 'tenir' | 'enaller' | 'suspend-ecrire' | 'suspend-honours';
  /** The key that does it; none where it cannot be taken back and a slip would cost a game. */
  key?: string;
  title: string;
  /** The term of the game, where the title is another word. */
  term: string;
  /** The consequence, in at most three short parts. */
  parts: ChoicePart[];
  /** The same in a sentence. */
  text: string;
  action: Action;
}

/** A part of a consequence; a loss looks different. */
export interface ChoicePart {
  text: string;
  loss?: true;
}

/** The longest name that stands on a plaque. */
const LONGEST_NAME = 10;

/** Returns all choices, each with its consequences. */
export function choices(t: Messages, info: GameInfo, account: Account | null, turn: Turn): HoleChoice[] {
  const hold = turn.hold ?? { rest: 0, other: 0, other_holes: 0 };
  const { short, term, parts } = t.choice;
  return [
    {
      id: 'tenir',
      key: 'T',
      title: short.hold,
      term: term.hold,
      parts: [
        { text: parts.keeps(hold.rest) },
        { text: parts.marks(foeName(t, info, account, turn.side), hold.other, hold.other_holes) },
      ],
      action: { type: 'hold' },
      text: t.choice.holdText(hold.rest, t.choice.holdOther(hold.other, hold.other_holes)),
    },
    {
      id: 'enaller',
      key: 'V',
      title: short.go,
      term: term.go,
      parts: goParts(t, info, account, turn),
      action: { type: 'go' },
      text: goText(t, info, account, turn),
    },
    ...(turn.suspend ?? []).map((s) => suspending(t, info, s)),
  ];
}

/** Returns a name short enough for a plaque: your opponent's, or the word "opponent". */
function shortName(t: Messages, name: string): string {
  return name.length > LONGEST_NAME ? t.choice.opponent : name;
}

function foeName(t: Messages, info: GameInfo, account: Account | null, side: Side): string {
  const foe = other(side);
  const who = account ? whoOf(t, info, account.at[foe]) : whoAt(t, info, foe);
  return who.you ? t.choice.opponent : shortName(t, who.names.join(' '));
}

function goParts(t: Messages, info: GameInfo, account: Account | null, turn: Turn): ChoicePart[] {
  const { parts } = t.choice;
  const does = turn.go?.account;
  if (does && does.does !== 'lift') return doingParts(t, info, does, account?.poule !== undefined);
  const lost = turn.go?.lost ?? 0;
  return [
    { text: parts.back },
    { text: parts.throws },
    lost > 0 ? { text: parts.lost(lost), loss: true } : { text: parts.nothingLost },
  ];
}

/** Returns the consequence for the marqué or the meeting that going ends. */
function doingParts(
  t: Messages,
  info: GameInfo,
  { does, jetons = 0, winner = 0 }: Does,
  meeting: boolean,
): ChoicePart[] {
  const w = meeting ? t.match.choice.parts.meeting : t.match.choice.parts.marque;
  if (does === 'refait') return w.refait.map((text) => ({ text }));
  const amount = meeting ? plain(t, jetons) : t.match.jetons(jetons);
  if (does === 'win') return [{ text: w.win }, { text: w.won(amount) }];
  const name = called(t, info, winner);
  return [{ text: w.concede }, { text: w.lost(amount, shortName(t, name)), loss: true }];
}

/** Returns in one sentence why going has its effect under this account, or what suspending means. */
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
  const { parts, suspendEcrire, suspendHonours, honoursText } = t.match.choice;
  if (s.game === 'honours')
    return {
      id: 'suspend-honours',
      title: suspendHonours,
      term: '',
      parts: [{ text: parts.holdsEcrire }],
      text: honoursText,
      action,
    };
  const ends = s.does === 'lift' ? [] : doingParts(t, info, s, false).slice(-1);
  return {
    id: 'suspend-ecrire',
    title: suspendEcrire,
    term: '',
    parts: [{ text: parts.holdsHonours }, ...ends],
    text: doing(t, info, t.match.choice.ecrireText, s),
    action,
  };
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
