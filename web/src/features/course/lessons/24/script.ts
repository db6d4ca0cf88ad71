import { scene } from '../../scene';
import type { Script } from '../../script';

const MIXED = scene('1*7 2*2 3 4 5 6 7*2', '18*2 19 20*2 21*2 22*2 23 24*5', { thrown: [4, 5] });
const FULL = '1*3 2*2 3*2 4*2 5*2 6*2 7*2';
const BLACK = '14*2 19 20*2 21*2 22*2 23*3 24*3';
/** The jan of the question is the petit jan alone: Black has not moved. */
const STILL = '24*15';

export const script = {
  which: { kind: 'show', trid: MIXED, at: [2, 3, 4, 5, 6], shares: [93, 86, 17, 82] },
  six: {
    kind: 'show',
    trid: scene('1*3 2*3 3*3 4*3 5*3', STILL, { thrown: [3, 3] }),
    dice: [6, 4],
    arrows: [
      [1, 7],
      [2, 6],
    ],
  },
  count: { kind: 'ask', question: 'filling', trid: scene('1*2 2*2 3*3 4*3 5*3 6 7', STILL, { thrown: [4, 3] }) },
  mixed: {
    kind: 'ask',
    question: 'better',
    trid: MIXED,
    dice: [4, 3],
    plays: [
      [
        [5, 9],
        [6, 9],
      ],
      [
        [1, 5],
        [1, 4],
      ],
    ],
  },
  late: {
    kind: 'play',
    trid: scene('1*5 2 3*2 4*2 8*3 12*2', '13*2 16*2 18*3 19 20*2 22 24*4'),
    dice: [6, 4],
    goal: 'best',
  },
  full: { kind: 'show', trid: scene(FULL, BLACK), at: [1, 2, 3, 4, 5, 6], shares: [4, 49] },
  go: { kind: 'ask', question: 'decide', trid: scene(FULL, BLACK, { points: [8, 0] }), dice: [3, 1] },
  drill: { kind: 'drill', question: 'better', deal: 'betterJan' },
  game: { kind: 'task', trid: MIXED, goal: 'fill', bot: 'hector', theme: 'jan' },
} satisfies Script;
