/** What opens is seen whole, wherever the sheet beside the board had been scrolled to. */
export function inSight(node: HTMLElement): void {
  node.scrollIntoView({ block: 'nearest' });
}
