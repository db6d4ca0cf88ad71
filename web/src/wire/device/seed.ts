const BYTES = 32;
const HEX = /^([0-9a-f]{64})?$/;

/** A seed for the dice, from the device's source of chance. */
function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

function plain(named: string): string {
  return named.replaceAll(/\s/g, '').toLowerCase();
}

/** Can this be named as a seed? Nothing can: then one is drawn. */
export function isSeed(named: string): boolean {
  return HEX.test(plain(named));
}

/** The seed a player has named, blanks apart; one drawn where none is named. */
export function seedOf(named: string): string {
  return plain(named) || drawn();
}
