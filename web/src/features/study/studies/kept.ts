import { has } from '../../../wire/storage/local';
import { newId, Shelf } from '../../../wire/storage/shelf';

/** A study of this device. */
interface KeptStudy {
  id: string;
  name: string;
  text: string;
  changed: number;
}

const PREFIX = 'own-';

export const studies = new Shelf('trictrac.study.', has<KeptStudy>({ text: 'string' }), ({ changed }) => changed);

export function isKept(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Returns a name for a study that is not kept yet. */
export function freshName(): string {
  return PREFIX + newId();
}

/** Stores the current state of a study; returns false if the browser has no room. */
export function keepStudy(id: string, name: string, text: string): boolean {
  try {
    studies.keep({ id, name, text, changed: Date.now() });
    return true;
  } catch {
    return false;
  }
}
