import type { TournamentSystem } from '../../../wire/described/messages';

/** The minutes between two rounds. */
const CHANGE = 4;
/** The minutes that the free seconds of a tour or marqué may take besides. */
const FREE = 6;
/** The minutes that each player takes for one without a clock, as a rule and at worst. */
const UNTIMED = 18;
const UNTIMED_WORST = 25;

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

/** Returns the minutes of a round of so many tours or marqués, as a rule and at worst; `clock` is 0 without a clock. */
export function minutesOfRound(clock: number, parts: number): { usual: number; worst: number } {
  return {
    usual: 2 * (clock || UNTIMED) * parts + CHANGE,
    worst: (2 * (clock || UNTIMED_WORST) + FREE) * parts + CHANGE,
  };
}
