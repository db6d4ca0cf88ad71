import { newId } from '../../wire/storage/shelf';
import { keep, sheets } from './shelf';
import type { SheetCall, AskSheet, Sheet, SheetError } from '../../wire/messages/sheet';

/** A sheet in use: every entry is stored before it is shown. */
export class Keeping {
  sheet = $state.raw<Sheet | null>(null);
  error = $state.raw<SheetError | null>(null);
  /** The browser refused to store the last entry. */
  unstored = $state(false);
  readonly #ask: SheetCall;
  readonly id: string;

  constructor(ask: SheetCall, id: string) {
    this.#ask = ask;
    this.id = id;
    this.read();
  }

  /** Reads the stored sheet, which another page may have changed. */
  read(): void {
    const kept = sheets.at(this.id);
    if (!kept) this.sheet = null;
    else if (kept.text !== this.sheet?.text) this.#say({ do: 'open', text: kept.text });
  }

  /** Follows what another page stores. */
  follow = ({ key }: StorageEvent): void => {
    if (key === sheets.keyOf(this.id)) this.read();
  };

  /** Makes an entry, or several that belong together; returns whether they were made. */
  enter(...entries: string[]): boolean {
    return this.#change({ do: 'enter', entry: entries.join('\n') });
  }

  undo(): void {
    this.#change({ do: 'undo' });
  }

  redo(): void {
    this.#change({ do: 'redo' });
  }

  #change(message: AskSheet): boolean {
    if (!this.#say(message)) return false;
    try {
      keep(this.id, this.sheet!);
      this.unstored = false;
    } catch {
      this.unstored = true;
    }
    return true;
  }

  #say(message: AskSheet): boolean {
    const answer = this.#ask(message);
    this.error = answer.say === 'error' ? answer : null;
    if (answer.say === 'sheet') this.sheet = answer;
    return answer.say === 'sheet';
  }
}

/** Begins or opens a sheet and stores it from the start: returns its name, or the reason why it cannot be stored. */
export function kept(ask: SheetCall, message: AskSheet): string | SheetError {
  const answer = ask(message);
  if (answer.say === 'error') return answer;
  const id = newId();
  keep(id, answer);
  return id;
}
