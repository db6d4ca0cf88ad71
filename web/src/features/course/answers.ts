/** The answers that the rules and the search give to the questions of the course. */
import type { Hint, Outlook } from '../../wire/messages/analysis';
import { COIN, OFF } from '../../wire/messages/fleches';
import type { JanEvent, Line, Play, Side, Step } from '../../wire/described/messages';
import type { RuledRoll } from './referee';

/** The material for an answer; each part is computed when it is needed. */
export interface Posed {
  judged: () => RuledRoll;
  /** Returns the line after going for the hole of the roll. */
  gone: () => Line;
  /** Returns the line after the first legal play of the roll. */
  played: () => Line;
  /** Returns the findings of the search, if the question needs one. */
  ahead: () => Ahead;
  paid: () => number;
  ask: PosedFacts;
}

/** The parts of a question that its answer may need. */
interface PosedFacts {
  from?: number;
  right?: number;
  touch?: number[];
  marked?: number;
  plays?: Step[][];
}

/** The answers to the roll, or the gains of the throws. */
export type Ahead = Hint | Outlook;

/** Returns the chances of the player who throws next, or of the opponent if they threw now. */
export function odds({ ahead }: Posed, whose: 'mine' | 'theirs' = 'mine'): Outlook['mine'] {
  const found = ahead();
  if (found.say !== 'outlook') throw new Error('the outlook is wanted');
  return found[whose];
}

/** Returns the answers to the roll, the best first. */
export function hintOf({ ahead }: Posed): Hint {
  const found = ahead();
  if (found.say !== 'hint') throw new Error('the answers to a roll are wanted');
  return found;
}

/** Returns whether going is the best choice after a hole. */
export function goes(posed: Posed): boolean {
  return hintOf(posed).ways[0]?.answer.type === 'go';
}

export const eventsOf = ({ line }: RuledRoll, side: Side) => line.events.filter((event) => event.side === side);
export const sum = (events: JanEvent[]) => events.reduce((all, event) => all + event.points, 0);
export const unique = (numbers: number[]) => [...new Set(numbers)].sort((a, b) => a - b);
export const has = ({ line }: RuledRoll, feat: string) =>
  line.events.some(({ jan, side }) => side === 'white' && jan.endsWith(feat));

/** Returns the flèches of men that are hit truly or falsely. */
export const hit = ({ line }: RuledRoll, how: 'true' | 'false') =>
  unique(line.events.flatMap(({ jan, at }) => (jan.startsWith(`hit_${how}`) ? at : [])));

/** Returns the flèches where a man may end after the roll, by one number or by both. */
export function endsOf(plays: Play[], from: number): number[] {
  const ends = plays.flatMap((play) => {
    const [first, second] = play;
    if (first && second && first[1] === second[0]) return first[0] === from ? [second[1]] : [];
    return play.filter((step) => step[0] === from).map((step) => step[1]);
  });
  return unique(ends);
}

/** Returns how the player's own corner may be taken: 0 by effect, 1 by puissance, 2 not at all. */
export function coinOf(plays: Play[]): number {
  const taking = plays.filter((play) => play.length === 2 && play.every(([from, to]) => to === COIN && from < COIN));
  if (taking.length === 0) return 2;
  return Number(taking.some((play) => play.some(([, , number]) => number === 0)));
}

/** Returns the value of the tour that a roll won; 0 while the tour goes on. */
export function worthOf({ tour, over }: Line): number {
  const end = tour ?? (over && 'worth' in over ? over : null);
  return end?.worth.value ?? 0;
}

export const mostOff = (plays: Play[]) =>
  Math.max(0, ...plays.map((play) => play.filter(([, to]) => to === OFF).length));
