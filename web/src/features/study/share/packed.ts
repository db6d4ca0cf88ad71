// A whole record in an address: deflated, then in the letters an address may have.
const PREFIX = '@';
/** The longest record, in characters: longer ones are not unpacked, to protect the memory. */
const LONGEST = 100_000;

/** Returns whether this is a record itself, and not the name of one. */
export function isPacked(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Returns a record in the form of a name for an address, which opens on any device. */
export async function packed(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return PREFIX + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the record of such a name; null if the address is damaged. */
export async function unpacked(id: string): Promise<string | null> {
  if (id.length > LONGEST) return null;
  try {
    const letters = atob(id.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('deflate-raw'),
    );
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
