/** The studies, as an address names them: the list of them, or one by its name or its data. */
export type StudiesRoute = { id: string | null };

/** The page of studies an address names, if it is one: #/studies, #/study/NAME, #/study/@DATA. */
export function studiesRouteOf(hash: string): StudiesRoute | null {
  if (/^#\/studies\/?$/.test(hash)) return { id: null };
  const id = /^#\/study\/(@?[\w-]+)$/.exec(hash)?.[1];
  return id ? { id } : null;
}
