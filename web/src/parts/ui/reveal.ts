/** Scrolls a list, and nothing around it, as little as shows one of its rows. */
export function reveal(list: HTMLElement, row: Element | null): void {
  if (!row) return;
  const seen = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < seen.top) list.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) list.scrollTop += bottom - seen.bottom;
}
