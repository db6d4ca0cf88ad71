import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '../../src/wire/described/messages';
import { linked } from '../helpers/linked';
import { info } from '../helpers/samples';

const STEPS: Step[] = [[12, 14]];
const REFUSED = { say: 'verdict', steps: STEPS, refusal: { rule: 'M5', law: 'coin_two_leave' } } as const;

describe('a question of one asker', () => {
  it('is answered to them alone', async () => {
    const { page, hear } = linked(info);
    const answer = page.inquire('white', STEPS);
    hear({ ...REFUSED, steps: STEPS });
    expect((await answer)?.refusal?.rule).toBe('M5');
    expect(page.game.verdict).toBeNull();
  });

  it('that is lost with the link is reported lost, and swallows no later refusal', async () => {
    const { page, hear, link } = linked(info);
    const answer = page.inquire('white', STEPS);
    link('down');
    expect(await answer).toBeNull();
    link('up');
    page.why('white', STEPS);
    hear({ ...REFUSED, steps: STEPS });
    expect(page.game.verdict?.refusal?.rule).toBe('M5');
  });

  it('is not put where there is no link', async () => {
    const { page, sent, link } = linked(info);
    link('down');
    const before = sent.length;
    expect(await page.inquire('white', STEPS)).toBeNull();
    expect(sent.length).toBe(before);
  });
});

describe('an act that the server cannot keep', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const UNKEPT = { say: 'error', code: 'unavailable', message: '', retry_after: 2 } as const;
  const ACT = { do: 'act', line: 1, side: 'white', action: { type: 'roll' } };

  it('is said so, and sent again after the time the server names, until it is kept', () => {
    const { page, sent, hear } = linked(info);
    hear({ say: 'ready', line: 0 });
    page.act();
    for (let n = 2; n < 5; n += 1) {
      hear(UNKEPT);
      expect(page.game.trouble?.code).toBe('unavailable');
      vi.advanceTimersByTime(1999);
      expect(sent.filter(({ do: what }) => what === 'act')).toHaveLength(n - 1);
      vi.advanceTimersByTime(1);
      expect(sent.at(-1)).toEqual(ACT);
      expect(sent.filter(({ do: what }) => what === 'act')).toHaveLength(n);
    }
  });

  it('is given up with the table, and for any other answer', () => {
    const { page, sent, hear } = linked(info);
    hear({ say: 'ready', line: 0 });
    page.act();
    hear(UNKEPT);
    hear({ say: 'error', code: 'stale', message: '' });
    const { length } = sent;
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(length);
    page.act();
    hear(UNKEPT);
    page.close();
    const after = sent.length;
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(after);
  });
});

describe('a phrase', () => {
  const said = (sent: { do: string }[]) => sent.filter(({ do: what }) => what === 'say');

  it('that was lost with the link is said once more on the next, and once only', () => {
    const { page, sent, hear, link } = linked(info);
    page.sayTo('well_played');
    for (const expected of [2, 2]) {
      link('down');
      link('up');
      hear({ say: 'here', players: [0, 1], watching: 0 });
      expect(said(sent)).toHaveLength(expected);
      hear({ say: 'said', player: 0, phrase: 'well_played' });
    }
  });
});
