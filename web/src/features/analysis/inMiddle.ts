/** Keeps the current item of a list in the middle of its box; scrolls only that box. */
export function inMiddle(box: HTMLElement, current: unknown) {
  const bring = () => {
    const row = box.querySelector<HTMLElement>('[aria-current=true]');
    if (!row) return;
    const { offsetHeight: high, offsetTop: top } = row;
    // All rows have the same height, so none is cut at the edge.
    box.scrollTop = Math.round((top - (box.clientHeight - high) / 2) / high) * high;
  };
  // A box that is shown again or grows must bring its row to the middle again.
  const sized = new ResizeObserver(bring);
  sized.observe(box);
  void current;
  return {
    update: () => void queueMicrotask(bring),
    destroy: () => sized.disconnect(),
  };
}
