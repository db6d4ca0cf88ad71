import { scene } from '../../scene';
import type { Script } from '../../script';

const EFFECT = scene('1*11 6*2 8*2', '18*2 19 24*12');
const PUISSANCE = scene('1*11 7*2 9*2', '18*2 19*2 24*11');
const HELD = scene('1*11 7*2 9*2', '13*2 18*2 19*2 24*9');

export const script = {
  place: { kind: 'show', trid: EFFECT, at: [12] },
  effect: { kind: 'play', trid: EFFECT, dice: [6, 4], goal: { men: { 12: 2 } } },
  alone: { kind: 'ask', question: 'ends', trid: PUISSANCE, dice: [5, 1], from: 7 },
  idea: {
    kind: 'show',
    trid: PUISSANCE,
    dice: [6, 4],
    arrows: [
      [7, 13],
      [9, 13],
    ],
    at: [12],
  },
  puissance: { kind: 'play', trid: PUISSANCE, dice: [6, 4], goal: { men: { 12: 2 } } },
  held: { kind: 'ask', question: 'coin', trid: HELD, dice: [6, 4] },
  which: { kind: 'ask', question: 'coin', trid: scene('1*8 6 7*2 8*2 9*2', '18*2 19*2 24*11'), dice: [6, 4] },
  hit: {
    kind: 'ask',
    question: 'points',
    trid: scene('1*6 2 7 8*2 9 10*2 12*2', '15*2 17*2 19*2 20*2 21*2 22 24*4'),
    dice: [5, 3],
  },
  own: { kind: 'ask', question: 'points', trid: scene('1*10 6*2 7 12*2', '18*3 19*2 24*10'), dice: [6, 1] },
  third: { kind: 'ask', question: 'points', trid: scene('1*9 6*2 7 12*3', '18*3 19*2 24*10'), dice: [6, 1] },
  leave: {
    kind: 'ask',
    question: 'ends',
    trid: scene('7*4 8*3 9*2 10*4 12*2', '1*4 3*4 5*4 17*2 19'),
    dice: [4, 2],
    from: 12,
  },
  drill: { kind: 'drill', question: 'coin', deal: 'coin' },
  game: { kind: 'task', trid: scene('1*9 5*2 6*2 8*2', '18*2 19*2 20*2 24*9'), goal: 'coin', bot: 'hector' },
} satisfies Script;
