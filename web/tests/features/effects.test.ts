import { describe, expect, it } from 'vitest';
import { effectsOf } from '../../src/features/score/effects';
import { throwsThatHit } from '../../src/features/score/exposed';
import { parseTrid } from '../../src/wire/messages/trid';
import { judge } from '../helpers/referee';

const board = (men: string) => parseTrid(`TRID=${men}:w:R:-:0-0:0-0:-:-:0.0`)!.board;

describe('what a play does', () => {
  it('is told by the flèches of the side that made it', () => {
    const before = board('M----AA----------------o');
    expect(effectsOf(before, 'white', [[1, 6], [1, 7]])).toMatchObject({ made: [6, 7], broken: [], alone: [] }); // prettier-ignore
    expect(effectsOf(before, 'white', [[6, 7], [1, 2]])).toMatchObject({ made: [7], broken: [], alone: [2] }); // prettier-ignore
    expect(effectsOf(before, 'black', [[1, 5], [1, 3]])).toMatchObject({ made: [], broken: [], alone: [3, 5] }); // prettier-ignore
  });

  it('names the cases it breaks, and men that leave the board', () => {
    const before = board('o-----------------BB----');
    expect(effectsOf(before, 'white', [[19, 25]])).toMatchObject({ made: [], broken: [19], alone: [19] });
  });
});

describe('a man left alone', () => {
  const hits = (men: string, side: 'white' | 'black') => {
    const trid = `TRID=${men}:w:R:-:0-0:0-0:-:-:5.5`;
    return throwsThatHit(judge.judge, trid, parseTrid(trid)!.board, side);
  };

  it('is not left to be hit where no throw can hit it', () => {
    // All of White still stand on their talon, eighteen flèches away.
    expect(hits('O-----------------a----n', 'black')).toEqual(new Map());
    expect(hits('NA---------------------o', 'white')).toEqual(new Map());
  });

  it('is named by the flèche of the side whose it is, with the throws that hit it', () => {
    // Six flèches away: eleven throws have a six, and five-ace, four-two and two threes make one.
    const board = 'N-------A-----a--------n';
    expect(hits(board, 'white')).toEqual(new Map([[9, 16]]));
    expect(hits(board, 'black')).toEqual(new Map([[10, 16]]));
  });
});
