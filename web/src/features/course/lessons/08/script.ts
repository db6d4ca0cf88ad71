import { scene } from '../../scene';
import type { Script } from '../../script';

const FALSE = scene('1*9 4 7*3 9 11', '13*2 14 15 24*11');
const MIXED = scene('1*8 5 7 8 9*2 11*2', '15*2 16*3 18 20 21 23 24*6');
const STUCK = scene('9*5 10*4 11*2 12*4', '13*2 14*3 15*3 16*3 17*2 18*2');

export const script = {
  idea: { kind: 'show', trid: FALSE, dice: [2, 2], arrows: [[11, 13, 15]], at: [15] },
  which: { kind: 'ask', question: 'false', trid: FALSE, dice: [2, 2] },
  double: { kind: 'ask', question: 'other', trid: FALSE, dice: [2, 2] },
  simple: {
    kind: 'ask',
    question: 'other',
    trid: scene('1*2 7*3 9 10*6 11*3', '13*2 14*5 16*4 17*2 18 20'),
    dice: [5, 2],
  },
  home: {
    kind: 'ask',
    question: 'other',
    trid: scene('1*3 2 7 8*3 9*2 10*2 11 12*2', '13*2 14*2 16*2 17*2 18*3 19 20*2 24'),
    dice: [6, 5],
  },
  true: { kind: 'ask', question: 'hits', trid: MIXED, dice: [6, 6] },
  both: { kind: 'ask', question: 'false', trid: MIXED, dice: [6, 6] },
  unplayed: { kind: 'ask', question: 'unplayed', trid: STUCK, dice: [6, 5] },
  helpless: { kind: 'ask', question: 'other', trid: STUCK, dice: [6, 5] },
  order: { kind: 'show', trid: FALSE },
  drill: { kind: 'drill', question: 'other', deal: 'other' },
  game: {
    kind: 'task',
    trid: scene('1*5 5*2 6 7*2 8 10*2 12*2', '13*2 14 16*2 17*2 18*2 20 24*5', { points: [6, 6] }),
    goal: 'hole',
    bot: 'hector',
  },
} satisfies Script;
