import { scene, START } from '../../scene';
import type { Script } from '../../script';

const FORMAT = 'ecrire-lois';
const ONE = ['1 6*2 7*2 8*2 9*2 10*2 11*2 12*2', '13*2 15*2 16*2 17*2 18*2 20*2 21 22 24'] as const;
const RUN = ['2 4 6 7*2 8*2 9*2 10*2 11*2 12*2', '13*3 14*2 16*2 17*2 18*3 19 22 24'] as const;

export const script = {
  six: { kind: 'show', trid: scene(...ONE), shares: [92, 71, 58, 18] },
  one: {
    kind: 'ask',
    question: 'decide',
    trid: scene(...ONE, { points: [8, 0], holes: [4, 5], pavillon: 'x' }),
    dice: [3, 2],
    format: FORMAT,
  },
  lead: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*11 6 7 11*2', '19 20 21*2 22*3 23*3 24*5', { points: [8, 0], holes: [4, 1], pavillon: 'x' }),
    dice: [6, 3],
    format: FORMAT,
  },
  more: { kind: 'show', trid: scene(...RUN), shares: [81, 65, 54, 34] },
  run: {
    kind: 'ask',
    question: 'decide',
    trid: scene(...RUN, { points: [10, 0], holes: [8, 0] }),
    dice: [5, 4],
    format: FORMAT,
  },
  equal: {
    kind: 'ask',
    question: 'decide',
    trid: scene('3 4 5 7*3 8*2 9*2 10 11*2 12*2', '13*2 15*2 16*3 17*2 18*3 19 22 24', {
      points: [8, 2],
      bredouille: 'b',
      holes: [5, 6],
      pavillon: 'x',
    }),
    dice: [5, 2],
    format: FORMAT,
  },
  again: {
    kind: 'ask',
    question: 'paid',
    trid: START,
    paper: { format: FORMAT, entries: ['round W 6 B 6', 'round W 7 B 4'] },
  },
  behind: {
    kind: 'ask',
    question: 'decide',
    trid: scene('4 5 7*3 8*2 9*2 10*2 11*2 12*2', '13*2 14 15*2 16*2 17*3 18*3 21 24', {
      points: [10, 2],
      bredouille: 'b',
      holes: [5, 8],
      pavillon: 'x',
    }),
    dice: [2, 1],
    format: FORMAT,
  },
  cheap: {
    kind: 'ask',
    question: 'decide',
    trid: scene('6 7*3 8*2 9*2 10*2 11*3 12*2', '13*3 15*2 16*3 17*2 18*2 20*2 21', {
      points: [8, 2],
      bredouille: 'b',
      holes: [3, 8],
      pavillon: 'x',
    }),
    dice: [6, 5],
    format: FORMAT,
  },
  drill: { kind: 'drill', question: 'decide', deal: 'marque' },
  game: { kind: 'task', trid: START, goal: 'round', bot: 'valere', theme: 'decision', format: FORMAT },
} satisfies Script;
