import { settings } from './settings.svelte';

/** Whether a turn all played waits until it is confirmed. */
export function confirmed(): boolean {
  const { confirm } = settings.chosen;
  return confirm === 'always' || (confirm === 'touch' && byFinger());
}

/** Whether the player is using a finger: what they last touched the page with, before that what the device has. */
let touching = matchMedia('(pointer: coarse)').matches;

addEventListener('pointerdown', (event) => (touching = event.pointerType === 'touch'), true);
addEventListener('keydown', () => (touching = false), true);

/** Whether the last thing done on the page was done with a finger. */
function byFinger(): boolean {
  return touching;
}
