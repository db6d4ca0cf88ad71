import type { Study } from './studying';

let reader: Promise<Study> | null = null;

/** The part of the module that reads games and positions, judges rolls, and says what may be agreed; one for the page. */
export function study(): Promise<Study> {
  reader ??= import('./studying')
    .then(({ openStudy }) => openStudy())
    .catch((error: unknown) => {
      reader = null;
      throw error;
    });
  return reader;
}
