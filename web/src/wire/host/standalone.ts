/** What `trictrac-server export-page` wrote into the page: the address of a server, which may be empty. A worker has no document. */
const said = globalThis.document?.querySelector?.<HTMLMetaElement>('meta[name="trictrac-server"]')?.content;

/** The page lies at a host of files and came from no server: nothing is asked of one. */
export const standalone = said !== undefined;

/** A server where people meet, with the stroke at its end; null where none is named. Only a link leads there. */
export const elsewhere: string | null = said || null;

/** What that server is called. */
export const elsewhereName = elsewhere && new URL(elsewhere).host;

/** Where something is that a server gives: on this page, at the server named, or nowhere. */
export function servedAt(hash: string): string | null {
  return standalone ? elsewhere && elsewhere + hash : hash;
}
