import { scene, START } from '../../scene';
import type { Script } from '../../script';

/** Late in a relevé: Black's jans are broken, White is passing. */
const LATE = scene('8*3 9*2 12*2 14*2 16*4 18*2', '17 19*2 5*4 3*4 2*4');

/** Both jans are full: hardly anything can move. */
const CROWDED = scene('7 8 9*2 10*4 11*3 12*4', '13*2 14*4 15*3 16*2 17*2 18*2');

export const script = {
  yours: {
    kind: 'show',
    trid: START,
    arrows: [
      [1, 12],
      [13, 24],
    ],
  },
  talon: { kind: 'ask', question: 'touch', trid: START, touch: [1] },
  theirs: {
    kind: 'show',
    trid: START,
    of: 'black',
    arrows: [
      [1, 12],
      [13, 24],
    ],
  },
  jans: { kind: 'show', trid: START, at: [7, 8, 9, 10, 11, 12] },
  roll: {
    kind: 'show',
    trid: START,
    dice: [6, 5],
    arrows: [
      [1, 7],
      [1, 6],
    ],
  },
  first: { kind: 'play', trid: START, dice: [6, 5], goal: 'any' },
  rest: { kind: 'show', trid: START, dice: [4, 2], arrows: [[1, 5, 7]] },
  where: { kind: 'ask', question: 'ends', trid: START, dice: [4, 2], from: 1 },
  one: { kind: 'play', trid: START, dice: [4, 2], goal: { men: { 7: 1 } } },
  doublet: {
    kind: 'show',
    trid: START,
    dice: [3, 3],
    arrows: [
      [1, 4],
      [1, 4],
    ],
  },
  closed: { kind: 'ask', question: 'ends', trid: LATE, dice: [6, 3], from: 14 },
  must: { kind: 'ask', question: 'unplayed', trid: CROWDED, dice: [6, 5] },
  drill: { kind: 'drill', question: 'ends', deal: 'any' },
  game: { kind: 'task', trid: START, goal: 'rolls', bot: 'geronte' },
} satisfies Script;
