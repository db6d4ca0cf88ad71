const BYTES = 32;
const HEX = /^([0-9a-f]{64})?$/;

/** Returns a random seed for the dice, from the browser's generator. */
function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function plain(named: string): string {
  return named.replaceAll(/\s/g, '').toLowerCase();
}

/** Returns whether the text is a valid seed; the empty text is, and stands for a random one. */
export function isSeed(named: string): boolean {
  return HEX.test(plain(named));
}

/** Returns the seed that a player has entered, without blanks; a random one if they entered none. */
export function seedOf(named: string): string {
  return plain(named) || drawn();
}
