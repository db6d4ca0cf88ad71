import { pursesIn, type Purse } from '../../words/players';
import { kindOf } from '../../state/game/account';
import { other } from '../../wire/messages/fleches';
import type { Messages } from '../../words/language.svelte';
import { sumText } from '../../words/explain';
import type { GameInfo, SeatInfo, Side, Turn } from '../../wire/described/messages';
import { partsOf } from './entries';
import type { Entered, Sheet } from '../../wire/messages/sheet';

/** Returns the sheet as a game between people, so that the views of an account can show it. */
export function infoOf(sheet: Sheet): GameInfo {
  const [white, black, ...others] = sheet.names.map((name): SeatInfo => ({ kind: 'human', name }));
  return {
    say: 'game',
    game: '',
    format: sheet.format,
    match: sheet.match,
    rules: '',
    options: {},
    white: white!,
    black: black!,
    others,
    you: [],
    commit: '',
    start: '',
    lines: 0,
  };
}

/** Returns the separate accounts. */
export function pursesOf(t: Messages, sheet: Sheet): Purse[] {
  return pursesIn(t, infoOf(sheet), sheet.order);
}

/** Returns the name of the player at a side of the board. */
export function nameAt(sheet: Sheet, side: Side): string {
  return sheet.names[sheet.account.at[side]] ?? '';
}

/** Returns the name of the current round. */
export function roundName(t: Messages, { account }: Sheet): string {
  if (account.over) return t.ledger.over;
  const kind = kindOf(account);
  if (kind === 'poule') return t.match.round.poule(account.round);
  return (kind === 'tour' ? t.match.round.tour : t.match.round.marque)(account.round, account.rounds);
}

/** Returns the decision after a hole, in the form of a table's turn. */
export function decision(sheet: Sheet): Turn | null {
  const { go, account, suspend } = sheet.may;
  if (!go) return null;
  return { side: go, stage: 'decide', go: { lost: sheet.score[go].points, account }, suspend };
}

/** Returns an entry in words, and its result. */
export function logText(
  t: Messages,
  sheet: Sheet,
  { entry, at, award, ended }: Entered,
): { what: string; brought: string } {
  const l = t.ledger.log;
  const name = (side: Side) => sheet.names[at[side === 'white' ? 0 : 1]] ?? '';
  const roller = (side: Side, own: boolean) => (own ? '' : name(other(side)));
  const e = partsOf(entry);
  const brought = award && award.points > 0 ? sumText(t, [award]) : '';
  const end = ended ? l.ended : '';
  switch (e.what) {
    case 'points':
      return {
        what: l.points(name(e.side), e.n, roller(e.side, e.own)),
        brought: [brought, end].filter(Boolean).join(' · '),
      };
    case 'claim':
      return {
        what: l.claims[e.claim](name(e.side), e.n, name(other(e.side))),
        brought: [brought, end].filter(Boolean).join(' · '),
      };
    case 'back':
      return { what: l.back(name(e.side), e.n), brought: '' };
    case 'holes':
      return { what: l.holes(name(e.side), e.n, roller(e.side, e.own)), brought: end };
    case 'goes':
      return { what: l.goes(name(e.side)), brought: end };
    case 'gives':
      return { what: l.gives(name(e.side)), brought: '' };
    case 'suspends':
      return { what: l.suspends[e.game](name(e.side)), brought: '' };
    case 'half':
      return { what: l.half(e.paid, e.pays, e.paid > e.pays), brought: '' };
    case 'seats': {
      const lead = e.order[e.lead === 'white' ? 0 : 1] ?? 0;
      return { what: l.seats(e.order.map((p) => sheet.names[p]).join(', '), sheet.names[lead] ?? ''), brought: '' };
    }
    case 'round':
      return {
        what: l.round(name('white'), e.white, name('black'), e.black),
        brought: [e.white === e.black && l.refait, e.run && l.run, !e.lifted && l.unlifted].filter(Boolean).join(', '),
      };
  }
}
