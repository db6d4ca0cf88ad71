/** Keeps the current one of a list in the middle of its box, and scrolls nothing but that box. */
export function inMiddle(box: HTMLElement, current: unknown) {
  const bring = () => {
    const row = box.querySelector<HTMLElement>('[aria-current=true]');
    if (!row) return;
    const { offsetHeight: high, offsetTop: top } = row;
    // Rows are of one height: none is cut at the edge.
    box.scrollTop = Math.round((top - (box.clientHeight - high) / 2) / high) * high;
  };
  // A box that is shown again, or that grows, has its row in the middle too.
  const sized = new ResizeObserver(bring);
  sized.observe(box);
  void current;
  return {
    update: () => void queueMicrotask(bring),
    destroy: () => sized.disconnect(),
  };
}
