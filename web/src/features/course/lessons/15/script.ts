import { scene } from '../../scene';
import type { Script } from '../../script';

const SIX = scene('1*8 7 8*2 10 12*3', '13*2 14 15 17 21 24*9', { points: [4, 2] });
const FALSE = scene('1*9 4 7*3 9 11', '13*2 14 15 24*11');

export const script = {
  idea: { kind: 'show', trid: SIX, dice: [4, 2] },
  less: { kind: 'ask', question: 'school', trid: SIX, dice: [4, 2], marked: 4 },
  more: { kind: 'ask', question: 'school', trid: SIX, dice: [4, 2], marked: 10 },
  none: { kind: 'ask', question: 'school', trid: SIX, dice: [4, 2], marked: 6 },
  given: { kind: 'ask', question: 'other', trid: FALSE, dice: [2, 2] },
  until: { kind: 'ask', question: 'quiz', trid: SIX, right: 1 },
  wrong: { kind: 'ask', question: 'quiz', trid: SIX, right: 2 },
  holes: { kind: 'ask', question: 'quiz', trid: SIX, right: 0 },
  table: { kind: 'show', trid: SIX },
  drill: { kind: 'drill', question: 'points', deal: 'scored' },
  game: {
    kind: 'task',
    trid: scene('1*4 5 6*2 7*2 8 9*2 10*2 11', '13*2 15*2 16*2 18*2 20 24*6', { points: [4, 4] }),
    goal: 'school',
    bot: 'hector',
    options: { marking: 'hand', moves: 'refused', pegs: 'law', missed: true },
  },
} satisfies Script;
