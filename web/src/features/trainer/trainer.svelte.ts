import type { Study } from '../../wire/module/studying';
import { parseTrid, type Position } from '../../wire/messages/trid';
import type { Drill, DrillGame, Kind } from '../../wire/messages/drill';
import { drillOfDay, drillsOf } from '../../wire/drills/drills';
import { after } from '../../state/training/answer';
import { BEGINNER, dayOf, keyOf, timestampOf, strengthOf } from '../../state/training/progress';
import { chosen } from '../../state/training/choose';
import { training } from '../../state/training/kept.svelte';
import * as days from '../../wire/described/calls/days';
import { call } from '../../wire/server/asking';
import { countedIn } from '../../wire/drills/parse';
import type { Jan, Strength } from '../../wire/described/messages';
import { course } from '../../state/training/course.svelte';
import { JANS_TAUGHT } from '../../state/training/taught';
import { agreedRules } from './agreed';
import { judged, type TrainerAnswer } from './answers';
import { countedAs } from './crowd';
import { errorOf } from './strength';

/** From fewer problems the trainer does not choose. */
const FEWEST = 100;

/** An answer of the reader, and its result. */
export interface GivenAnswer {
  drill: Drill;
  /** The day, if the problem is the position of a day. */
  day: number | null;
  given: TrainerAnswer;
  right: boolean;
  /** The reader's strength before and after, and how far off it may be. */
  change: { before: number; after: number; error: number } | null;
}

/** The problems asked: those you need, those of a theme, or that of a day; of one game, or of all. */
interface ProblemWish {
  theme: string | null;
  game: DrillGame | null;
  day: number | null;
  /** For counting: only problems that need no later lessons. */
  taught?: boolean;
  /** Is called after each answer. */
  answered?: (right: boolean) => void;
}

/** A trainer of one kind: asks a problem, judges the answer, stores the reader's progress, asks the next one. */
export class Trainer {
  drill = $state.raw<Drill | null>(null);
  said = $state.raw<GivenAnswer | null>(null);
  failed = $state(false);
  themes = $state.raw<Drill[]>([]);
  /** The problems asked so far, the latest last. */
  #asked: readonly Drill[] = [];
  readonly position = $derived<Position | null>(this.drill && parseTrid(this.drill.trid));

  constructor(
    private readonly reader: Study,
    readonly kind: Kind,
    private asking: ProblemWish,
  ) {
    void this.next();
  }

  /** Asks another problem. */
  async next(): Promise<void> {
    this.failed = false;
    try {
      const { day } = this.asking;
      const all = day === null ? this.#taught(this.#ofGame(await drillsOf(this.kind))) : [await drillOfDay(day)];
      this.themes = all;
      this.said = null;
      this.drill = day === null ? this.#another(all) : all[0]!;
    } catch {
      this.failed = true;
    }
  }

  /** Chooses the theme, the game or the day of the next problems. */
  choose(wish: Partial<ProblemWish>): void {
    this.asking = { ...this.asking, ...wish };
    void this.next();
  }

  answer(given: TrainerAnswer): void {
    const { drill, position } = this;
    if (!drill || !position || this.said) return;
    const { right, seen } = judged(drill, given, position.board, position.turn);
    const before = this.#strength();
    const rated = keyOf(drill) in training.now.problems ? null : this.#rated(drill, right, before);
    this.#count(drill, given, right);
    const own = after(training.own, { drill, right, seen, rated, now: timestampOf(new Date()) });
    training.keep({ ...own, daily: Math.max(own.daily, this.asking.day ?? 0) });
    const change = rated && {
      before: Math.round(before.rating),
      after: Math.round(rated.player.rating),
      error: errorOf(rated.player),
    };
    this.said = { drill, day: this.asking.day, given, right, change };
    this.asking.answered?.(right);
  }

  /** Sends the first answer to today's position to the server, which counts the answers of all players. */
  #count(drill: Drill, given: TrainerAnswer, right: boolean): void {
    const { day } = this.asking;
    if (day === dayOf(new Date()) && training.own.daily < day)
      void call(days.answer, { day, answer: countedAs(drill, given, right) });
  }

  /** Returns the problems of the game; all problems if it has none of the theme. */
  #ofGame(all: Drill[]): Drill[] {
    const { game, theme } = this.asking;
    const some = game === null ? all : all.filter((drill) => drill.game === game);
    return theme === null || some.some(({ themes }) => themes.includes(theme)) ? some : all;
  }

  /** Returns the problems that need only the lessons already done; all problems if these are too few. */
  #taught(all: Drill[]): Drill[] {
    if (!this.asking.taught) return all;
    const known = (jan: Jan) => course.in(JANS_TAUGHT[jan].lesson ?? 0).done;
    const some = all.filter((drill) => countedIn(drill).every(({ jan }) => known(jan)));
    return some.length >= FEWEST ? some : all;
  }

  #another(all: Drill[]): Drill {
    const { theme } = this.asking;
    const wish = { kind: this.kind, theme, agreed: agreedRules(), asked: this.#asked, chance: Math.random };
    const drill = chosen(all, training.now, wish);
    this.#asked = [...this.#asked, drill];
    return drill;
  }

  #strength(): Strength {
    return training.now.ratings[this.kind] ?? BEGINNER;
  }

  /** Returns the new ratings of player and problem; null if the problem was asked before, as it then tells nothing new. */
  #rated(drill: Drill, right: boolean, player: Strength): { player: Strength; problem: Strength } | null {
    const { rating, deviation, volatility } = player;
    const since = training.now.ratings[this.kind]?.day ?? dayOf(new Date());
    const answer = this.reader.rate({
      player: { rating, deviation, volatility },
      problem: strengthOf(training.now, drill),
      right,
      days: dayOf(new Date()) - since,
    });
    return answer.say === 'rated' ? answer : null;
  }
}
