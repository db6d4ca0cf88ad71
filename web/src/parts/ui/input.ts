/** Copies a text; false where the browser keeps its clipboard closed. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const WRITES = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';

/** Returns whether this is a field for text: keys, pasted and dropped text stay there. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null;
}

/** Returns whether this key asks for the page's help: not in a field for text, nor while a dialog is open. */
export function asksHelp(event: KeyboardEvent): boolean {
  return event.key === '?' && !isField(event.target) && document.querySelector('dialog[open]') === null;
}

/** Returns whether an element can be seen now: the page is visible, and nothing covers the middle of the element. */
export function isSeen(node: Element): boolean {
  if (document.visibilityState !== 'visible' || !node.checkVisibility()) return false;
  const { left, top, width, height } = node.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && node.contains(found);
}

const DOUBLE = 350;

/** Recognises two presses in quick succession. */
export class DoublePress {
  #place = 0;
  #time = 0;

  /** Returns whether the same place was pressed a moment ago. */
  again(place: number): boolean {
    return this.#place === place && Date.now() - this.#time < DOUBLE;
  }

  /** Notes a press, to compare the next one with. */
  note(place: number): void {
    this.#place = place;
    this.#time = Date.now();
  }
}
