import { settings } from './settings.svelte';

/** Returns whether a turn that is fully played waits for a confirmation. */
export function confirmed(): boolean {
  const { confirm } = settings.chosen;
  return confirm === 'always' || (confirm === 'touch' && byFinger());
}

/** True while the player uses a finger, by their last touch of the page; before that, by the kind of device. */
let touching = matchMedia('(pointer: coarse)').matches;

addEventListener('pointerdown', (event) => (touching = event.pointerType === 'touch'), true);
addEventListener('keydown', () => (touching = false), true);

function byFinger(): boolean {
  return touching;
}
