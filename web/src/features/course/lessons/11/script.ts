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
  drill: { kind: 'drill', question: 'points', deal: 'opening' },
  game: { kind: 'task', trid: START, goal: 'rolls', bot: 'valere' },
} satisfies Script;
