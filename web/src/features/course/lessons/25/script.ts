import { scene } from '../../scene';
import type { Script } from '../../script';

const FULL = '7*2 8*2 9*2 10*2 11*2 12*2';
const BLACK = '13*2 14*2 15*2 17*2 18*3 19 21 23 24';
const BEHIND = scene(`2 4 6 ${FULL}`, BLACK);
const CLOSED = '13*5 14*2 15*2 16*2 17*2 18*2';

export const script = {
  spare: { kind: 'show', trid: BEHIND, at: [2, 4, 6], shares: [20, 33, 52, 78] },
  far: { kind: 'ask', question: 'keeping', trid: BEHIND },
  near: { kind: 'ask', question: 'keeping', trid: scene('7*2 8*2 9*2 10*3 11*3 12*3', BLACK) },
  first: { kind: 'play', trid: scene('7*3 8*3 9*3 10*2 11*2 12*2', CLOSED), dice: [2, 1], goal: 'best' },
  hold: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1 3*2 5*2 7*2 9*2 10*2 11*2 12*2', BLACK, { points: [8, 0] }),
    dice: [3, 3],
  },
  go: {
    kind: 'ask',
    question: 'decide',
    trid: scene('2 6 7*2 8*2 9*3 10*2 11*2 12*2', '13*2 15*2 17*3 18*3 19*2 21 22*2', { points: [8, 0] }),
    dice: [5, 1],
  },
  rupture: {
    kind: 'play',
    trid: scene('7*2 8*2 9*3 10*2 11*4 12*2', '13*2 14*2 15*2 16*3 17*2 18*3 19'),
    dice: [4, 1],
    goal: 'best',
  },
  drill: { kind: 'drill', question: 'keeping', deal: 'standing' },
  game: { kind: 'task', trid: scene(`1 3 5 ${FULL}`, BLACK), goal: 'kept', bot: 'valere', theme: 'keep' },
} satisfies Script;
