import type { Drill, Kind } from '../../wire/messages/drill';
import { PRESETS, RULE_FLAGS } from '../../wire/described/rules';
import { BEGINNER, keyOf, rateOf, themeKey, type TrainingProgress } from './progress';

/** The distance from the wanted difficulty at which problems are looked for; more if there are none. */
const NEAR = 150;
/** The number of times that a theme may be asked in a row. */
const MOST_RUNNING = 2;
/** The smallest part of the problems to choose from, however far they lie. */
const SHARE = 0.1;
/** The right answers after which a theme is asked at the reader's strength; its easiest problems come before. */
const LEARNT = 5;
/** The weight of a theme always answered rightly; that of a theme never answered rightly is 1. */
const LEAST = 0.2;

export type RuleFlag = (typeof RULE_FLAGS)[number];

interface Wish {
  kind: Kind;
  /** Of this theme alone. */
  theme: string | null;
  /** The optional rules that the reader plays by. */
  agreed: readonly RuleFlag[];
  /** The problems asked since the trainer was opened, the latest last. */
  asked: readonly Drill[];
  /** Returns a number from 0 to 1, another each time. */
  chance: () => number;
}

/**
 * Returns the next problem. Its theme is chosen first: the wanted one, or any; themes often answered wrongly come up
 * more often, and none more than MOST_RUNNING times in a row. Then the problem: near the reader's strength, or the
 * easiest of a new theme, and none that was asked lately. Problems by optional rules that are not agreed are left out,
 * unless such a rule is the wanted theme.
 */
export function chosen(drills: Drill[], progress: TrainingProgress, wish: Wish): Drill {
  const { kind, agreed, asked, chance } = wish;
  const strange = RULE_FLAGS.filter((rule) => !agreed.includes(rule) && !isOf(rule, wish.theme ?? ''));
  const played = drills.filter((drill) => !needs(drill, strange));
  const stale = wish.theme === null ? runningThemes(asked) : [];
  const varied = played.filter(({ themes }) => !themes.some((one) => stale.includes(one)));
  const fresh = varied.filter((drill) => !(keyOf(drill) in progress.problems));
  const all = [fresh, varied, played, drills].find((some) => some.length > 0)!;
  const theme = wish.theme ?? drawn(themesIn(all), (one) => needOf(progress, kind, one), chance());
  const themed = [...[all, played].map((some) => some.filter(({ themes }) => themes.includes(theme))), all];
  const some = nearest(
    themed.find((one) => one.length > 0)!,
    progress,
    kind,
    theme,
  );
  return some[Math.floor(chance() * some.length)]!;
}

/** Returns whether the theme is that of an optional rule. */
export const isOf = (rule: RuleFlag, theme: string): boolean => theme === rule || theme.startsWith(`${rule}_`);

/** Returns whether a problem is played by one of these optional rules. */
function needs({ trid, themes }: Drill, rules: readonly RuleFlag[]): boolean {
  return rules.some((rule) => trid.includes(`;${rule}=on`) || themes.some((theme) => isOf(rule, theme)));
}

/** Returns the weight of a theme, from LEAST to 1: it grows with the share of wrong answers, if known. */
function needOf(progress: TrainingProgress, kind: Kind, theme: string): number {
  return LEAST + (1 - LEAST) * (1 - (rateOf(progress, kind, theme) ?? 0.5));
}

/** Returns one of several themes, with probabilities in proportion to their weights. */
function drawn(all: string[], weight: (one: string) => number, chance: number): string {
  let left = chance * all.reduce((sum, one) => sum + weight(one), 0);
  return all.find((one) => (left -= weight(one)) < 0) ?? all[0]!;
}

/** Returns the problems of a theme that suit the reader best. */
function nearest(drills: Drill[], progress: TrainingProgress, kind: Kind, theme: string): Drill[] {
  const easiest = Math.min(...drills.map(({ difficulty }) => difficulty));
  const { rating } = progress.ratings[kind] ?? BEGINNER;
  const learnt = Math.min(1, (progress.tallies[themeKey(kind, theme)]?.right ?? 0) / LEARNT);
  const aim = easiest + Math.max(0, rating - easiest) * learnt;
  const far = ({ difficulty }: Drill) => Math.abs(difficulty - aim);
  const near = drills.filter((drill) => far(drill) <= NEAR * learnt);
  const least = Math.ceil(drills.length * SHARE);
  return near.length >= least ? near : drills.toSorted((a, b) => far(a) - far(b)).slice(0, least);
}

/** Returns the themes common to the last MOST_RUNNING problems. */
function runningThemes(asked: readonly Drill[]): string[] {
  const [first, ...more] = asked.slice(-MOST_RUNNING);
  if (!first || more.length < MOST_RUNNING - 1) return [];
  return first.themes.filter((theme) => more.every(({ themes }) => themes.includes(theme)));
}

/** The distance in the file between the problems of two neighbouring days. */
const LEAP = 2741;

/** Returns the kind of the problem of a day: the kinds take turns, and the problem is the same for everybody. */
export function ofTheDay(kinds: readonly Kind[], day: number): Kind {
  return kinds[day % kinds.length]!;
}

/**
 * Returns the problem of a day among those of its kind, for the file of the days (tools/days.ts): the days go through them in leaps, so that neighbours differ. A
 * problem by an unusual rule is replaced by the next one.
 */
export function drillOfTheDay(drills: Drill[], day: number): Drill {
  const first = (day * LEAP) % drills.length;
  const unusual = RULE_FLAGS.filter((rule) => !PRESETS.lois[rule]);
  return [...drills.slice(first), ...drills].find((drill) => !needs(drill, unusual))!;
}

/** Returns all themes of some problems, most frequent first. */
export function themesIn(drills: Drill[]): string[] {
  const counts = new Map<string, number>();
  for (const { themes } of drills) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([theme]) => theme);
}
