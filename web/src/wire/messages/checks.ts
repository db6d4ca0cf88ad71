import type * as Fits from './fits';

let fits: typeof Fits | null = null;

/** The checks of what comes in, which are fetched beside the table; null until they are there. */
export const checks = () => fits;

/** Fetches them, once. */
export const loadChecks = async () => (fits ??= await import('./fits'));
