/** The parts of a table where players mark for themselves; the page loads them with the first such game. */
export { default as Bar } from './Bar.svelte';
export { default as Over } from './Over.svelte';
export { default as Panel } from './Panel.svelte';
export { default as Missing } from './Missing.svelte';
export { markingKey } from './keys';
export { Marking } from './marking.svelte';
