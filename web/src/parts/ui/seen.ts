/** Can something be seen now: the page is looked at, and nothing covers the middle of it? */
export function isSeen(node: Element): boolean {
  if (document.visibilityState !== 'visible' || !node.checkVisibility()) return false;
  const { left, top, width, height } = node.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && node.contains(found);
}
