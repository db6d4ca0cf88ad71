import type { Page } from 'playwright-core';
import type { Line, PageMessage, TableMessage } from '../../src/wire/described/messages';

/** A link between a page and its server that changes what passes. */
export interface Between {
  /** Returns the message that the page hears instead of the table's. */
  heard?: (message: TableMessage) => TableMessage;
  /** Returns whether this message of the page reaches the table. */
  sent?: (message: PageMessage) => boolean;
  /** Returns the record that the page reads instead of the game's. */
  record?: (text: string) => string;
}

/** Puts something between a page and its server; to be called before the page joins its table. What it does may be changed later. */
export async function between(page: Page, between: Between): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      if (between.sent?.(JSON.parse(String(text)) as PageMessage) ?? true) server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as TableMessage;
      socket.send(JSON.stringify(between.heard?.(message) ?? message));
    });
  });
  await page.route('**/*.trictrac', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: between.record?.(text) ?? text });
  });
}

/** Changes what some lines say was done. */
export function lines(change: (done: Line['do']) => Line['do']): NonNullable<Between['heard']> {
  return (message) => (message.say === 'line' ? { ...message, do: change(message.do) } : message);
}
