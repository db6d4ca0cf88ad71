import { has, keptAt, namesAfter } from '../../../wire/storage/local';

/** A study of this device. */
interface KeptStudy {
  id: string;
  name: string;
  text: string;
  changed: number;
}

const KEY = 'trictrac.study.';
const PREFIX = 'own-';

const isStudy = has<KeptStudy>({ text: 'string' });

/** Returns all studies, the latest first. */
export function studies(): KeptStudy[] {
  return namesAfter(KEY)
    .map(keptStudy)
    .filter((found) => found !== null)
    .sort((a, b) => b.changed - a.changed);
}

/** Returns a study; null if it is not there or cannot be read. */
export function keptStudy(id: string): KeptStudy | null {
  const kept = keptAt(KEY + id, isStudy);
  return kept && { ...kept, id };
}

export function isKept(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Returns a name for a study that is not kept yet. */
export function freshName(): string {
  return PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

/** Stores the current state of a study; returns false if the browser has no room. */
export function keepStudy(id: string, name: string, text: string): boolean {
  try {
    localStorage.setItem(KEY + id, JSON.stringify({ name, text, changed: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function discardStudy(id: string): void {
  localStorage.removeItem(KEY + id);
}
