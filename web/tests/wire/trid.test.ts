import { describe, expect, it } from 'vitest';
import { atStage, menAt, moved, parseBoard, parseTrid, withoutKeys } from '../../src/wire/messages/trid';

const MOCK = 'TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:2-0:5-1:-:-:12;var=12';

describe('a TRID', () => {
  it('gives men, turn, dice, points and holes', () => {
    const position = parseTrid(MOCK)!;
    expect(position.turn).toBe('white');
    expect(position.stage).toBe('D');
    expect(position.dice).toEqual([4, 2]);
    expect(position.points).toEqual({ white: 2, black: 0 });
    expect(position.holes).toEqual({ white: 5, black: 1 });
    expect(menAt(position.board, 'white', 12)).toBe(3);
    expect(menAt(position.board, 'black', 24)).toBe(6);
    expect(menAt(position.board, 'black', 12)).toBe(0);
  });

  it('gives what is agreed in it, which can be left out', () => {
    const hand = 'TRID=A:w:M:42:0-0:0-0:-:-:0.0;margot=on;marking=hand;moves=touch';
    expect(parseTrid(MOCK)!.agreed).toEqual({ var: '12' });
    expect(withoutKeys(hand, ['marking', 'moves'])).toBe('TRID=A:w:M:42:0-0:0-0:-:-:0.0;margot=on');
    expect(withoutKeys(MOCK, ['marking'])).toBe(MOCK);
    expect(parseTrid(atStage(MOCK, 'M'))!.stage).toBe('M');
  });

  it('implies the men borne off', () => {
    const board = parseBoard(`${'-'.repeat(22)}Bo`)!;
    expect(board.off).toEqual({ white: 13, black: 0 });
  });

  it('is refused when it is not one', () => {
    expect(parseTrid('')).toBeNull();
    expect(parseTrid('TRID=short:w:R:-:0-0:0-0:-:-:0')).toBeNull();
    expect(parseTrid(MOCK.replace(':w:', ':x:'))).toBeNull();
    expect(parseBoard(`OA${'-'.repeat(22)}`)).toBeNull();
  });

  it('moves men, and takes them off at either end', () => {
    const board = parseBoard(`A${'-'.repeat(22)}a`)!;
    expect(menAt(moved(board, 'white', 1, 5), 'white', 5)).toBe(1);
    expect(moved(board, 'white', 1, 25).off.white).toBe(board.off.white + 1);
    expect(moved(board, 'black', 24, 0).off.black).toBe(board.off.black + 1);
    expect(menAt(board, 'white', 1)).toBe(1);
  });
});
