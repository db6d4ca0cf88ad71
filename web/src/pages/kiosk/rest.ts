/** What is a sign of somebody at the screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** How long nobody has to touch the screen until the page returns to its start, and how long before it says so, in milliseconds. */
export const REST = 120_000;
export const NOTICE = 20_000;

/**
 * Calls `warn` when the page is about to return to its start, and `end` when it is to; `woken` when somebody is there again
 * in between. Gives a way to watch no more.
 */
export function watchRest(on: { warn: () => void; woken: () => void; end: () => void }): () => void {
  let warned = false;
  let timer = setTimeout(warn, REST - NOTICE);

  function warn(): void {
    warned = true;
    on.warn();
    timer = setTimeout(on.end, NOTICE);
  }

  function begin(): void {
    clearTimeout(timer);
    if (warned) on.woken();
    warned = false;
    timer = setTimeout(warn, REST - NOTICE);
  }

  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, begin, { capture: true });
  };
}
