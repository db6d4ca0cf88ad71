import { describe, expect, it } from 'vitest';
import { noisesBetween, type Audible } from '../../src/features/sound/noises';
import { moved, parseBoard } from '../../src/wire/messages/trid';

const board = parseBoard('O----------------------o')!;
const still: Audible = {
  board,
  score: { white: { points: 0, holes: 0 }, black: { points: 0, holes: 0 } },
  dice: null,
  rolling: false,
};
const white = (points: number, holes = 0) => ({ ...still.score, white: { points, holes } });

describe('what is heard', () => {
  it('is nothing while nothing changes', () => {
    expect(noisesBetween(still, { ...still })).toEqual([]);
  });

  it('is the dice when they are thrown, once', () => {
    const rolling: Audible = { ...still, dice: [4, 2], rolling: true };
    expect(noisesBetween(still, rolling)).toEqual(['dice']);
    expect(noisesBetween(rolling, { ...rolling, rolling: false })).toEqual([]);
  });

  it('is each man put down', () => {
    const one = moved(board, 'white', 1, 5);
    expect(noisesBetween(still, { ...still, board: one })).toEqual(['man']);
    expect(noisesBetween(still, { ...still, board: moved(one, 'white', 1, 3) })).toEqual(['man', 'man']);
    expect(noisesBetween(still, { ...still, board: moved(board, 'black', 24, 0) })).toEqual(['man']);
  });

  it('is the peg before the jeton when a hole is made', () => {
    expect(noisesBetween(still, { ...still, score: white(4) })).toEqual(['jeton']);
    expect(noisesBetween({ ...still, score: white(8) }, { ...still, score: white(2, 1) })).toEqual(['peg', 'jeton']);
  });

  it('is one sweep when all men go back', () => {
    const spread = parseBoard('D--A-BBBA--Cbaa--b-b-a-f')!;
    expect(noisesBetween({ ...still, board: spread }, still)).toEqual(['sweep']);
  });
});
