import { scene } from '../../scene';
import type { Script } from '../../script';

const ONE = scene('1*4 7*2 8 9*2 10*2 11*2 12*2', '13*2 15*3 17*2 18*4 24*4');
const HITS = scene('1*11 10*2 12*2', '13*2 15 18*2 19*2 24*8');

export const script = {
  all: { kind: 'show', trid: ONE, dice: [6, 1] },
  six: { kind: 'ask', question: 'quiz', trid: ONE, right: 1 },
  eleven: { kind: 'ask', question: 'hitting', trid: scene('1*13 12*2', '13*2 14 18*2 19*2 24*8') },
  two: { kind: 'ask', question: 'quiz', trid: ONE, right: 2 },
  hit: { kind: 'ask', question: 'hitting', trid: HITS },
  fill: { kind: 'ask', question: 'filling', trid: ONE },
  keep: {
    kind: 'ask',
    question: 'keeping',
    trid: scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '13*2 14*2 15*3 16*3 17*2 18*3'),
  },
  spent: {
    kind: 'ask',
    question: 'keeping',
    trid: scene('7*2 8*2 9*2 10*3 11*3 12*3', '13*2 14*2 15*3 16*3 17*2 18*3'),
  },
  coin: { kind: 'ask', question: 'taking', trid: scene('1*9 6*2 7*2 8*2', '17*2 18*2 19*2 24*9') },
  choose: {
    kind: 'play',
    trid: scene('1*12 8*2 11', '15*2 18 19*2 21 23*2 24*7', { points: [0, 4], thrown: [4, 5] }),
    dice: [6, 3],
    goal: 'best',
  },
  drill: { kind: 'drill', question: 'hitting', deal: 'lone' },
  game: { kind: 'task', trid: scene('1*7 4 5 7*2 10*2 11*2', '13*2 15*2 18 20*2 24*8'), goal: 'hit', bot: 'valere' },
} satisfies Script;
