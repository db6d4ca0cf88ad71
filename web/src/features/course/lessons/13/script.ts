import { scene, START } from '../../scene';
import type { Script } from '../../script';

const DEVIL = scene('1*4 7*2 9*2 10*2 11*2 12*3', '17*2 18*3 19*2 24*8');
/** The case on 8 is missing, with men behind it. */
const IN = scene('1*2 2*2 7*2 9*2 10*2 11*2 12*3', '17*2 18*3 19*2 24*8');
const WAIT = scene('6 7*2 8*2 9*2 10*3 11*2 12*3', '13*2 14*2 15*2 16*2 17*2 18 24*4');

export const script = {
  first: { kind: 'play', trid: START, dice: [3, 1], goal: 'best' },
  fresh: { kind: 'play', trid: START, dice: [2, 1], goal: 'best' },
  second: {
    kind: 'play',
    trid: scene('1*13 2 4', '15 22 24*13', { points: [0, 6], thrown: [1, 2] }),
    dice: [5, 2],
    goal: 'best',
  },
  petit: { kind: 'ask', question: 'points', trid: scene('1*3 2*3 3 4*2 5*3 6*3', '16*3 17*3 24*9'), dice: [5, 2] },
  order: { kind: 'show', trid: scene('1*8 3 5 6 8*2 9*2', '24*8 22 20 19 17*2 16*2'), at: [3, 5, 6] },
  below: {
    kind: 'play',
    trid: scene('1*11 2 3 4 6', '18 19 21 23 24*11', { thrown: [3, 3] }),
    dice: [3, 2],
    goal: 'best',
  },
  devil: { kind: 'show', trid: DEVIL, at: [8] },
  chances: { kind: 'ask', question: 'filling', trid: DEVIL },
  put: { kind: 'show', trid: IN, dice: [6, 4], arrows: [[2, 8]], at: [8] },
  low: {
    kind: 'play',
    trid: scene('1*9 2 7 8*2 10 11', '13*2 15*2 16 21*2 23*2 24*6', { points: [0, 4] }),
    dice: [2, 2],
    goal: 'best',
  },
  coin: {
    kind: 'play',
    trid: scene('1*7 6 7*2 8 10*2 11*2', '13*3 14*2 19*3 21*2 24*5', { points: [0, 4] }),
    dice: [6, 5],
    goal: 'best',
  },
  wait: { kind: 'show', trid: WAIT, at: [18] },
  inside: {
    kind: 'ask',
    question: 'false',
    trid: scene('1*2 7*3 9 10*6 11*3', '13*2 14*5 16*4 17*2 18 20'),
    dice: [5, 2],
  },
  locked: { kind: 'show', trid: scene('7*2 8*2 9*2 10*2 11*2 12*5', '13*2 14*2 15*2 16*2 17*2 18*4 24'), at: [24] },
  run: {
    kind: 'ask',
    question: 'keeping',
    trid: scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '17*2 18*3 19*2 24*8', { points: [8, 0], holes: [4, 2] }),
  },
  enfilade: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '17*2 18*3 19*2 24*8', { points: [8, 0], holes: [4, 2] }),
    dice: [4, 3],
  },
  drill: { kind: 'drill', question: 'decide', deal: 'decide' },
  game: {
    kind: 'task',
    trid: scene('1*4 7*2 8 9*2 10*2 11*2 12*2', '17*2 18*3 19*2 24*8'),
    goal: 'hole',
    bot: 'valere',
  },
} satisfies Script;
