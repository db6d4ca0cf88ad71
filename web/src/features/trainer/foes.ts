import type { KeptGame } from '../../state/kept/games';

/** Your results against one opponent. */
interface Foe {
  name: string;
  played: number;
  won: number;
}

/** Returns the finished games of two on this device, counted by opponent; `nameOf` returns the opponent's name. */
export function byFoe(games: KeptGame[], nameOf: (kept: KeptGame) => string): Foe[] {
  const foes = new Map<string, Foe>();
  for (const kept of games) {
    const { standing } = kept;
    if (!kept.over || !standing?.winner || standing.you.length !== 1) continue;
    const name = nameOf(kept);
    const { played, won } = foes.get(name) ?? { played: 0, won: 0 };
    foes.set(name, { name, played: played + 1, won: won + Number(standing.winner === standing.you[0]) });
  }
  return [...foes.values()].sort((a, b) => b.played - a.played);
}
