import type { Dice, Side, Step } from '../../../wire/described/messages';
import type { Roll } from '../../../state/game/rolls';
import type { Answer } from '../../../wire/messages/analysis';
import { absolute, OFF } from '../../../wire/messages/fleches';
import type { StudyTree } from '../../../wire/messages/study';
import { recordNamer, type Namer, type Naming } from '../../../words/naming';
import { nextRoll, rollLine } from '../../../features/study/studies/edit';

/** A decision on a hole, as a record writes it: hold, go, or suspend one game and hold for the second. */
type Decided = 'T' | 'V' | 'SE' | 'SH';

/** The tags about the dice and the end: another line of play has other dice. */
const OF_ITS_DICE = /^\[(Commit|Dice|Shares|Seed|End) /;

/** Returns the record of the line of play that leads to a place and no farther, with a roll that is thrown there and not yet played. */
export function recordTo(tree: StudyTree, at: number, thrown?: { side: Side; dice: Dice }): string {
  const lines: string[] = thrown ? [rollLine(nextRoll(tree, at), thrown.side, thrown.dice, '...')] : [];
  for (let i = at; i > 0; i = tree.places[i]!.parent) lines.unshift(tree.places[i]!.line);
  const all = tree.text.split('\n');
  const first = all.findIndex((line) => !line.startsWith('['));
  const tags = all.slice(0, first < 0 ? all.length : first).filter((tag) => !OF_ITS_DICE.test(tag));
  return [...tags, '', ...lines, ''].join('\n');
}

/** Returns the place of roll `n` of the game itself; null where it has no such roll. */
export function placeOf({ places }: StudyTree, n: number): number | null {
  const found = places.findIndex(({ depth, line }) => depth === 0 && line.startsWith(`${n}. `));
  return found < 0 ? null : found;
}

/** Returns the place from which roll `n` of the game is thrown. */
export function placeBefore(tree: StudyTree, n: number): number | null {
  const at = placeOf(tree, n);
  return at === null ? null : tree.places[at]!.parent;
}

/** A roll of any game, with its decision if there was one. */
export type Answerable = Pick<Roll, 'side' | 'dice'> & Partial<Pick<Roll, 'held' | 'suspended'>>;

/** Returns the text by which a record writes the decision before the play. */
function decidedOn(answer: Answer, roll: Answerable): Decided | null {
  const suspends = (game: 'ecrire' | 'honours' | null | undefined) => (game === 'honours' ? 'SH' : 'SE');
  if (answer.type === 'go') return 'V';
  if (answer.type === 'hold') return 'T';
  if (answer.type === 'suspend') return suspends(answer.game);
  if (roll.held === 'suspend') return suspends(roll.suspended);
  return roll.held === 'hold' ? 'T' : null;
}

/** Returns the line of a record for an answer to a roll; with null the game ended there. */
export function answeredLine(number: number, roll: Answerable, answer: Answer | null, naming: Naming): string {
  if (answer === null) return rollLine(number, roll.side, roll.dice, '...');
  const name = recordNamer(naming, roll.side);
  const called = (fleche: number) => (fleche >= OFF ? 'o' : name(fleche));
  const steps: Step[] = 'steps' in answer ? answer.steps : [];
  const play = answer.type === 'go' ? '' : steps.map(([from, to]) => `${called(from)}/${called(to)}`).join(' ') || '-';
  return rollLine(number, roll.side, roll.dice, [play, decidedOn(answer, roll) ?? ''].filter(Boolean).join(' '));
}

/** Returns a play of a record in the names the reader has chosen. */
export function inOwnNames(play: string, side: Side | null, naming: Naming, name: Namer): string {
  if (!side) return play;
  const written = recordNamer(naming, side);
  const known = new Map<string, string>();
  for (let own = 1; own < OFF; own += 1) known.set(written(own), name(absolute(side, own)));
  return play.replace(/[^\s/*]+/g, (one) => known.get(one) ?? one);
}
