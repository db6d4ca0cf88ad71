import { scene } from '../../scene';
import type { Script } from '../../script';

const RETURN = { thrown: [29, 29] } as const;
const late = (white: string, black: string) => scene(white, black, { thrown: [...RETURN.thrown] });
const BLACK = '1*3 2*2 3*2 4*2 5 6*2 8 9 15';
const COMING = late('11 12*2 18 19*2 20*2 21*2 22 23*2 24*2', BLACK);

export const script = {
  plan: { kind: 'show', trid: COMING, at: [19, 20, 21, 22, 23, 24], shares: [81, 78, 84, 67] },
  corner: {
    kind: 'ask',
    question: 'better',
    trid: late('9*2 11*2 12*2 18 21*2 22*2 23*2 24*2', '1*2 2*3 3*2 4*3 5 13*2 16*2'),
    dice: [3, 3],
    plays: [
      [
        [9, 12],
        [12, 15],
      ],
      [
        [12, 15],
        [12, 15],
      ],
    ],
  },
  safe: {
    kind: 'ask',
    question: 'better',
    trid: late('9*2 10*2 11*2 12*6 24*3', '1*2 2 3 7 8 13*3 14*2 15*2 16*2'),
    dice: [6, 1],
    plays: [
      [
        [12, 18],
        [18, 19],
      ],
      [
        [12, 18],
        [9, 10],
      ],
    ],
  },
  home: { kind: 'play', trid: COMING, dice: [4, 2], goal: 'best' },
  count: { kind: 'ask', question: 'filling', trid: late('11 14 16 18 19*2 20*2 21*2 22 23*2 24*2', BLACK) },
  last: {
    kind: 'play',
    trid: late('11*2 12*2 16 19*2 20*2 21 22 23*2 24*2', '1 2*2 3 4*2 5 6*2 7 8 14*2 15*2'),
    dice: [4, 3],
    goal: 'best',
  },
  halves: {
    kind: 'ask',
    question: 'better',
    trid: late('17 18 19*3 20*4 21*4 24*2', '1*15'),
    dice: [2, 2],
    plays: [
      [
        [20, 22],
        [21, 23],
      ],
      [
        [20, 22],
        [20, 22],
      ],
    ],
  },
  drill: { kind: 'drill', question: 'better', deal: 'betterReturn' },
  game: { kind: 'task', trid: COMING, goal: 'home', bot: 'hector', theme: 'return' },
} satisfies Script;
