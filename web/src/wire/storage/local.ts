/** Values that this browser keeps by name; a value that is not of the expected type counts as missing. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a check that a value is an object with these members, of these types. */
export function has<T extends object>(members: Partial<Record<keyof T, 'string' | 'number' | 'boolean' | 'object'>>) {
  return (kept: unknown): kept is T =>
    isObject(kept) && Object.entries(members).every(([name, type]) => typeof kept[name] === type);
}

/** Returns the value of a JSON text if it is valid and passes the check; else null. */
export function readJson<T>(read: () => string | null, is: (kept: unknown) => kept is T): T | null {
  try {
    const kept: unknown = JSON.parse(read() ?? 'null');
    return is(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Returns the text stored under a name. */
export function keptAt<T>(name: string, is: (kept: unknown) => kept is T): T | null {
  return readJson(() => localStorage.getItem(name), is);
}
