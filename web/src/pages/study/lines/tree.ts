import type { StudyTree } from '../../../wire/messages/study';
import { following, onward } from '../../../features/study/studies/edit';

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
