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

/** Is this where one writes? Then keys, and what is pasted or dropped, stay there. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null;
}

/** Does this key ask for the help of the page? Not where one writes, nor while something lies over the page. */
export function asksHelp(event: KeyboardEvent): boolean {
  return event.key === '?' && !isField(event.target) && document.querySelector('dialog[open]') === null;
}

/** Can something be seen now: the page is looked at, and nothing covers the middle of it? */
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

  /** Whether the same place was pressed a moment ago. */
  again(place: number): boolean {
    return this.#place === place && Date.now() - this.#time < DOUBLE;
  }

  /** Notes a press, for the next one to be compared with. */
  note(place: number): void {
    this.#place = place;
    this.#time = Date.now();
  }
}
