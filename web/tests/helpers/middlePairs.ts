import type { Side } from '../../src/wire/described/messages';
import { absolute, OFF, other } from '../../src/wire/messages/fleches';
import { parseTrid, split, thrownNext } from '../../src/wire/messages/trid';
import { problemsOf, type ValuedAnswer } from './benchmark';

/** The men of a board from the roller's talon: positive the roller's, negative the opponent's; index 0 is unused. */
export type Men = readonly number[];

/** Two plays of one roll, and how many throws of the relevé the roller had made, with this one. */
export interface Pair {
  trid: string;
  throws: number;
  good: string;
  bad: string;
}

/** The range of the losses of a clearly worse play, in thousandths of a tour. */
const WORSE = { least: 20, most: 250 };

/** Returns the best of some answers. */
export const bestOf = (answers: ValuedAnswer[]): ValuedAnswer => answers.reduce((a, b) => (b.worth > a.worth ? b : a));

/** Returns for each position with clearly worse plays the best play, and the middle one of the worse. */
export function pairsOf(name: string): Pair[] {
  return problemsOf(name).flatMap(({ trid, answers }) => {
    const best = bestOf(answers.filter(({ tried }) => tried));
    const worse = answers
      .map((one) => ({ ...one, lost: best.worth - one.worth }))
      .filter(({ lost }) => lost >= WORSE.least && lost <= WORSE.most)
      .sort((a, b) => a.lost - b.lost);
    if (worse.length === 0) return [];
    const { fields } = split(trid);
    const [white, black] = fields[8]!.split('.').map(Number);
    const throws = fields[1] === 'w' ? white! : black!;
    return [{ trid, throws, good: best.text, bad: worse[Math.floor(worse.length / 2)]!.text }];
  });
}

/** Returns the men of a position, from the talon of the player to act. */
export function menOf(trid: string): Men {
  const { board, turn } = parseTrid(trid)!;
  return seenBy(turn, board.men);
}

/** Returns the ways of the men of a play such as "1/5 6/8"; 25 is off, and if no man can be played there are none. */
export function waysOf(play: string): number[][] {
  if (!play.includes('/')) return [];
  return play.split(' ').map((way) => way.split('/').map((at) => (at === 'o' ? OFF : Number.parseInt(at, 10))));
}

/** Returns the men after a play. */
export function afterPlay(men: Men, play: string): Men {
  const left = [...men];
  for (const way of waysOf(play)) {
    left[way[0]!]! -= 1;
    if (way.at(-1)! < OFF) left[way.at(-1)!]! += 1;
  }
  return left;
}

/** Returns the position after a play as one that awaits a throw: of the player who has played, or of the opponent. */
export function awaiting(trid: string, play: string, whose: 'own' | 'opponent'): string {
  const { board, turn } = parseTrid(trid)!;
  const men = seenBy(turn, afterPlay(menOf(trid), play));
  return thrownNext(trid, { ...board, men }, whose === 'own' ? turn : other(turn));
}

/** Converts the men of a board from White's talon to a side's, and (being its own inverse) back. */
function seenBy(side: Side, men: Men): number[] {
  return side === 'white' ? [...men] : men.map((_, i) => (i === 0 ? 0 : 0 - men[absolute(side, i)]!));
}
