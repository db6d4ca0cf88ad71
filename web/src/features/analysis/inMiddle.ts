/** Keeps the current one of a list in the middle of its box, and scrolls nothing but that box. */
export function inMiddle(box: HTMLElement, current: unknown) {
  const bring = () => {
    const row = box.querySelector<HTMLElement>('[aria-current=true]');
    if (row) box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
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
