import { scene } from '../../scene';
import type { Script } from '../../script';

const THEIRS = '13*2 14*2 15*3 16*3 17*2 18*3';
const FULL = scene('1*2 7*3 8*2 9*2 10*2 11*2 12*2', THEIRS, { points: [4, 0] });
const TIGHT = scene('6 7*2 8*2 9*2 10*3 11*2 12*3', THEIRS);
const STUCK = scene('7*2 8*3 9*3 10*2 11*2 12*3', '13*3 14*2 15*2 16*2 17*2 18*2 22*2');

export const script = {
  idea: { kind: 'show', trid: FULL, at: [7, 8, 9, 10, 11, 12] },
  first: { kind: 'ask', question: 'points', trid: FULL, dice: [6, 1] },
  double: { kind: 'ask', question: 'points', trid: FULL, dice: [4, 4] },
  must: { kind: 'play', trid: FULL, dice: [6, 1], goal: 'any' },
  spare: { kind: 'ask', question: 'touch', trid: TIGHT, touch: [6, 10, 12] },
  breaks: { kind: 'ask', question: 'keeps', trid: TIGHT, dice: [6, 5] },
  keeps: { kind: 'ask', question: 'keeps', trid: TIGHT, dice: [4, 2] },
  helpless: { kind: 'ask', question: 'keeps', trid: STUCK, dice: [6, 4] },
  price: { kind: 'ask', question: 'other', trid: STUCK, dice: [6, 4] },
  last: { kind: 'show', trid: scene('7*2 8*2 9*2 10*3 11*3 12*3', THEIRS), at: [7, 8, 9] },
  drill: { kind: 'drill', question: 'keeps', deal: 'keep' },
  game: {
    kind: 'task',
    trid: scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '14*2 16*2 17*2 18*3 19*2 24*4', { points: [4, 0] }),
    goal: 'hole',
    bot: 'hector',
  },
} satisfies Script;
