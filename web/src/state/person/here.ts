import { followNews } from '../../wire/server/later';
import type { Connection } from '../../wire/host/host';
import { waiting } from './waiting.svelte';

let line: Connection | null = null;

/** Follows what happens to the person of this page, who is then shown as here to those who may challenge them. */
export function beHere(): void {
  leave();
  line = followNews(() => void waiting.look(), leave);
}

/** Ends it, also when the person has signed out. */
function leave(): void {
  line?.close();
  line = null;
}
