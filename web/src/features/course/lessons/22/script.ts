import { scene } from '../../scene';
import type { Script } from '../../script';

const WHITE = '1*6 2 5 6 7*3 9 12*2';
const BLACK = '15*2 16 17*2 22*2 23 24*7';
const ALONE = scene(WHITE, BLACK, { points: [10, 0] });

export const script = {
  corners: { kind: 'show', trid: scene(WHITE, BLACK), at: [12], shares: [70, 37, 18, 5] },
  mine: { kind: 'ask', question: 'decide', trid: ALONE, dice: [4, 2] },
  strong: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*5 2 5 6 8 10*2 11*2 12*2', '14*2 16*2 17*2 18*2 19*2 22 23 24*3', { points: [10, 0] }),
    dice: [3, 2],
  },
  theirs: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*4 2*2 6*3 7*2 9*2 10*2', '13*2 15*2 16 18*3 20 23*2 24*4', { points: [8, 0] }),
    dice: [6, 3],
  },
  neither: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*3 2*2 3 4*2 5*2 6*3 7*2', '14*2 17*2 18 19*2 22*2 24*6', { points: [6, 0] }),
    dice: [2, 2],
  },
  both: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*5 2 3 8*2 9*2 11*2 12*2', '13*2 15*2 16 18*3 21*2 24*5', { points: [10, 0] }),
    dice: [4, 3],
  },
  filling: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*3 3 8*2 9*3 10*2 11*2 12*2', '13*2 14*2 15*2 16*2 17 18*2 20 23 24*2', { points: [6, 0] }),
    dice: [5, 3],
  },
  drill: { kind: 'drill', question: 'decide', deal: 'corners' },
  game: { kind: 'task', trid: ALONE, goal: 'releve', bot: 'valere', theme: 'decision' },
} satisfies Script;
