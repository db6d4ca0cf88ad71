import { words } from '../../../features/analysis/words';
import { labelOf } from '../../../features/study/studies/said';
import { playText } from '../../../state/courrier/sentences';
import type { Side } from '../../../wire/described/messages';
import type { StudyTree } from '../../../wire/messages/study';
import { i18n } from '../../../words/language.svelte';
import type { Namer, Naming } from '../../../words/naming';
import { inOwnNames } from './record';

/** Returns what was decided and played at a place of trictrac, in the names the reader has chosen. */
export function playedAt({ places, numbering }: StudyTree, at: number, name: Namer): string {
  const { play, marks, side } = labelOf(places[at]!);
  const decided = /(?:^| )(T|V|SE|SH)(?: |$)/.exec(marks)?.[1];
  const { hold, go, suspend } = { ...i18n.t.sheet, suspend: words.t.hint.suspend };
  const said = { T: hold, V: go, SE: suspend, SH: suspend };
  return [decided ? said[decided as keyof typeof said] : '', inOwnNames(play, side, numbering as Naming, name)]
    .filter(Boolean)
    .join(' ');
}

/** Returns what was played at a place of Le Tric Trac, by the numbers the board bears. */
export function racePlayedAt({ places }: StudyTree, at: number, bottom: Side): string {
  const place = places[at]!;
  return playText(i18n.t, bottom, labelOf(place).side ?? 'white', place.steps ?? []);
}
