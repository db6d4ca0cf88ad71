import { words } from '../../../features/analysis/words';
import { inReadersNames, labelOf, readable } from '../../../features/study/studies/said';
import { playText } from '../../../state/courrier/sentences';
import type { Side } from '../../../wire/described/messages';
import type { Remark, StudyTree } from '../../../wire/messages/study';
import { i18n, t } from '../../../words/language.svelte';
import type { Namer, Naming } from '../../../words/naming';
import { inOwnNames } from './record';
import { playsOf, rollerAt } from './tree';

/** Returns the decision and the play at a place of trictrac, with flèches in the reader's naming. */
export function playedAt({ places, numbering }: StudyTree, at: number, name: Namer): string {
  const { play, marks, side } = labelOf(places[at]!);
  const decided = /(?:^| )(T|V|SE|SH)(?: |$)/.exec(marks)?.[1];
  const { hold, go, suspend } = { ...t.sheet, suspend: words.hint.suspend };
  const said = { T: hold, V: go, SE: suspend, SH: suspend };
  return [decided ? said[decided as keyof typeof said] : '', inOwnNames(play, side, numbering as Naming, name)]
    .filter(Boolean)
    .join(' ');
}

/** Returns the play at a place of Le Tric Trac, by the numbers on the board. */
export function courrierPlayedAt({ places }: StudyTree, at: number, bottom: Side): string {
  const place = places[at]!;
  return playText(t, bottom, labelOf(place).side ?? 'white', place.steps ?? []);
}

/** Returns the comments of a place for the person who reads, with the plays that they name as the list writes them. */
export function remarksAt(tree: StudyTree, at: number, name: Namer): Remark[] {
  const side = rollerAt(tree, at);
  const named = (play: string) => inOwnNames(play, side, tree.numbering as Naming, name);
  const plays = playsOf(tree, at);
  return readable(tree.places[at]!.comments, i18n.lang).map((one) => ({
    ...one,
    text: inReadersNames(one.text, plays, named),
  }));
}
