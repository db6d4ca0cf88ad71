/** A tab of a browser, with a storage of its own. What is given to run in its page may name nothing outside itself. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives a page to come so much room: WebKitGTK lays one that is open by the media queries of the size before. */
  resize(width: number, height: number): Promise<void>;
  /** Runs in the page. */
  look<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<T>;
  /** Runs in the page until something comes of it that is true, and gives that. */
  waitFor<Given extends unknown[], T>(inPage: (...given: Given) => T, ...given: Given): Promise<NonNullable<T>>;
  /** Presses the page with the pointer, as a hand does. */
  press(x: number, y: number): Promise<void>;
  /** Writes into a field, in place of what is there. */
  write(selector: string, text: string): Promise<void>;
  /** Returns the visible part of the page as PNG. */
  picture(): Promise<Uint8Array>;
  /** The errors of scripts that the page has met. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser other than Chromium, driven by its own means. */
export interface Engine {
  readonly name: string;
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** The time in milliseconds for a page to do what it is asked, on a machine that may be busy. */
export const PATIENCE = 60_000;
