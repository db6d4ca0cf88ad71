import { describe, expect, it } from 'vitest';
import type { Handlers } from '../src/wire/host/host';
import type { GameInfo, Line, PageMessage, TableMessage } from '../src/wire/messages/protocol';
import type { Refusal } from '../src/wire/messages/rules';
import type { Step } from '../src/wire/messages/play';
import { TableLink } from '../src/state/table/link.svelte';
import { info } from './samples';

class Plain extends TableLink<GameInfo, Line, Refusal> {
  protected caughtUp(): void {}
  protected arrived(): void {}
}

/** A page at a table whose messages are given here. */
function seated() {
  const sent: PageMessage[] = [];
  let on!: Handlers;
  const page = new Plain('one', (handlers) => {
    on = handlers;
    return { send: (message) => sent.push(message), close: () => undefined };
  });
  const hear = (message: TableMessage) => on.message(message);
  on.link('up');
  hear(info);
  return { page, sent, hear, link: on.link };
}

const STEPS: Step[] = [[12, 14]];
const REFUSED = { say: 'verdict', steps: STEPS, refusal: { rule: 'M5', law: 'coin_two_leave' } } as const;

describe('a question of one asker', () => {
  it('is answered to him alone', async () => {
    const { page, hear } = seated();
    const answer = page.inquire('white', STEPS);
    hear({ ...REFUSED, steps: STEPS });
    expect((await answer)?.refusal?.rule).toBe('M5');
    expect(page.game.verdict).toBeNull();
  });

  it('that is lost with the link is reported lost, and swallows no later refusal', async () => {
    const { page, hear, link } = seated();
    const answer = page.inquire('white', STEPS);
    link('down');
    expect(await answer).toBeNull();
    link('up');
    page.why('white', STEPS);
    hear({ ...REFUSED, steps: STEPS });
    expect(page.game.verdict?.refusal?.rule).toBe('M5');
  });

  it('is not put where there is no link', async () => {
    const { page, sent, link } = seated();
    link('down');
    const before = sent.length;
    expect(await page.inquire('white', STEPS)).toBeNull();
    expect(sent.length).toBe(before);
  });
});
