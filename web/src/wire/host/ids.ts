const PREFIX = 'local-';
const LENGTH = 9;

/** A name for a game kept on this device. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return PREFIX + Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Is this the name of a game kept on this device, and not by a server? */
export function isOnDevice(game: string): boolean {
  return game.startsWith(PREFIX);
}
