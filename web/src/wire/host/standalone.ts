/** Set by `trictrac-server export-page`: the address of a server, perhaps empty. Workers have no document. */
const said = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="trictrac-server"]')?.content;

/** The page lies at a host of files and came from no server: it sends no requests to one. */
export const standalone = said !== undefined;

/** A server where people meet, with the stroke at its end; null where none is named. Only a link leads there. */
export const elsewhere: string | null = said || null;

/** The host name of that server. */
export const elsewhereName = elsewhere && new URL(elsewhere).host;

/** Returns the address of a page that needs a server: on this page, at the server named, or null. */
export function servedAt(hash: string): string | null {
  return standalone ? elsewhere && elsewhere + hash : hash;
}
