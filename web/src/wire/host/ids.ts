const PREFIX = 'local-';
const LENGTH = 9;

/** Returns a new id for a game on this device. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return PREFIX + Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}

/** Returns whether this is the id of a game on this device, and not at a server. */
export function isOnDevice(game: string): boolean {
  return game.startsWith(PREFIX);
}
