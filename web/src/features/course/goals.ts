import { COIN, OFF } from '../../wire/messages/fleches';
import { NEARLY_EQUAL } from '../../parts/reason/reasons';
import { isLevel } from '../../parts/book/level';
import type { Line, Step } from '../../wire/described/messages';
import { parseTrid, type Board } from '../../wire/messages/trid';
import type { Hint, Way } from '../../wire/messages/analysis';

/** The least number of your men on each of these flèches. */
export interface MenGoal {
  men: Record<number, number>;
}

/** The aim of a play: any legal one; men on some flèches; or nothing much worse than the best. */
export type PlayGoal = 'any' | 'best' | MenGoal;

/** The end of a small game. */
export type TaskGoal =
  | 'rolls'
  | 'hit'
  | 'coin'
  | 'high'
  | 'cases'
  | 'safe'
  | 'fill'
  | 'keep'
  | 'kept'
  | 'hole'
  | 'return'
  | 'home'
  | 'out'
  | 'releve'
  | 'tour'
  | 'round'
  | 'school';

const ROLLS = 4;
/** The cases above that are wanted, and the flèches where they stand. */
const HIGH = { cases: 2, at: [8, 9, 10, 11] };
/** The cases of an opening that are wanted, and the flèches where they stand. */
const BEGUN = { cases: 3, at: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] };
/** How often a jan is to be kept. */
const KEPT = 3;
/** The opponent's throws in a row that are to hit nothing. */
const SAFE = 5;
/** The first flèche of the return. */
const RETURN = 19;

const mine = (line: Line | undefined, fleche: number) => parseTrid(line?.trid ?? '')?.board.men[fleche] ?? 0;
const isWorth = ({ events }: Line, jan: string) =>
  events.some((event) => event.side === 'white' && event.jan.includes(jan));
const feat = (lines: Line[], jan: string) => lines.some((line) => isWorth(line, jan));
/** Returns whether White has that many cases on some flèches. */
const hasCases = (lines: Line[], { cases, at }: typeof HIGH) =>
  at.filter((fleche) => mine(lines.at(-1), fleche) >= CASE).length >= cases;

const isHitting = ({ events, side }: Line) =>
  events.some((event) => event.side === side && event.jan.startsWith('hit_true'));

const REACHED: Record<TaskGoal, (lines: Line[]) => boolean> = {
  rolls: (lines) => lines.filter(({ side, do: { type } }) => side === 'white' && type === 'play').length >= ROLLS,
  hit: (lines) => feat(lines, 'hit_true'),
  coin: (lines) => mine(lines.at(-1), COIN) >= 2,
  high: (lines) => hasCases(lines, HIGH),
  cases: (lines) => hasCases(lines, BEGUN),
  safe: (lines) => {
    const theirs = lines.filter(({ side, do: { type } }) => side === 'black' && type === 'roll');
    return theirs.length >= SAFE && !theirs.slice(-SAFE).some(isHitting);
  },
  fill: (lines) => feat(lines, '_fill'),
  keep: (lines) => feat(lines, '_keep'),
  kept: (lines) => lines.filter((line) => isWorth(line, '_keep')).length >= KEPT,
  hole: (lines) => lines.some(({ marks }) => marks.some(({ holes }) => holes > 0)),
  return: (lines) =>
    Array.from({ length: OFF - RETURN }, (_, i) => RETURN + i).some((at) => mine(lines.at(-1), at) > 0),
  home: (lines) => feat(lines, 'retour_fill') || lines.some(({ releve }) => releve !== null),
  out: (lines) => lines.some(({ releve }) => releve === 'out'),
  releve: (lines) => lines.some(({ releve }) => releve !== null),
  school: (lines) => lines.some(({ do: { type } }) => type === 'school'),
  round: (lines) => lines.some((line) => line.round_ended),
  tour: (lines) => lines.some(({ over }) => over !== null),
};

/** Returns whether the small game has reached its aim or its end. */
export function reached(goal: TaskGoal, lines: Line[]): boolean {
  return REACHED[goal](lines) || REACHED.tour(lines);
}

/** The number of White's plays after which a small game that may last long can be shown to its end. */
const LONG: Partial<Record<TaskGoal, number>> = {
  hit: 12,
  coin: 12,
  high: 12,
  cases: 12,
  safe: 12,
  fill: 12,
  keep: 12,
  kept: 12,
  hole: 12,
  return: 12,
  home: 12,
  out: 12,
  releve: 12,
};

/** Returns whether the small game has lasted so long that its end may be shown. */
export function isLong(goal: TaskGoal, lines: Line[]): boolean {
  const plays = lines.filter(({ side, do: { type } }) => side === 'white' && type === 'play').length;
  return plays >= (LONG[goal] ?? Infinity);
}

/** The first flèches of the jans on White's own side, and how many flèches a jan has. */
const OWN_JANS = [1, 7];
const WIDTH = 6;
const CASE = 2;

/** A play after which White can no longer reach the aim of a small game, and the position before it. */
export interface LosingPlay {
  steps: Step[];
  trid: string;
}

/** Returns the play after which White can no longer fill a jan on their own side; null while they can. */
export function losingPlay(goal: TaskGoal, lines: Line[]): LosingPlay | null {
  if (goal !== 'fill') return null;
  const at = lines.findIndex(({ trid }) => {
    const board = parseTrid(trid)?.board;
    return board !== undefined && !OWN_JANS.some((first) => isFillable(board, first));
  });
  const [before, line] = [lines[at - 1], lines[at]];
  if (!before || line?.do.type !== 'play') return null;
  return { steps: line.do.steps.map(([from, to]): Step => [from, to]), trid: before.trid };
}

/** Returns whether enough men stand on or behind every flèche of a jan: men never go back. */
function isFillable({ men }: Board, first: number): boolean {
  const upTo = (fleche: number) => men.slice(1, fleche + 1).reduce((sum, n) => sum + Math.max(0, n), 0);
  return Array.from({ length: WIDTH }, (_, i) => i).every((i) => {
    const least = CASE * (i + 1);
    return upTo(first + i) >= least;
  });
}

/** A legal play, and the board it leaves. */
interface MadePlay {
  board: Board;
  steps: Step[];
}

/** Returns whether the men stand as wanted. */
export function stand({ men }: MenGoal, board: Board): boolean {
  return Object.entries(men).every(([at, count]) => (board.men[Number(at)] ?? 0) >= count);
}

/** Returns whether a legal play reaches the aim. */
export function attained(goal: Exclude<PlayGoal, 'best'>, { board }: Pick<MadePlay, 'board'>): boolean {
  return goal === 'any' || stand(goal, board);
}

/** Returns how a play compares with the best of these answers: hardly worse, or level in the opening book. */
export function nearBest({ ways }: Hint, { steps }: Pick<MadePlay, 'steps'>): 'best' | 'equal' | null {
  const way = ways.find((one) => ends(one) === endsOfSteps(steps));
  if (!way) return null;
  if (way.lost.mille < NEARLY_EQUAL) return 'best';
  return way.book && isLevel(way.book.lost, way.book.error) ? 'equal' : null;
}

const ends = ({ answer }: Way) => ('steps' in answer ? endsOfSteps(answer.steps) : '');

/** Returns the result of a play, whichever man went first, and whether one man went all the way. */
export function endsOfSteps(steps: Step[]): string {
  const [first, second] = steps;
  const whole = first && second && first[1] === second[0] ? [[first[0], second[1]]] : steps;
  return whole
    .map((step) => step.join('/'))
    .sort()
    .join(' ');
}
