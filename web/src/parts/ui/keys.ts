import { isField } from './field';

const SILENT = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** A key pressed on the page, wherever the keyboard is: `act` does what it stands for and says whether that is anything. */
export function onKey(
  event: KeyboardEvent,
  show: { busy: boolean; finish(): void },
  act: (name: string) => boolean,
): void {
  const target = event.target as HTMLElement;
  if (target.closest('dialog')) return;
  if (event.ctrlKey || event.altKey || event.metaKey || SILENT.includes(event.key)) return;
  if (isField(target)) return;
  if (show.busy) {
    show.finish();
    event.preventDefault();
    return;
  }
  if (event.key === ' ' && holdsSpace(target)) return;
  if (event.defaultPrevented) return;
  const name = event.key.toLowerCase();
  if (act(event.shiftKey && name === 'z' ? 'shift+z' : name)) event.preventDefault();
}

/** Buttons and links other than the flèches keep the space bar for themselves. */
function holdsSpace(target: HTMLElement): boolean {
  return target.closest('button, a, summary') !== null && !target.id.startsWith('case-');
}
