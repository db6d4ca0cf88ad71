import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const BYTES = 32;

/** Returns a share drawn by this device, and its commitment. */
export function drawn(): { share: string; commitment: string } {
  const share = crypto.getRandomValues(new Uint8Array(BYTES));
  return { share: bytesToHex(share), commitment: bytesToHex(sha256(share)) };
}
