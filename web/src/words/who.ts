/** Those a sentence speaks of: the reader themselves, one by name, or several together. */
export interface Who {
  /** The reader is (one of) them. */
  you: boolean;
  /** All others of them, by name. */
  names: string[];
}

/** One who is spoken of by name. */
export function one(name: string): Who {
  return { you: false, names: [name] };
}

/** Two of them together. */
export function both(a: Who, b: Who): Who {
  return { you: a.you || b.you, names: [...a.names, ...b.names] };
}
