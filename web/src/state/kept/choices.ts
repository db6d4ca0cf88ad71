import { keptAt } from '../../wire/storage/local';

const KEY = 'trictrac.choices';
/** The number of choices between holding and going for which the glossary's explanations are shown. */
const FIRST = 3;

const isList = (kept: unknown): kept is unknown[] => Array.isArray(kept);

/** Returns whether a choice is among the first that this device has met, and keeps that it was met. */
export function isFirstChoice(choice: string): boolean {
  const met = keptAt(KEY, isList) ?? [];
  if (met.includes(choice)) return true;
  if (met.length >= FIRST) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...met, choice]));
  } catch {
    // Nothing can be kept here: the words are shown once more.
  }
  return true;
}
