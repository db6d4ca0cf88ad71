import { scene } from '../../scene';
import type { Script } from '../../script';

const THEIRS = '1*5 2*4 3*3 4*3';
const HOME = scene('19*2 20*3 21*3 22*2 23*3 24*2', THEIRS);
const LAST = scene('24', '1*3 2*5', { points: [4, 2] });

export const script = {
  ready: { kind: 'show', trid: HOME, arrows: [[24, 25]] },
  exact: { kind: 'ask', question: 'leave', trid: HOME, dice: [4, 2] },
  play: { kind: 'play', trid: HOME, dice: [4, 2], goal: 'any' },
  short: { kind: 'ask', question: 'leave', trid: scene('19*4 20*4', THEIRS), dice: [2, 1] },
  over: { kind: 'ask', question: 'leave', trid: scene('22*2 23*2 24', THEIRS), dice: [6, 5] },
  far: { kind: 'ask', question: 'leave', trid: scene('20*2 23*2', THEIRS), dice: [6, 5] },
  fewest: { kind: 'ask', question: 'leave', trid: scene('21 24', THEIRS), dice: [6, 2] },
  lone: { kind: 'play', trid: scene('21 24', THEIRS), dice: [6, 2], goal: 'any' },
  last: { kind: 'ask', question: 'points', trid: LAST, dice: [6, 2] },
  double: { kind: 'ask', question: 'points', trid: LAST, dice: [3, 3] },
  again: { kind: 'ask', question: 'again', trid: LAST, dice: [6, 2] },
  after: { kind: 'show', trid: scene('1*15', '24*15', { points: [8, 2], thrown: [0, 0] }) },
  drill: { kind: 'drill', question: 'leave', deal: 'out' },
  game: { kind: 'task', trid: scene('22*2 23*2 24*2', '1*9 2*3 3*3'), goal: 'out', bot: 'geronte' },
} satisfies Script;
