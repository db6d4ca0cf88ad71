import type { Trouble } from '../../state/person/passkey';
import type { Faults, Place } from './sending.svelte';

/** What the house finds wrong with a name, a password or an address that the page let pass, by how it says so. */
const SUBJECTS: [subject: RegExp, faults: Faults][] = [
  [/\ba password /, { password: (t) => t.trouble.passwordCommon }],
  [/\b(the name of an account|a name) /, { name: (t) => t.trouble.nameShape }],
  [/\ban address /, { mail: (t) => t.trouble.mailShape }],
];

/** Which field of an account is at fault, as the house says. */
export function blameForAccount({ code, message }: Trouble): Faults | Place {
  if (code === 'name_taken') return 'name';
  const found = code === 'bad_message' && SUBJECTS.find(([subject]) => subject.test(message));
  return found ? found[1] : 'all';
}
