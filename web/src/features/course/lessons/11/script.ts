import { scene, START } from '../../scene';
import type { Script } from '../../script';

const SIX = scene('1*11 2 4 6 7', '17 18 19 23*2 24*10', { thrown: [2, 3] });
const TWO = scene('1*13 7 10', '20 21*2 24*12', { thrown: [2, 2] });
const MEZEAS = scene('1*13 12*2', '20 21*3 24*11', { thrown: [2, 3] });

export const script = {
  rare: { kind: 'show', trid: START },
  six: { kind: 'ask', question: 'points', trid: SIX, dice: [4, 2] },
  two: { kind: 'ask', question: 'points', trid: TWO, dice: [5, 3] },
  contreTables: {
    kind: 'ask',
    question: 'other',
    trid: scene('1*13 6 10', '13*2 18 24*12', { thrown: [2, 2] }),
    dice: [6, 3],
  },
  mezeas: { kind: 'ask', question: 'points', trid: MEZEAS, dice: [4, 1] },
  aces: { kind: 'ask', question: 'points', trid: MEZEAS, dice: [1, 1] },
  contreMezeas: {
    kind: 'ask',
    question: 'other',
    trid: scene('1*13 12*2', '13*2 19 20 24*11', { thrown: [2, 3] }),
    dice: [4, 1],
  },
  spread: { kind: 'play', trid: START, dice: [3, 1], goal: 'best' },
  low: { kind: 'play', trid: START, dice: [5, 2], goal: 'best' },
  second: {
    kind: 'play',
    trid: scene('1*13 2 4', '15 22 24*13', { points: [0, 6], thrown: [1, 2] }),
    dice: [5, 2],
    goal: 'best',
  },
  petit: { kind: 'ask', question: 'points', trid: scene('1*3 2*3 3 4*2 5*3 6*3', '16*3 17*3 24*9'), dice: [5, 2] },
  plan: { kind: 'show', trid: scene('1*9 6 7*2 8 9 10', '24*9 19 18*2 17 16 15') },
  drill: { kind: 'drill', question: 'points', deal: 'opening' },
  game: { kind: 'task', trid: START, goal: 'rolls', bot: 'valere' },
} satisfies Script;
