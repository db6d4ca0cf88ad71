import type { BrowserContext, ConsoleMessage } from 'playwright-core';

const BLANK = 'the page is blank at';

/** Has every page of a context say when nothing stands on it any more. */
export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript((blank: string) => {
    let shown = false;
    setInterval(() => {
      const text = document.body?.innerText.trim() ?? '';
      if (shown && text === '') console.error(`${blank} ${location.href}`);
      shown = text !== '';
    }, 50);
  }, BLANK);
}

/** Of what a page says: that it is blank. */
export function seen(message: ConsoleMessage): string[] {
  return message.text().startsWith(BLANK) ? [message.text()] : [];
}
