import { scene } from '../../scene';
import type { Script } from '../../script';

const SHUT = scene('1*5 6*2 8*2 10*2 12*4', '18*3 20*2 22*2 24*8');
const OPEN = scene('6*2 8*2 9*2 10*2 11*2 12*5', '13*2 15*2 17*2 24 3*4 5*4');
const ACROSS = scene('6*2 8*2 9*2 10*3 11*2 12*4', '13*2 14*2 15*2 17*2 18*2 19*5');
const RETURN = scene('12*2 16 17 19*2 21*2 22*3 23*2 24*2', '1*2 2*2 3*2 4*2 8*3 9 10 14*2');

export const script = {
  idea: { kind: 'show', trid: SHUT, at: [13, 14, 15, 16, 17, 19, 21, 23] },
  shut: { kind: 'ask', question: 'ends', trid: SHUT, dice: [5, 3], from: 12 },
  eight: { kind: 'ask', question: 'ends', trid: SHUT, dice: [6, 3], from: 8 },
  count: { kind: 'show', trid: OPEN, of: 'black', at: [1, 8, 10, 12] },
  open: { kind: 'ask', question: 'ends', trid: OPEN, dice: [5, 4], from: 12 },
  across: { kind: 'ask', question: 'ends', trid: ACROSS, dice: [5, 4], from: 12 },
  pass: { kind: 'play', trid: OPEN, dice: [6, 4], goal: 'any' },
  retour: { kind: 'show', trid: RETURN, at: [19, 20, 21, 22, 23, 24] },
  fill: { kind: 'ask', question: 'points', trid: RETURN, dice: [4, 3] },
  must: { kind: 'play', trid: RETURN, dice: [4, 3], goal: 'any' },
  drill: { kind: 'drill', question: 'ends', deal: 'enter' },
  game: {
    kind: 'task',
    trid: scene('6 8*2 9*2 10*2 11*2 12*6', '13*2 15*2 17*2 3*3 4*3 5*3'),
    goal: 'return',
    bot: 'hector',
  },
} satisfies Script;
