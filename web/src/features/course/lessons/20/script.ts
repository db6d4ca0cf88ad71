import { scene } from '../../scene';
import type { Script } from '../../script';

const BLACK = '18 19 20*3 22 24*9';
const HEAP = scene('1*7 5 6 7*2 9 11 12*2', '14*2 19*2 20*3 21*2 23*2 24*4');

export const script = {
  soon: { kind: 'show', trid: scene('1*9 6 7 8 9 12*2', BLACK), at: [12], shares: [97, 97] },
  effect: {
    kind: 'play',
    trid: scene('1*11 2 4 6 7', '15*2 23*2 24*11', { thrown: [3, 3] }),
    dice: [6, 5],
    goal: 'best',
  },
  two: { kind: 'ask', question: 'taking', trid: scene('1*13 6 7', BLACK) },
  four: { kind: 'ask', question: 'taking', trid: scene('1*11 6 7 8 9', BLACK) },
  puissance: {
    kind: 'play',
    trid: scene('1*6 2*2 3 7*2 10*2 11*2', '14*2 17*2 18*2 21 24*8'),
    dice: [6, 6],
    goal: 'best',
  },
  price: {
    kind: 'play',
    trid: scene('1*5 2 3 4 7*2 8*3 9*2', '13*2 17 18*2 19*2 20*2 21 22 23 24*3'),
    dice: [4, 3],
    goal: 'best',
  },
  third: {
    kind: 'ask',
    question: 'better',
    trid: HEAP,
    dice: [6, 6],
    plays: [
      [
        [5, 11],
        [6, 12],
      ],
      [
        [1, 7],
        [5, 11],
      ],
    ],
  },
  drill: { kind: 'drill', question: 'better', deal: 'betterCorner' },
  game: { kind: 'task', trid: scene('1*13 6 7', BLACK), goal: 'coin', bot: 'valere', theme: 'corner' },
} satisfies Script;
