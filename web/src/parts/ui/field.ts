const WRITES = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';

/** Is this where one writes? Then keys, and what is pasted or dropped, stay there. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITES) !== null;
}

/** Does this key ask for the help of the page? Not where one writes, nor while something lies over the page. */
export function asksHelp(event: KeyboardEvent): boolean {
  return event.key === '?' && !isField(event.target) && document.querySelector('dialog[open]') === null;
}
