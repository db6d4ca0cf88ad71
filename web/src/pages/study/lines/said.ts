import { words } from '../../../features/analysis/words';
import { labelOf } from '../../../features/study/studies/said';
import { playText } from '../../../state/courrier/sentences';
import type { Side, Step } from '../../../wire/described/messages';
import { OFF } from '../../../wire/messages/fleches';
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

/** Returns the steps of a play of Le Tric Trac, as a record writes them. */
export function raceSteps(play: string): Step[] {
  const fleche = (text: string) => (text === 'o' ? OFF : Number(text));
  return play.split(' ').flatMap((run) => {
    const places = run.split('/').map(fleche);
    return places.slice(1).map((to, i): Step => [places[i]!, to]);
  });
}

/** Returns what was played at a place of Le Tric Trac, by the numbers the board bears. */
export function racePlayedAt({ places }: StudyTree, at: number, bottom: Side): string {
  const { play, side } = labelOf(places[at]!);
  return playText(i18n.t, bottom, side ?? 'white', raceSteps(play));
}
