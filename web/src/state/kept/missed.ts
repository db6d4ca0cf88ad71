import type { Jan, Missed, Side } from '../../wire/described/messages';

/** The faults of a mark: a forgotten jan, too many points, a wrong play; `unsure` if the jan cannot be told. */
export type MissedKind = Jan | 'more' | 'play' | 'unsure';

type MissedTally = Partial<Record<MissedKind, number>>;

/** The faults of a game by kind: in your own marks, and in your opponent's, which you let pass. */
export interface MissedCounts {
  own: MissedTally;
  other: MissedTally;
}

/** Returns the forgotten jans: the fewest due jans that make up `short`, or a part of one with several ways. */
export function forgotten(jans: NonNullable<Missed['jans']>, short: number): MissedKind[] {
  const sum = (all: typeof jans) => all.reduce((points, one) => points + one.points, 0);
  const sets = jans.reduce<(typeof jans)[]>((all, jan) => [...all, ...all.map((set) => [...set, jan])], [[]]);
  const [found] = sets.filter((set) => sum(set) === short).sort((a, b) => a.length - b.length);
  if (found) return found.map(({ jan }) => jan);
  const part = jans.find(({ ways, points }) => ways > 1 && short % (points / ways) === 0 && short < points);
  return [part?.jan ?? 'unsure'];
}

function kinds({ for: of, due = 0, marked = 0, jans = [] }: Missed): MissedKind[] {
  if (of === 'play') return ['play'];
  return marked < due ? forgotten(jans, due - marked) : ['more'];
}

/** Returns the faults of a game, as counted for the player of one side. */
export function missedCounts(missed: readonly Missed[], you: Side): MissedCounts {
  const counts: MissedCounts = { own: {}, other: {} };
  for (const one of missed) {
    const own = one.side === you;
    // A fault that was claimed has not been let pass.
    if (!own && one.for !== 'play' && !one.points) continue;
    const into = own ? counts.own : counts.other;
    for (const kind of kinds(one)) into[kind] = (into[kind] ?? 0) + 1;
  }
  return counts;
}
