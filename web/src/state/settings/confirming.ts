import { byFinger } from './finger';
import { settings } from './settings.svelte';

/** Whether a turn all played waits until it is confirmed. */
export function confirmed(): boolean {
  const { confirm } = settings.chosen;
  return confirm === 'always' || (confirm === 'touch' && byFinger());
}
