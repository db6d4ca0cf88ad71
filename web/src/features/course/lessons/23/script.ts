import { scene, START } from '../../scene';
import type { Script } from '../../script';

const TWO = scene('1*13 2 4', '24*15', { thrown: [1, 1] });
const ONE = scene('1*14 5', '24*15', { thrown: [1, 1] });

export const script = {
  talon: { kind: 'show', trid: TWO, at: [2, 4], shares: [97, 94, 83] },
  two: { kind: 'ask', question: 'quiz', trid: TWO, right: 2 },
  one: { kind: 'ask', question: 'quiz', trid: ONE, right: 0 },
  first: {
    kind: 'ask',
    question: 'better',
    trid: START,
    dice: [3, 1],
    plays: [
      [
        [1, 4],
        [4, 5],
      ],
      [
        [1, 2],
        [1, 4],
      ],
    ],
  },
  second: {
    kind: 'play',
    trid: scene('1*13 2 3', '18 23 24*13', { thrown: [1, 1] }),
    dice: [3, 1],
    goal: 'best',
  },
  doublet: {
    kind: 'play',
    trid: scene('1*13 2 4', '18 21 24*13', { thrown: [1, 1] }),
    dice: [2, 2],
    goal: 'best',
  },
  third: {
    kind: 'play',
    trid: scene('1*11 2*2 3*2', '15 17 24*13', { thrown: [2, 2] }),
    dice: [5, 3],
    goal: 'best',
  },
  corner: {
    kind: 'ask',
    question: 'better',
    trid: scene('1*12 3 7 9', '16 18 19*2 24*11', { thrown: [2, 3] }),
    dice: [5, 3],
    plays: [
      [
        [7, 12],
        [9, 12],
      ],
      [
        [1, 6],
        [1, 4],
      ],
    ],
  },
  masters: {
    kind: 'show',
    trid: scene('1*15', '22 23 24*13', { thrown: [0, 1] }),
    dice: [5, 4],
    arrows: [
      [1, 6],
      [1, 5],
    ],
  },
  drill: { kind: 'drill', question: 'better', deal: 'betterOpening' },
  game: { kind: 'task', trid: START, goal: 'cases', bot: 'hector', theme: 'opening' },
} satisfies Script;
