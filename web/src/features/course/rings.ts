import { absolute } from '../../wire/messages/fleches';
import type { Player } from './player.svelte';

/** Returns the flèches with a ring on the board, by White's numbering: those shown, or those of the gain looked at. */
export function ringsOf({ step, phase, asked, pointed }: Player): number[] {
  if (step?.kind === 'show') return sorted((step.at ?? []).map((at) => absolute(step.of ?? 'white', at)));
  return phase === 'right' ? sorted(asked?.events[pointed]?.at ?? []) : [];
}

const sorted = (fleches: readonly number[]) => [...new Set(fleches)].sort((a, b) => a - b);
