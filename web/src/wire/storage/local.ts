/** What this browser keeps by names, read again: what is not as it should be counts as not there. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A check that something is an object which has these members, of these types: by them what was kept is known again. */
export function has<T extends object>(members: Partial<Record<keyof T, 'string' | 'number' | 'boolean' | 'object'>>) {
  return (kept: unknown): kept is T =>
    isObject(kept) && Object.entries(members).every(([name, type]) => typeof kept[name] === type);
}

/** The value of a text in JSON, where it can be read and passes the check; else null. */
export function readJson<T>(read: () => string | null, is: (kept: unknown) => kept is T): T | null {
  try {
    const kept: unknown = JSON.parse(read() ?? 'null');
    return is(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The text stored under a name. */
export function keptAt<T>(name: string, is: (kept: unknown) => kept is T): T | null {
  return readJson(() => localStorage.getItem(name), is);
}

/** The names that begin so, without their beginning. */
export function namesAfter(prefix: string): string[] {
  return Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}
