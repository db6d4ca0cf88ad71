import { Choosing } from '../../../parts/formats/choice.svelte';
import { FORMATS, isOfTrictrac, SEATED, SPECS, type Gathering } from '../../../parts/formats/formats';
import { fittingName } from '../../../parts/formats/setup';
import { gameBody, playedBy } from '../../../parts/tournament/gameBody';
import { OF_TABLES, TieOrder, TIES, UNUSED } from '../../../parts/tournament/tieOrder.svelte';
import type {
  Clockwork,
  Format,
  NoShow,
  TieBreak,
  TournamentSettings,
  TournamentSystem,
} from '../../../wire/described/messages';
import { isObject, keptAt } from '../../../wire/storage/local';
import { isStream } from '../../../state/tournament/stream';
import { Streaming } from './streaming.svelte';

const KEY = 'trictrac.tournament';

export const SYSTEMS: readonly TournamentSystem[] = [
  'swiss',
  'round_robin',
  'knockout',
  'double_knockout',
  'arena',
  'ladder',
];
/** The seats of a table to choose from. */
export const SEATS = [2, 3, 4] as const;
export const NO_SHOWS: readonly NoShow[] = ['forfeit', 'director', 'wait'];
export const CLOCKWORKS: readonly Clockwork[] = ['when_over', 'by_hand', 'by_date'];
/** The minutes of each player to choose from; 0 for no clock. */
export const MINUTES = [0, 5, 12, 25] as const;
/** The games of a match to choose from. */
export const BEST_OF = [1, 3, 5, 7] as const;
const USUAL_MINUTES = 12;
/** The seconds of each decision that are free. */
export const FREE_SECONDS = 10;
const HOLIDAYS = 14;

/** The choices of a new tournament, filled in as those of the last one that was made on this device. */
export class Making extends TieOrder {
  name = $state('');
  about = $state('');
  system = $state<TournamentSystem>('swiss');
  rounds = $state(5);
  cycles = $state(1);
  third = $state(true);
  apart = $state(0);
  /** The boards at which two teams meet; 1: there are no teams. */
  boards = $state(1);
  /** The seats of a table; three and four only where all play every round. */
  seats = $state<(typeof SEATS)[number]>(2);
  /** Those who are left over sit at tables with one seat fewer, where that can be played; else they have a bye. */
  smaller = $state(true);
  /** At boards 1 and 2, 3 and 4 … each side has the same throws. */
  mirrored = $state(false);
  /** The games of a match of a knockout, of which one must win more than half. */
  bestOf = $state<(typeof BEST_OF)[number]>(1);
  /** How many players are expected: only for what the page says of the time. */
  players = $state(16);
  minutes = $state<(typeof MINUTES)[number]>(USUAL_MINUTES);
  sitDown = $state(10);
  noShow = $state<NoShow>('forfeit');
  clockwork = $state<Clockwork>('when_over');
  days = $state(7);
  onWood = $state(false);
  isPrivate = $state(false);
  /** The id of the club that holds it, or ''; whether it counts for its season. */
  club = $state('');
  ranked = $state(true);
  /** The day and the time at which it is to begin, as a field of the browser has them; '' if that is not announced. */
  begins = $state('');
  /** What is played: its format and the options of that. */
  readonly choice = new Choosing();
  /** What systems without rounds have of their own. */
  readonly streaming = new Streaming();
  /** A tournament was made here before. */
  readonly again: boolean;

  constructor() {
    super();
    const kept = keptAt(KEY, isObject);
    this.again = kept !== null;
    this.choice.opponent = 'friend';
    this.choice.format = 'tour';
    if (kept) this.#restore(kept);
    this.fit();
  }

  /** Tables seat three or four, and the standings add up what each has won. */
  get atTables(): boolean {
    return this.system === 'swiss' && this.seats > 2;
  }

  /** The formats that can be played at a table. */
  get played(): readonly Format[] {
    return playedBy(this.atTables ? this.seats : 2);
  }

  /** The ways in which those at a table can play what is chosen. */
  get gatherings(): Gathering[] {
    const { gatherings } = SPECS[this.choice.format];
    return gatherings.filter((one) => SEATED[one].players === (this.atTables ? this.seats : 2));
  }

