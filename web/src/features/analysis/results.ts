import type { PlayerSeen, Review } from '../../wire/messages/analysis';

/** The payments to a player for the rounds that have ended, in the unit of the format, as paid and without luck. */
interface PaidOutcome {
  result: number;
  adjusted: number;
}

/** Returns the payments of each player, in the order of the review; null as long as no round has ended. */
export function outcomesOf({ players, rounds }: Pick<Review, 'players' | 'rounds'>): PaidOutcome[] | null {
  const ended = rounds.filter((round) => round.result !== null);
  if (ended.length === 0) return null;
  return players.map((_, player) => {
    const sum = (of: 'result' | 'adjusted') =>
      ended.reduce(
        (all, round) => all + (round[of] ?? 0) * (Number(round.white === player) - Number(round.black === player)),
        0,
      );
    return { result: sum('result'), adjusted: sum('adjusted') };
  });
}

/** Returns whether the player had any choice: without one there is no error rate. */
export function hasChosen({ plays, decisions }: Pick<PlayerSeen, 'plays' | 'decisions'>): boolean {
  return plays.choices + decisions.choices > 0;
}
