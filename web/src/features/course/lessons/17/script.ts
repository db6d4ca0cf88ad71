import { START, scene } from '../../scene';
import type { Script } from '../../script';

const WHITE = '1*8 7 8*2 10 12*3';
const BLACK = '13*2 14 15 17 21 24*9';
const HONOURS = { worth: 'honours' } as const;
const OLD = 'ecrire-1780';

export const script = {
  combine: { kind: 'show', trid: scene(WHITE, BLACK) },
  suspend: { kind: 'ask', question: 'quiz', trid: scene(WHITE, BLACK), right: 1 },
  four: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 0], points: [10, 4] }),
    dice: [4, 2],
    options: HONOURS,
  },
  three: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 3], points: [10, 4], pavillon: 'w' }),
    dice: [4, 2],
    options: HONOURS,
  },
  one: {
    kind: 'ask',
    question: 'worth',
    trid: scene(WHITE, BLACK, { holes: [11, 9], points: [10, 4] }),
    dice: [4, 2],
    options: HONOURS,
  },
  unlifted: {
    kind: 'ask',
    question: 'paid',
    trid: START,
    paper: { format: OLD, entries: ['round W 9 B 2 run unlifted'] },
  },
  pool: { kind: 'show', trid: START },
  six: { kind: 'ask', question: 'quiz', trid: START, right: 0 },
  chouette: { kind: 'ask', question: 'quiz', trid: START, right: 0 },
  race: { kind: 'race', position: 'S4=N-----------n---A--a----:w:M:41:0-0:1', goal: { men: { 2: 1, 21: 1 } } },
  block: {
    kind: 'race',
    position: 'S4=C-------a-a-mBBBCB---A--:w:M:52:0-0:1',
    goal: { men: { 14: 1, 15: 1, 16: 1, 17: 1, 18: 1, 19: 1 } },
  },
  drill: { kind: 'drill', question: 'paid', deal: 'any', format: OLD },
  game: { kind: 'task', trid: START, goal: 'hole', bot: 'hector', format: 'combine' },
} satisfies Script;
