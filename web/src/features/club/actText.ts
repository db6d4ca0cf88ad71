import type { ClubAct } from '../../wire/described/messages';
import { words as w } from './words';

/** Returns what was done in a club as a sentence; a person who has left the server is called somebody. */
export function actText({ act, by, whom, what = '' }: ClubAct): string {
  const name = by || w.record.Somebody;
  const other = whom || w.record.somebody;
  if (act === 'moderate') return w.record.act.moderate(what || w.record.theClub);
  if (act === 'announce' || act === 'unannounce') return w.record.act[act](name, what);
  if (act === 'league' || act === 'change_league' || act === 'season' || act === 'end_league')
    return w.record.act[act](name, what);
  if (act === 'appoint' && what) return w.record.act.task(name, other, what);
  return w.record.act[act](name, other);
}
