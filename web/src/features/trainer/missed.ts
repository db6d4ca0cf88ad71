import type { KeptGame } from '../../state/kept/games';
import type { MissedKind } from '../../state/kept/missed';
import { JANS } from '../../wire/described/codes';

/** The number of marks that you missed yourself, and that you let pass when the opponent missed them. */
interface MissedRow {
  kind: MissedKind;
  own: number;
  other: number;
}

const KINDS: readonly MissedKind[] = [...JANS, 'unsure', 'more', 'play'];

/** Returns the missed marks of all finished games together, the most frequent kind first. */
export function missedRows(games: readonly KeptGame[]): MissedRow[] {
  const counts = games.flatMap(({ over, standing }) => (over && standing?.missed ? [standing.missed] : []));
  return KINDS.map((kind) => ({
    kind,
    own: counts.reduce((sum, { own }) => sum + (own[kind] ?? 0), 0),
    other: counts.reduce((sum, { other }) => sum + (other[kind] ?? 0), 0),
  }))
    .filter(({ own, other }) => own + other > 0)
    .sort((a, b) => b.own + b.other - (a.own + a.other));
}
