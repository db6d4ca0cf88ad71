import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../src/features/score/effects';
import { parseTrid } from '../../src/wire/messages/trid';

const board = (men: string) => parseTrid(`TRID=${men}:w:R:-:0-0:0-0:-:-:0.0`)!.board;

describe('what a play does', () => {
  it('is told by the flèches of the side that made it', () => {
    const before = board('M----AA----------------o');
    expect(effectsOf(before, 'white', [[1, 6], [1, 7]])).toEqual({ made: [6, 7], broken: [], alone: [] }); // prettier-ignore
    expect(effectsOf(before, 'white', [[6, 7], [1, 2]])).toEqual({ made: [7], broken: [], alone: [2] }); // prettier-ignore
    expect(effectsOf(before, 'black', [[1, 5], [1, 3]])).toEqual({ made: [], broken: [], alone: [3, 5] }); // prettier-ignore
  });

  it('names the cases it breaks, and men that leave the board', () => {
    const before = board('o-----------------BB----');
    expect(effectsOf(before, 'white', [[19, 25]])).toEqual({ made: [], broken: [19], alone: [19] });
  });
});
