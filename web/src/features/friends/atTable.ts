import type { FairDice } from '../../state/fair/dice.svelte';
import type { AnyInfo } from '../../state/table/link.svelte';
import type { People } from '../../state/table/people.svelte';
import type { Accord, ClockNow, ErrorCode, Keys, Phrase, Proposed, Side } from '../../wire/described/messages';
import { SIDES } from '../../wire/messages/fleches';

/** What a table of any game says of its people. */
export interface AtTable {
  readonly id: string;
  readonly game: {
    info: AnyInfo | null;
    /** All lines are known, and the line is up. */
    ready: boolean;
    /** Why the last thing asked for was not done. */
    trouble: { code: ErrorCode } | null;
    lines: readonly { do: { type: string }; side: Side; over: { seed: string } | null }[];
  };
  readonly people: People;
  readonly fair: FairDice;
  /** The players of this page, those elsewhere, and those who have not come yet, by number. */
  readonly players: number[];
  readonly elsewhere: number[];
  readonly awaited: number[];
  /** The sides of this page now, and what is proposed. */
  readonly you: readonly Side[];
  readonly proposals: Proposed['proposals'];
  isAway(player: number): boolean;
  /** The player at a side now. */
  playerAt(side: Side): number;
  offer(claims: Keys): void;
  sayTo(phrase: Phrase): void;
  talk(text: string): void;
  wish(wish: boolean): void;
  agree(to: Accord, wish: boolean): void;
  /** The time of the players, what time it is at the table, and what one may do about it. */
  readonly clock: ClockNow | null;
  tableTime(): number;
  claimAbsent(): void;
  giveTime(): void;
  leave(days: number): void;
  trust(wish: boolean): void;
}

/** Whether a player has been at the table: seen by this page, or by what they have done. */
export function hasCome(session: Pick<AtTable, 'people' | 'fair' | 'game' | 'playerAt'>, player: number): boolean {
  return (
    session.people.seen.has(player) ||
    session.fair.giving?.seals[player] !== undefined ||
    session.game.lines.some(({ do: { type }, side }) => type === 'roll' && session.playerAt(side) === player)
  );
}

/** Whether this page plays against the player who is away: of more than two, only their opponent at the board may claim. */
export function mayClaim(session: AtTable): boolean {
  const { player } = session.people.absent;
  const pair = SIDES.map((side) => session.playerAt(side));
  return (
    player !== null && pair.includes(player) && pair.some((one) => one !== player && session.players.includes(one))
  );
}
