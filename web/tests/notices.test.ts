import { describe, expect, it } from 'vitest';
import type { Turn } from '../src/wire/messages/protocol';
import { NoticeBoard, shownNow } from '../src/state/trictrac/notices.svelte';
import { filled, three } from './accounts';
import { line } from './samples';

const seats = line(1, { type: 'seats', throws: [], order: [1, 0, 2] }, { account: filled });
const turn = (stage: Turn['stage']): Turn => ({ side: 'white', stage });

function posted(): NoticeBoard {
  const board = new NoticeBoard();
  board.add(three, [seats], 1);
  return board;
}

describe('a notice', () => {
  it('passes when it has been in sight for twelve seconds, however long that takes', () => {
    const board = posted();
    const [{ id } = { id: 0 }] = board.items;
    expect(id).toBeGreaterThan(0);
    board.saw(id, 11_500);
    expect(board.items).toHaveLength(1);
    board.saw(id, 500);
    expect(board.items).toHaveLength(0);
  });

  it('waits while hold or go is asked, so that the explanation stays in sight', () => {
    const { items } = posted();
    expect(shownNow(items, turn('decide'))).toEqual([]);
    for (const asked of [null, turn('roll'), turn('move')]) expect(shownNow(items, asked)).toEqual(items);
  });
});
