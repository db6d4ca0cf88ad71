import { scene } from '../../scene';
import type { Script } from '../../script';

const WHITE = '1*8 7 8*2 10 12*3';
const BLACK = '13*2 14 15 17 21 24*9';
const at = (points: [number, number], bredouille?: 'w' | 'b', holes: [number, number] = [0, 0]) =>
  scene(WHITE, BLACK, { points, holes, ...(bredouille && { bredouille }) });
const FULL = scene('1*2 7*3 8*2 9*2 10*2 11*2 12*2', '14*2 15*3 16*3 17*2 18*2 19 22 24', { points: [6, 4] });

export const script = {
  jeton: { kind: 'show', trid: at([4, 0]) },
  stands: { kind: 'ask', question: 'stands', trid: at([4, 0]), dice: [4, 2] },
  peg: { kind: 'show', trid: at([4, 0], undefined, [3, 2]) },
  hole: { kind: 'ask', question: 'holes', trid: at([10, 4]), dice: [4, 2] },
  rest: { kind: 'ask', question: 'stands', trid: at([10, 4]), dice: [4, 2] },
  erased: { kind: 'ask', question: 'erased', trid: at([10, 4]), dice: [4, 2] },
  bredouille: { kind: 'ask', question: 'holes', trid: at([10, 0]), dice: [4, 2] },
  second: { kind: 'show', trid: at([6, 4], 'w') },
  twice: { kind: 'ask', question: 'holes', trid: at([6, 4], 'w'), dice: [4, 2] },
  broken: { kind: 'ask', question: 'holes', trid: at([6, 4]), dice: [4, 2] },
  drill: { kind: 'drill', question: 'holes', deal: 'hole' },
  game: { kind: 'task', trid: FULL, goal: 'hole', bot: 'hector' },
} satisfies Script;
