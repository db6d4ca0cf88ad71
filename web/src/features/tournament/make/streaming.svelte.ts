import type { TournamentSettings, TournamentSystem } from '../../../wire/described/messages';

/** The lengths of an arena to choose from, in minutes. */
export const LENGTHS = [30, 45, 60, 90, 120, 180] as const;
/** The greatest of the numbers, as the server allows them. */
export const STREAM_LIMITS = { reach: 20, answerDays: 60, turnDays: 14, sitDown: 30 } as const;
const HOLIDAYS = 14;

/** The choices of an arena and of a ladder, which have no rounds. */
export class Streaming {
  /** For how many minutes an arena begins tables. */
  lasts = $state<number>(60);
  /** Minutes in which the players of an arena must have sat down. */
  sitDown = $state(2);
  reach = $state(2);
  answerDays = $state(7);
  /** The days of a turn in a ladder; 0: games are played live. */
  turnDays = $state(2);

  /** Returns what a system without rounds has in the settings, in place of what rounds have. */
  settings(system: TournamentSystem): Partial<TournamentSettings> {
    const both = { clockwork: 'by_hand', no_show: 'forfeit' } as const;
    if (system === 'arena')
      return {
        ...both,
        minutes: this.lasts,
        sit_down: this.sitDown,
      };
    if (system === 'ladder') return { ...both, reach: this.reach, answer_days: this.answerDays, tie_breaks: [] };
    return {};
  }

  /** Returns the clock of a ladder by correspondence; null where it has another one. */
  clock(system: TournamentSystem): object | null {
    return system === 'ladder' && this.turnDays > 0 ? { pace: 'days', days: this.turnDays, holidays: HOLIDAYS } : null;
  }

  /** Returns what is remembered for the next tournament. */
  kept(): object {
    const { lasts, sitDown, reach, answerDays, turnDays } = this;
    return { lasts, sitDown, reach, answerDays, turnDays };
  }

  restore(kept: Record<string, unknown>): void {
    const number = (name: string, least: number, most: number, usual: number) =>
      typeof kept[name] === 'number' && Number.isInteger(kept[name])
        ? Math.min(most, Math.max(least, kept[name]))
        : usual;
    this.lasts = LENGTHS.find((one) => one === kept['lasts']) ?? this.lasts;
    this.sitDown = number('sitDown', 1, STREAM_LIMITS.sitDown, this.sitDown);
    this.reach = number('reach', 1, STREAM_LIMITS.reach, this.reach);
    this.answerDays = number('answerDays', 1, STREAM_LIMITS.answerDays, this.answerDays);
    this.turnDays = number('turnDays', 0, STREAM_LIMITS.turnDays, this.turnDays);
  }
}
