import { once } from '../connection/once';

/** Returns the part of the module that reads games and positions, judges rolls and checks options; the page has one. */
export const study = once(async () => (await import('./studying')).openStudy());
