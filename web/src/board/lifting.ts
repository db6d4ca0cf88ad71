import { settings } from '../state/settings/settings.svelte';

const HIGH = 1.9;
const LONGER = 1.8;

/** Animates a peg: lifts it out of its hole and sets it into the next one, if animations are on. */
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
