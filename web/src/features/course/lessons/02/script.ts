import { scene } from '../../scene';
import type { Script } from '../../script';

const ALONE = scene('1*11 8*2 11*2', '24*11 18*3 15');
const TWO = scene('1*11 4 6 10 11', '15 17 20*2 24*11');

export const script = {
  idea: { kind: 'show', trid: ALONE, dice: [4, 2], arrows: [[11, 15]], at: [15] },
  what: { kind: 'ask', question: 'quiz', trid: ALONE, dice: [4, 2], right: 0 },
  // With the first two, the man rests on an empty flèche.
  both: { kind: 'ask', question: 'hits', trid: TWO, dice: [2, 4] },
  tariff: { kind: 'ask', question: 'points', trid: TWO, dice: [2, 4] },
  home: { kind: 'ask', question: 'points', trid: scene('1*12 8 12*2', '16 17*3 19 24*10'), dice: [6, 1] },
  ways: {
    kind: 'ask',
    question: 'points',
    trid: scene('1*6 3 5*2 6 7 9*2 10*2', '14 15*2 16*2 18*3 24*7'),
    dice: [4, 3],
  },
  three: { kind: 'ask', question: 'points', trid: scene('1*8 7 8*2 10 12*3', '13*2 14 15 17 21 24*9'), dice: [4, 2] },
  doublet: { kind: 'ask', question: 'points', trid: scene('1*11 8*2 9 11', '14 15 17 24*12'), dice: [2, 2] },
  closed: { kind: 'ask', question: 'hits', trid: scene('1*11 8*2 11*2', '13*2 15*3 17 24*9'), dice: [4, 2] },
  cover: { kind: 'play', trid: scene('1*12 5 8 10', '24*12 19 18*2'), dice: [3, 2], goal: { men: { 8: 2 } } },
  drill: { kind: 'drill', question: 'points', deal: 'hit' },
  game: { kind: 'task', trid: scene('1*9 6*2 7*2 10*2', '24*9 19 18*2 16*2 15'), goal: 'hit', bot: 'hector' },
} satisfies Script;
