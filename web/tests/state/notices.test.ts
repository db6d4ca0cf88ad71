import '../helpers/browserless';
import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../../src/words/language.svelte';
import type { Turn } from '../../src/wire/described/messages';
import type { TableHandlers } from '../../src/wire/host/host';
import { matchEvents } from '../../src/state/game/events';
import { NoticeBoard, shownNow } from '../../src/state/trictrac/notices.svelte';
import { TrictracSession } from '../../src/state/trictrac/session.svelte';
import { filled, three } from '../helpers/accounts';
import { line } from '../helpers/samples';
import { tables } from '../helpers/sentences';

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

  it('leaves when the reader has rolled, or when two others have', () => {
    const mine = posted();
    mine.rolled(2, true);
    expect(mine.items).toEqual([]);
    const theirs = posted();
    theirs.rolled(2, false);
    expect(theirs.items).toHaveLength(1);
    theirs.rolled(3, false);
    expect(theirs.items).toEqual([]);
  });

  it('does not leave with the roll that brought it', () => {
    const board = posted();
    board.rolled(1, true);
    expect(board.items).toHaveLength(1);
  });

  it('waits while hold or go is asked, so that the explanation stays in sight', () => {
    const { items } = posted();
    expect(shownNow(items, turn('decide'))).toEqual([]);
    for (const asked of [null, turn('roll'), turn('move')]) expect(shownNow(items, asked)).toEqual(items);
  });
});

describe('of a match with fair dice', () => {
  const given = [0, 1, 2].map((player) => line(player + 1, { type: 'commit', player, commitment: 'a' }));
  const lead = (n: number) => line(n, { type: 'lead', throws: [[5, 2]], first: 'white' }, { account: filled });
  const opening = [...given, { ...seats, n: 4 }, lead(5)];

  it('the first lead is not news, a later one is', () => {
    const lines = [...opening, line(6, { type: 'roll', dice: [5, 2] }), lead(7)];
    expect(matchEvents(three, lines, 5)).toEqual([]);
    expect(matchEvents(three, lines, 7).map(({ what }) => what)).toEqual(['lead']);
  });

  it('a page that comes before anything was played says who sits where', () => {
    vi.spyOn(i18n, 't', 'get').mockReturnValue(tables.en);
    let on!: TableHandlers;
    const page = new TrictracSession('one', (handlers) => {
      on = handlers;
      return { send: () => undefined, close: () => undefined };
    });
    for (const message of [three, ...opening]) on.message(message);
    on.message({ say: 'ready', line: 5 });
    expect(page.notices.items.map(({ event }) => event.what)).toEqual(['seats']);
    const rolls = (n: number) => {
      on.message({ ...line(n, { type: 'roll', dice: [5, 2] }), side: 'black' });
      page.finish();
      return page.notices.items.length;
    };
    // The dice of the lead are played at once: nobody has thrown them.
    expect(rolls(6)).toBe(1);
    expect(rolls(7)).toBe(0);
  });
});
