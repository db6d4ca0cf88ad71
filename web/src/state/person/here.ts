import { followNews } from '../../wire/server/later';
import type { Connection } from '../../wire/host/host';
import { stayCalled } from './calls';
import { waiting } from './waiting.svelte';

let line: Connection | null = null;

/** Meets a person who has just become known: what happens to them is followed, and they are shown as here to those who may challenge them; their browser is sent notifications. */
export function meet(): void {
  leave();
  line = followNews(() => void waiting.look(), leave);
  void stayCalled();
}

/** Ends it, also when the person has signed out. */
function leave(): void {
  line?.close();
  line = null;
}
