/** The people in a sentence: the reader, one player by name, or several together. */
export interface Who {
  /** The reader is (one of) them. */
  you: boolean;
  /** All others of them, by name. */
  names: string[];
}

/** Nobody in particular. */
export const nobody: Who = { you: false, names: [] };

/** Returns one player by name. */
export function one(name: string): Who {
  return { you: false, names: [name] };
}

/** Returns the people of both together. */
export function both(a: Who, b: Who): Who {
  return { you: a.you || b.you, names: [...a.names, ...b.names] };
}
