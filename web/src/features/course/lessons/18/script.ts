import { scene, START } from '../../scene';
import type { Script } from '../../script';

const CORNER = scene('1*11 6 7 8 11', '18 19 20*3 22 24*9');
const CASE = scene('1*9 4 5 8*2 11*2', '13*2 14*2 19 20 23 24*8');
const ALL = scene('1*7 2 4*2 7*2 8 10*2', '13*2 16 18*3 19 24*8');

export const script = {
  habit: { kind: 'show', trid: CORNER, shares: [97, 89, 78, 82] },
  corner: { kind: 'ask', question: 'coin', trid: CORNER, dice: [5, 4] },
  take: { kind: 'play', trid: CORNER, dice: [5, 4], goal: 'best' },
  where: { kind: 'ask', question: 'touch', trid: CASE, dice: [6, 5], touch: [10] },
  make: { kind: 'play', trid: CASE, dice: [6, 5], goal: 'best' },
  fresh: {
    kind: 'play',
    trid: scene('1*8 2*2 3 4*2 6*2', '16*2 17 18 22*3 24*8'),
    dice: [5, 2],
    goal: 'best',
  },
  count: { kind: 'ask', question: 'exposed', trid: scene('1*6 2 4*3 7 8*2 10*2', '13*2 16 18*3 19 24*8') },
  all: {
    kind: 'ask',
    question: 'better',
    trid: ALL,
    dice: [3, 1],
    plays: [
      [
        [7, 8],
        [1, 4],
      ],
      [
        [4, 5],
        [5, 8],
      ],
    ],
  },
  drill: { kind: 'drill', question: 'better', deal: 'better' },
  game: { kind: 'task', trid: START, goal: 'hole', bot: 'hector', theme: 'any' },
} satisfies Script;
