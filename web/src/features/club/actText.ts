import type { ClubAct } from '../../wire/described/messages';
import { words as w } from './words';

/** Returns what was done in a club as a sentence; who has left the server is somebody. */
export function actText({ act, by, whom, what }: ClubAct): string {
  return w.record.act[act](
    by || w.record.Somebody,
    act === 'announce' || act === 'unannounce' ? (what ?? '') : whom || w.record.somebody,
  );
}
