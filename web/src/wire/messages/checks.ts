import type * as Fits from './fits';

let fits: typeof Fits | null = null;

/** Returns the checks of incoming messages, which are fetched together with the table; null before that. */
export const checks = () => fits;

/** Fetches them, once. */
export const loadChecks = async () => (fits ??= await import('./fits'));
