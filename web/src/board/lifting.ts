import { settings } from '../state/settings/settings.svelte';

const HIGH = 1.9;
const LONGER = 1.8;

/** A peg is lifted out of its hole and set into the next, where things move at all. */
export function lifting(node: HTMLElement, hole: number) {
  let at = hole;
  return {
    update(now: number): void {
      if (now === at) return;
      at = now;
      if (settings.travel > 0)
        node.animate(
          { scale: [1, HIGH, HIGH, 1], offset: [0, 0.3, 0.7, 1], easing: 'ease-in-out' },
          { id: 'lift', duration: settings.travel * LONGER },
        );
    },
  };
}
