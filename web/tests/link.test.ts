import { describe, expect, it } from 'vitest';
import type { Step } from '../src/wire/messages/play';
import { linked } from './linked';
import { info } from './samples';

const STEPS: Step[] = [[12, 14]];
const REFUSED = { say: 'verdict', steps: STEPS, refusal: { rule: 'M5', law: 'coin_two_leave' } } as const;

describe('a question of one asker', () => {
  it('is answered to him alone', async () => {
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
