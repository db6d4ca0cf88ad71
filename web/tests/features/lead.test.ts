import { describe, expect, it } from 'vitest';
import { leadOf, leadSeen } from '../../src/features/analysis/lead';
import type { RolledRace } from '../../src/wire/messages/study';
import enAnalysis from '../../src/words/texts/en/analysis';
import frAnalysis from '../../src/words/texts/fr/analysis';

const sides = (white: number, black: number) => ({ white, black });
const RACE: RolledRace[] = [
  { game: 0, side: 'white', before: sides(360, 360), after: sides(349, 360), won: null },
  { game: 0, side: 'black', before: sides(349, 360), after: sides(349, 330), won: { winner: 'black', points: 2 } },
  { game: 1, side: 'black', before: sides(360, 360), after: sides(360, 332), won: null },
];

describe('the lead in a match of Le Tric Trac', () => {
  it('is what the opponent still has to travel, less what the side itself has', () => {
    expect(leadOf('white', sides(100, 130))).toBe(30);
    expect(leadOf('black', sides(100, 130))).toBe(-30);
  });

  it('is a curve around its middle, as high as the greatest lead needs', () => {
    const { rolls, scale, leadAt } = leadSeen(RACE, 'white');
    expect(scale).toEqual({ marks: ['40', '0', '−40'], base: 0.5 });
    expect(rolls.map(({ n, round }) => [n, round])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
    ]);
    expect(rolls.map(({ before, after }) => [leadAt(before), leadAt(after)])).toEqual([
      [0, 11],
      [11, -19],
      [0, -28],
    ]);
    expect(rolls[0]!.before).toBe(0.5);
    expect(rolls.map(({ holes }) => holes)).toEqual([undefined, sides(0, 2), undefined]);
  });

  it('is that of the other side where that is asked for', () => {
    const { rolls, leadAt } = leadSeen(RACE, 'black');
    expect(rolls.map(({ after }) => leadAt(after))).toEqual([-11, 19, 28]);
  });

  it('keeps within its drawing however far one is ahead, and has nothing to draw without rolls', () => {
    const far = leadSeen([{ ...RACE[0]!, after: sides(0, 500) }], 'white');
    expect(far.rolls[0]!.after).toBe(1);
    expect(leadSeen([], 'white').rolls).toEqual([]);
  });

  it('is said in both languages', () => {
    expect([1, 0, -23].map(enAnalysis.board.lead.said)).toEqual(['1 flèche ahead', 'level', '23 flèches behind']);
    expect([1, 0, -23].map(frAnalysis.board.lead.said)).toEqual([
      '1 flèche d’avance',
      'à égalité',
      '23 flèches de retard',
    ]);
  });
});
