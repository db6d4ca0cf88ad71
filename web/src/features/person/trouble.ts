import type { Messages } from '../../words/language.svelte';
import type PersonText from '../../words/texts/person';
import type { Trouble } from '../../state/person/passkey';

const MINUTE = 60;

/** Returns the text of an error. */
export function troubleText(t: Messages, w: PersonText, { code, ...more }: Trouble): string {
  if (code === 'unreachable') return t.link.unreachable;
  if (code === 'too_many') return w.trouble.tooMany(waitText(w, ('retry_after' in more && more.retry_after) || MINUTE));
  if (code === 'cancelled' || code === 'already_here' || code === 'unsuited') return w.trouble[code];
  if (code === 'calls_denied' || code === 'calls_unsuited') return w.trouble[code];
  return t.error[code];
}

/** Returns the time to wait: in minutes if it is long. */
function waitText({ trouble }: PersonText, seconds: number): string {
  return seconds > 2 * MINUTE ? trouble.minutes(Math.ceil(seconds / MINUTE)) : trouble.seconds(seconds);
}
