import { scene } from '../../scene';
import type { Script } from '../../script';

const BLACK = '15 17 18*2 24*11';
const BEFORE = scene('1*11 2 4 6*2', BLACK, { thrown: [3, 3] });

export const script = {
  count: { kind: 'show', trid: BEFORE, shares: [82, 91, 48] },
  above: { kind: 'ask', question: 'exposed', trid: scene('1*10 2 3 4 6 10', BLACK, { thrown: [4, 3] }) },
  below: { kind: 'ask', question: 'exposed', trid: scene('1*9 2 3 4 5 6*2', BLACK, { thrown: [4, 3] }) },
  choose: { kind: 'play', trid: BEFORE, dice: [4, 2], goal: 'best' },
  cover: {
    kind: 'ask',
    question: 'better',
    trid: scene('1*11 6 8 12*2', '15*2 18*2 20*2 22*2 24*7'),
    dice: [5, 4],
    plays: [
      [
        [1, 6],
        [6, 10],
      ],
      [
        [1, 6],
        [1, 5],
      ],
    ],
  },
  nothing: {
    kind: 'play',
    trid: scene('1*2 3 4 5*2 7*2 8*2 9*2 10 12*2', '13*2 16*2 17*3 18*3 20 24*4'),
    dice: [4, 3],
    goal: 'best',
  },
  trap: {
    kind: 'play',
    trid: scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '13*2 14*5 15*2 16*2 18 19 20 24'),
    dice: [4, 2],
    goal: 'best',
  },
  drill: { kind: 'drill', question: 'exposed', deal: 'alone' },
  game: { kind: 'task', trid: BEFORE, goal: 'safe', bot: 'valere', theme: 'hit' },
} satisfies Script;
