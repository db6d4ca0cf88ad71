import type { Dice, Scores, Side } from '../../wire/described/messages';
import { parseBoard, type Board } from '../../wire/messages/trid';

/** One roll of a game the computer played with itself: the board before it, and how it stands when it has been marked. */
export interface Moment {
  board: Board;
  side: Side;
  dice: Dice;
  gained: number;
  score: Scores;
}

/** Men, who throws, dice, points gained, points and holes of White and Black. */
const ROLLS = `
F-B---BAB--B--bab---bacd w 36 2 10-2 0-0
E-B---BABA-B--bab---bacd b 53 4 10-6 0-0
E-B---BABA-B--bbb--aaabd w 31 0 10-6 0-0
E-B----BBB-B--bbb--aaabd b 41 0 10-6 0-0
E-B----BBB-B--bbb-b-aaad w 43 4 2-0 1-0
D-AA--ABBB-B--bbb-b-aaad b 42 0 2-0 1-0
D-AA--ABBB-B--bbbab-aaac w 52 0 2-0 1-0
B-BA-AABBB-B--bbbab-aaac b 61 0 2-0 1-0
B-BA-AABBB-B--bbbbb-aaba w 33 6 8-0 1-0
B-BA-AA-BBBB--bbbbb-aaba b 31 0 8-0 1-0`;

export const MOMENTS: Moment[] = ROLLS.trim().split('\n').map(read);

function read(line: string): Moment {
  const [men, side, dice, gained, points, holes] = line.split(' ') as [string, string, string, string, string, string];
  const numbers = (text: string) => text.split('-').map(Number) as [number, number];
  const [[pw, pb], [hw, hb]] = [numbers(points), numbers(holes)];
  const score = (n: number, h: number) => ({ points: n, holes: h, bredouille: false, jetons: 1, pavillon: false });
  return {
    board: parseBoard(men)!,
    side: side === 'w' ? 'white' : 'black',
    dice: [Number(dice[0]), Number(dice[1])],
    gained: Number(gained),
    score: { white: score(pw, hw), black: score(pb, hb) },
  };
}
