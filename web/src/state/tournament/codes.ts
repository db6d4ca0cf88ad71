/** The codes that were typed on this device, by tournament, until the browser is closed: they show private ones. */
const keyOf = (id: string) => `trictrac.code.${id}`;

export function codeOf(id: string): string {
  return sessionStorage.getItem(keyOf(id)) ?? '';
}

export function keepCode(id: string, code: string): void {
  try {
    sessionStorage.setItem(keyOf(id), code);
  } catch {
    // Nothing can be kept here: the code is typed once more.
  }
}

/** Returns the arguments of a call that shows a tournament, with its code if that was typed here. */
export function visible(id: string): { id: string; code?: string } {
  const code = codeOf(id);
  return { id, ...(code && { code }) };
}
