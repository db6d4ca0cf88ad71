import { scene, START } from '../../scene';
import type { Script } from '../../script';

const WHITE = '1*8 7 8*2 10 12*3';
const BLACK = '13*2 14 15 17 21 24*9';

export const script = {
  tour: { kind: 'show', trid: scene(WHITE, BLACK, { holes: [5, 3], points: [4, 2] }) },
  pavillon: { kind: 'show', trid: scene(WHITE, BLACK, { holes: [4, 3], pavillon: 'w' }) },
  who: { kind: 'ask', question: 'quiz', trid: scene(WHITE, BLACK, { holes: [0, 3] }), right: 0 },
  simple: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 5], points: [10, 4], pavillon: 'b' }),
    dice: [4, 2],
  },
  double: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 0], points: [10, 4] }),
    dice: [4, 2],
  },
  second: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 3], points: [10, 4], pavillon: 'w' }),
    dice: [4, 2],
  },
  stakes: { kind: 'show', trid: START },
  lead: { kind: 'show', trid: START },
  drill: { kind: 'drill', question: 'stands', deal: 'scored' },
  game: { kind: 'task', trid: START, goal: 'tour', bot: 'geronte', lasting: true },
} satisfies Script;
