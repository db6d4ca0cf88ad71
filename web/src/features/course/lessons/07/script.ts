import { scene } from '../../scene';
import type { Script } from '../../script';

const STRONG = scene('1*3 7*2 8*2 9*2 10*2 11*2 12*2', '18*3 19*2 20*2 24*8', { points: [10, 6] });
const SPENT = scene('7*2 8*2 9*2 10*3 11*3 12*3', '13*2 14*2 15*2 16*2 17*2 18*2 24*3', { points: [10, 6] });

export const script = {
  when: { kind: 'show', trid: STRONG, dice: [6, 1] },
  hold: { kind: 'ask', question: 'stands', trid: STRONG, dice: [6, 1] },
  left: { kind: 'ask', question: 'left', trid: STRONG, dice: [6, 1] },
  leads: { kind: 'ask', question: 'leads', trid: STRONG, dice: [6, 1] },
  strong: { kind: 'ask', question: 'decide', trid: STRONG, dice: [6, 1] },
  spent: { kind: 'ask', question: 'decide', trid: SPENT, dice: [2, 1] },
  behind: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*2 2 3 5 6 8*2 10*3 11*2 12*2', '13*2 14*2 15*2 16*2 17 18*2 19 21*2 24', { points: [6, 8] }),
    dice: [5, 2],
  },
  ahead: {
    kind: 'ask',
    question: 'decide',
    trid: scene('1*5 4 5*2 7*2 8 11*2 12*2', '14 15*2 16*3 18*4 21*2 24*3', { points: [10, 6] }),
    dice: [6, 3],
  },
  whose: { kind: 'show', trid: SPENT },
  drill: { kind: 'drill', question: 'decide', deal: 'decide' },
  game: {
    kind: 'task',
    trid: scene('1*2 7*3 8*2 9*2 10*2 11*2 12*2', '13*2 14*2 15*2 16*2 17*2 18 19 24*3', { points: [8, 0] }),
    goal: 'releve',
    bot: 'hector',
  },
} satisfies Script;
