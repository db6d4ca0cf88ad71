import type { ErrorCode } from '../../wire/described/messages';
import type { Trouble } from '../../state/person/passkey';
import type { Faults, FaultPlace } from './sending.svelte';

/** The server's errors on a name, a password or an address that the page accepted. */
const FAULTS: Partial<Record<ErrorCode, Faults>> = {
  bad_password: { password: (t) => t.trouble.passwordCommon },
  bad_name: { name: (t) => t.trouble.nameShape },
  bad_address: { mail: (t) => t.trouble.mailShape },
};

/** Returns the field of an account that an error of the server is about. */
export function blameForAccount({ code }: Trouble): Faults | FaultPlace {
  if (code === 'name_taken') return 'name';
  return FAULTS[code as ErrorCode] ?? 'all';
}
