import { scene } from '../../scene';
import type { Script } from '../../script';

const CASES = scene('1*8 5 6 7*2 8 10*2', '18*3 19*2 24*10');
const FULL = scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '13*2 15*3 17*3 18*3 24*4');
const SHORT = scene('1*4 7*2 8 9*2 10*2 11*2 12*2', '13*2 15*3 17*2 18*4 24*4');

export const script = {
  half: { kind: 'show', trid: CASES, at: [5, 6, 8] },
  make: { kind: 'play', trid: CASES, dice: [3, 2], goal: { men: { 8: 2 } } },
  full: { kind: 'show', trid: FULL, at: [7, 8, 9, 10, 11, 12] },
  fills: { kind: 'ask', question: 'fills', trid: SHORT, dice: [6, 1] },
  worth: { kind: 'ask', question: 'points', trid: SHORT, dice: [6, 1] },
  not: { kind: 'ask', question: 'fills', trid: SHORT, dice: [5, 4] },
  must: { kind: 'play', trid: SHORT, dice: [6, 1], goal: 'any' },
  two: {
    kind: 'ask',
    question: 'points',
    trid: scene('1 4 6*2 7 8*2 9*2 10*2 11*2 12*2', '13*2 14*2 15*2 17*4 19*2 23 24*2'),
    dice: [2, 1],
  },
  three: {
    kind: 'ask',
    question: 'points',
    trid: scene('1 3 5 6 7*2 8 9*2 10*2 11*2 12*2', '13*2 15*3 17*3 18*3 24*4'),
    dice: [3, 2],
  },
  pair: {
    kind: 'ask',
    question: 'points',
    trid: scene('1 4 5 6*2 7 8 9*2 10*2 11*2 12*2', '13*2 14*2 15*3 16*2 17*2 18*2 24*2'),
    dice: [6, 2],
  },
  petit: { kind: 'ask', question: 'points', trid: scene('1*3 2*3 3 4*2 5*3 6*3', '16*3 17*3 24*9'), dice: [5, 2] },
  drill: { kind: 'drill', question: 'points', deal: 'fill' },
  game: {
    kind: 'task',
    trid: scene('1*4 6*2 7 8 9*2 10*2 11 12*2', '17*2 18*3 19*2 24*8'),
    goal: 'fill',
    bot: 'hector',
  },
} satisfies Script;
