import { scene, START } from '../../scene';
import type { Script } from '../../script';

const DEVIL = scene('1*3 2 3*2 6 7*2 10*2 11*2 12*2', '13*2 14*2 17*2 18 19*3 22 24*4');

export const script = {
  order: { kind: 'show', trid: DEVIL, at: [8, 9, 10, 11], shares: [90, 86, 71, 70, 59] },
  nine: {
    kind: 'play',
    trid: scene('1*3 2 6*2 7*4 8*3 12*2', '13*2 15*2 18*2 20*2 21*2 22 23*2 24*2'),
    dice: [2, 1],
    goal: 'best',
  },
  devil: { kind: 'play', trid: DEVIL, dice: [6, 2], goal: 'best' },
  eleven: {
    kind: 'ask',
    question: 'better',
    trid: scene('1*13 6 11', '15 16 24*13', { thrown: [2, 2] }),
    dice: [5, 4],
    plays: [
      [
        [6, 11],
        [1, 5],
      ],
      [
        [1, 6],
        [1, 5],
      ],
    ],
  },
  reach: {
    kind: 'play',
    trid: scene('1 2 3*2 5*2 6*2 7*3 8*2 12*2', '13*2 14*2 16*2 17*2 18*2 20 21 23 24*2'),
    dice: [6, 2],
    goal: 'best',
  },
  early: {
    kind: 'show',
    trid: scene('1*9 2*2 3*2 4 6', '19 20*2 22 23*2 24*9', { thrown: [4, 3] }),
    at: [2, 3],
    shares: [88, 62],
  },
  low: {
    kind: 'ask',
    question: 'better',
    trid: scene('1*11 3*2 4 6', '19 20*2 22 23*2 24*9', { thrown: [3, 3] }),
    dice: [1, 1],
    plays: [
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [1, 2],
      ],
    ],
  },
  drill: { kind: 'drill', question: 'better', deal: 'betterCase' },
  game: { kind: 'task', trid: START, goal: 'high', bot: 'hector', theme: 'case' },
} satisfies Script;