  /** Whether a table can be played with one seat fewer, with all that is agreed. */
  get shrinks(): boolean {
    return this.atTables && SPECS[this.choice.format].most !== undefined;
  }

  /** Has what is played fit those at a table; called when either has changed. */
  fit(): void {
    if (!this.played.includes(this.choice.format)) this.choice.format = this.played[0]!;
    const players = this.atTables ? this.seats : 2;
    const offered = SPECS[this.choice.format].offered.filter((offer) => offer.players === players);
    const { company } = offered.find((offer) => offer.company === this.choice.match.company) ?? offered[0]!;
    this.choice.agree({ players, company });
  }

  /** When it is to begin, in seconds since 1970; 0 if that is not announced. */
  get starts(): number {
    const moment = this.begins ? new Date(this.begins).getTime() : NaN;
    return Number.isNaN(moment) ? 0 : Math.floor(moment / 1000);
  }

  get byDate(): boolean {
    return this.clockwork === 'by_date' && !this.isStream;
  }

  /** There are no rounds. */
  get isStream(): boolean {
    return isStream(this.system);
  }

  /** Games are played by correspondence, in days a turn that do not follow from the days of a round. */
  get byTurns(): boolean {
    return !this.onWood && this.streaming.clock(this.system) !== null;
  }

  /** The minutes of each player to choose from: in an arena everybody waits for the last game, which needs a clock. */
  get clocks(): readonly (typeof MINUTES)[number][] {
    return this.system === 'arena' && !this.onWood ? MINUTES.filter((one) => one > 0) : MINUTES;
  }

  /** The minutes that each player has; 0 for no clock. */
  get clock(): (typeof MINUTES)[number] {
    return this.clocks.includes(this.minutes) ? this.minutes : USUAL_MINUTES;
  }

  /** How many tours or marqués a round has at most. */
  get parts(): number {
    const { format, match } = this.choice;
    const parts = SPECS[format].fields.includes('rounds') ? (match.rounds ?? 1) : this.atTables ? this.seats : 1;
    return parts * (this.system.endsWith('knockout') ? this.bestOf : 1);
  }

  /** The entrants are teams. */
  get teams(): boolean {
    return this.boards > 1 && !this.atTables && (this.system === 'swiss' || this.system === 'round_robin');
  }

  /** Boards can be mirrored: of teams that play trictrac here, where the table marks. */
  get mirrorable(): boolean {
    const { format, marking } = this.choice;
    return this.teams && !this.onWood && isOfTrictrac(format) && marking.strictness === 'assisted';
  }

  override get possibleTies(): readonly TieBreak[] {
    const reviewed = !this.onWood && this.choice.format === 'tour';
    return this.ties.filter(
      (tie) =>
        OF_TABLES.includes(tie) === this.atTables &&
        (reviewed || tie !== 'luck_removed') &&
        (this.system !== 'arena' || tie !== 'buchholz_cut_1'),
    );
  }

  /** Returns the settings as the server takes them. */
  settings(): TournamentSettings {
    const swiss = this.system === 'swiss';
    return {
      name: fittingName(this.name),
      about: this.about.trim(),
      system: this.system,
      rounds: swiss ? this.rounds : 0,
      cycles: this.system === 'round_robin' ? this.cycles : 1,
      third_place: this.system === 'knockout' && this.third,
      apart_rounds: swiss ? Math.min(this.apart, this.rounds) : 0,
      boards: this.teams ? this.boards : 1,
      ...(this.mirrorable && this.mirrored && { mirrored: true }),
      best_of: this.system.endsWith('knockout') ? this.bestOf : 1,
      tie_breaks: this.teams ? ['board_points', ...this.usedTies] : this.usedTies,
      game: this.#game(),
      on_wood: this.onWood,
      clockwork: this.clockwork,
      days: this.days,
      sit_down: this.sitDown,
      no_show: this.noShow,
      is_private: this.isPrivate,
      ...(this.atTables && {
        seats: this.seats,
        least_seats: this.shrinks && this.smaller ? this.seats - 1 : this.seats,
      }),
      ...this.streaming.settings(this.system),
      ...(this.club && { club: this.club, ...(this.ranked && { ranked: true }) }),
      ...(this.starts > 0 && { starts: this.starts }),
    };
  }

