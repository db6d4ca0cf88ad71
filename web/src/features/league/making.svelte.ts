import { Choosing } from '../../parts/formats/choice.svelte';
import { fittingName } from '../../parts/formats/setup';
import { gameBody } from '../../parts/tournament/gameBody';
import { OF_TABLES, TieOrder } from '../../parts/tournament/tieOrder.svelte';
import type { LeagueSettings, TieBreak } from '../../wire/described/messages';

/** The bounds of a league, as the server has them. */
export const LIMITS = { least: 3, size: 32, days: 60 } as const;

/** The ways to play the games: by turns, or at one sitting. */
export const PACES = ['days', 'live'] as const;
const LIVE = { pace: 'live', reserve: 12 * 60, delay: 10 } as const;
const HOLIDAYS = 14;

/** The choices of a league that is founded, or changed. */
export class LeagueMaking extends TieOrder {
  name = $state('');
  about = $state('');
  size = $state(8);
  moves = $state(2);
  cycles = $state(1);
  days = $state(14);
  pace = $state<(typeof PACES)[number]>('days');
  readonly choice = new Choosing();

  /** `before`: the league as it is; nothing for a new one. */
  constructor(private readonly before?: LeagueSettings) {
    super();
    this.choice.opponent = 'friend';
    this.choice.format = 'tour';
    this.choice.gather('two');
    if (!before) return;
    const { name, about = '', size, moves, cycles, days } = before;
    Object.assign(this, { name, about, size, moves, cycles, days });
  }

  override get possibleTies(): readonly TieBreak[] {
    return this.ties.filter(
      (tie) => !OF_TABLES.includes(tie) && (this.choice.format === 'tour' || tie !== 'luck_removed'),
    );
  }

  /** The rounds of a season in a full division. */
  get rounds(): number {
    return this.cycles * (this.size % 2 === 0 ? this.size - 1 : this.size);
  }

  /** Returns the settings as the server takes them. */
  settings(): LeagueSettings {
    const { size, moves, cycles, days, before } = this;
    return {
      name: fittingName(this.name),
      about: this.about.trim(),
      size,
      moves,
      cycles,
      days,
      tie_breaks: before?.tie_breaks ?? this.usedTies,
      game: before?.game ?? gameBody(this.choice, this.#clock()),
    };
  }

  #clock(): object {
    return this.pace === 'live'
      ? LIVE
      : { pace: 'days', days: Math.max(1, Math.floor(this.days / 2)), holidays: HOLIDAYS };
  }
}
