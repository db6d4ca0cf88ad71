import type { Study } from './studying';

let reader: Promise<Study> | null = null;

/** Returns the part of the module that reads games and positions, judges rolls and checks options; the page has one. */
export function study(): Promise<Study> {
  reader ??= import('./studying')
    .then(({ openStudy }) => openStudy())
    .catch((error: unknown) => {
      reader = null;
      throw error;
    });
  return reader;
}