  /** Remembers everything for the next tournament. */
  keep(): void {
    const { name, about, system, rounds, cycles, third, apart, players, minutes, sitDown, noShow } = this;
    const { clockwork, days, onWood, isPrivate, ties, without, bestOf, boards, mirrored, seats, smaller } = this;
    const { format, changes, changedRules } = this.choice;
    const all = { name, about, system, rounds, cycles, third, apart, players, minutes, sitDown, noShow };
    const more = { clockwork, days, onWood, isPrivate, ties, without, bestOf, boards, mirrored, seats, smaller };
    const played = { format, changes, changedRules };
    localStorage.setItem(KEY, JSON.stringify({ ...all, ...more, ...played, streaming: this.streaming.kept() }));
  }

  /** Returns the game as the server takes it, without its seats. */
  #game(): object {
    const turns = this.byTurns && this.streaming.clock(this.system);
    if (turns) return gameBody(this.choice, turns);
    const clock = this.byDate
      ? { pace: 'days', days: Math.max(1, Math.floor(this.days / 2)), holidays: HOLIDAYS }
      : { pace: 'live', reserve: this.clock * 60, delay: FREE_SECONDS };
    return gameBody(this.choice, this.byDate || this.clock > 0 ? clock : null);
  }

  #restore(kept: Record<string, unknown>): void {
    const text = (name: string, usual: string) => (typeof kept[name] === 'string' ? kept[name] : usual);
    const number = (name: string, least: number, most: number, usual: number) =>
      typeof kept[name] === 'number' && Number.isInteger(kept[name])
        ? Math.min(most, Math.max(least, kept[name]))
        : usual;
    const word = <T>(name: string, all: readonly T[], usual: T) => all.find((one) => one === kept[name]) ?? usual;
    this.name = text('name', '');
    this.about = text('about', '');
    this.system = word('system', SYSTEMS, 'swiss');
    this.rounds = number('rounds', 1, LIMITS.rounds, 5);
    this.cycles = number('cycles', 1, 2, 1);
    this.third = kept['third'] !== false;
    this.apart = number('apart', 0, LIMITS.rounds, 0);
    this.boards = number('boards', 1, LIMITS.boards, 1);
    this.mirrored = kept['mirrored'] === true;
    this.bestOf = word('bestOf', BEST_OF, 1);
    this.seats = word('seats', SEATS, 2);
    this.smaller = kept['smaller'] !== false;
    this.players = number('players', 2, LIMITS.players, 16);
    this.minutes = word('minutes', MINUTES, USUAL_MINUTES);
    this.sitDown = number('sitDown', 1, LIMITS.sitDown, 10);
    this.noShow = word('noShow', NO_SHOWS, 'forfeit');
    this.clockwork = word('clockwork', CLOCKWORKS, 'when_over');
    this.days = number('days', 1, LIMITS.days, 7);
    this.onWood = kept['onWood'] === true;
    this.isPrivate = kept['isPrivate'] === true;
    this.ties = orderedBy(kept['ties']);
    const { without, ties } = kept;
    const known = (tie: TieBreak) => Array.isArray(ties) && ties.includes(tie);
    this.without = TIES.filter((tie) =>
      known(tie) ? Array.isArray(without) && without.includes(tie) : UNUSED.includes(tie),
    );
    if (isObject(kept['streaming'])) this.streaming.restore(kept['streaming']);
    this.choice.format = word('format', FORMATS, 'tour');
    if (isObject(kept['changes'])) this.choice.changes = kept['changes'];
    if (isObject(kept['changedRules']) && isOfTrictrac(this.choice.format))
      this.choice.changedRules = kept['changedRules'];
  }
}

/** The greatest of the numbers, as the server allows them. */
export const LIMITS = { rounds: 31, players: 512, sitDown: 240, days: 60, boards: 20 } as const;

/** Returns all ways to decide between equals, those that were kept first, in their order. */
function orderedBy(kept: unknown): TieBreak[] {
  const first = Array.isArray(kept) ? kept.filter((one): one is TieBreak => TIES.includes(one as TieBreak)) : [];
  return [...new Set([...first, ...TIES])];
}
