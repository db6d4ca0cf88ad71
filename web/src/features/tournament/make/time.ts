import type { TournamentSystem } from '../../../wire/described/messages';

/** The minutes between two rounds. */
const CHANGE = 4;
/** The minutes that the free seconds of a round may take besides. */
const FREE = 6;
/** The minutes of a round without a clock, as a rule and at worst. */
const UNTIMED = 40;
const UNTIMED_WORST = 60;

/** Returns the number of rounds of a tournament of so many players. */
export function roundsFor(system: TournamentSystem, players: number, rounds: number, cycles: number): number {
  const cut = Math.ceil(Math.log2(Math.max(2, players)));
  switch (system) {
    case 'round_robin':
      return cycles * (players % 2 === 0 ? players - 1 : players);
    case 'knockout':
      return cut;
    case 'double_knockout':
      return 2 * cut;
    default:
      return rounds;
  }
}

/** Returns how many rounds find one winner among so many players. */
export function roundsForOne(players: number): number {
  return Math.ceil(Math.log2(Math.max(2, players)));
}

/** Returns the minutes of a round, as a rule and at worst, with so many minutes for each player; 0 without a clock. */
export function minutesOfRound(clock: number): { usual: number; worst: number } {
  if (clock === 0) return { usual: UNTIMED, worst: UNTIMED_WORST };
  return { usual: 2 * clock + CHANGE, worst: 2 * clock + CHANGE + FREE };
}
