/** The events that show that a visitor is at the screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** The time without a touch before the page returns to its start, and the length of its warning, in milliseconds. */
export const REST = 120_000;
export const NOTICE = 20_000;

/** Calls `warn` before the page returns to its start, and `end` when it does; `woken` if a visitor touches
 * the screen in between. Returns a function that stops watching. */
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
