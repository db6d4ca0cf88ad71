import type { StudyTree } from '../../../wire/messages/study';
import { actionOf } from '../../../features/study/studies/actions';
import { following, onward, rollOf } from '../../../features/study/studies/edit';
import { labelOf } from '../../../features/study/studies/said';

/** Returns the places of a line of play from one on. */
export function lineFrom(tree: StudyTree, first: number): number[] {
  const all: number[] = [];
  for (let place: number | null = first; place !== null; place = onward(tree, place)) all.push(place);
  return all;
}

/** Returns the other ways to go on than by this place; behind the last one of its line, all there are. */
export function besides(tree: StudyTree, at: number): number[] {
  const { parent } = tree.places[at]!;
  const goesOn = parent >= 0 && onward(tree, parent) === at;
  const others = goesOn ? following(tree, parent).filter((one) => one !== at) : [];
  return onward(tree, at) === null ? [...others, ...following(tree, at)] : others;
}

/** Returns the play that a record with each action on a line of its own writes right after a roll, so that both are one row; null where something comes between, or it was played otherwise too. */
export function playAfter(tree: StudyTree, at: number): number | null {
  if (rollOf(tree.places[at]!) === null) return null;
  const next = onward(tree, at);
  const alone = following(tree, at).length === 1;
  return next !== null && alone && actionOf(tree.places[next]!.line)?.what === 'play' ? next : null;
}

/** Returns the plays of the roll of a place, the one of the game and the others, as the record writes them. */
export function playsOf(tree: StudyTree, at: number): string[] {
  let roll = at;
  while (roll > 0 && rollOf(tree.places[roll]!) === null) roll = tree.places[roll]!.parent;
  if (roll <= 0) return [];
  return following(tree, tree.places[roll]!.parent).flatMap((one) => {
    const after = playAfter(tree, one);
    const own = labelOf(tree.places[one]!).play;
    return after === null ? [own] : [own, actionOf(tree.places[after]!.line)!.rest.join(' ')];
  });
}

/** Returns the side whose roll a place is part of. */
export function rollerAt({ places }: StudyTree, at: number) {
  for (let i = at; i > 0; i = places[i]!.parent) {
    const { side } = labelOf(places[i]!);
    if (side) return side;
  }
  return null;
}
