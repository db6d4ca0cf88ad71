import { START, scene } from '../../scene';
import type { Script } from '../../script';

const BOARD = scene('1*8 7 8*2 10 12*3', '13*2 14 15 17 21 24*9');
const FORMAT = 'ecrire-lalanne';
const paper = (...entries: string[]) => ({ format: FORMAT, entries }) as const;

export const script = {
  marque: { kind: 'show', trid: BOARD },
  ends: { kind: 'ask', question: 'quiz', trid: BOARD, right: 1 },
  equal: { kind: 'ask', question: 'quiz', trid: BOARD, right: 2 },
  simple: { kind: 'ask', question: 'paid', trid: BOARD, paper: paper('round W 7 B 3') },
  petite: { kind: 'ask', question: 'paid', trid: BOARD, paper: paper('round W 10 B 0 run') },
  grande: { kind: 'ask', question: 'paid', trid: BOARD, paper: paper('round W 12 B 0 run') },
  refait: { kind: 'ask', question: 'paid', trid: BOARD, paper: paper('round W 6 B 6', 'round W 6 B 4') },
  cheap: { kind: 'ask', question: 'paid', trid: BOARD, paper: paper('round W 3 B 7') },
  end: { kind: 'show', trid: START },
  drill: { kind: 'drill', question: 'paid', deal: 'any', format: FORMAT },
  game: { kind: 'task', trid: START, goal: 'round', bot: 'hector', format: FORMAT },
} satisfies Script;
