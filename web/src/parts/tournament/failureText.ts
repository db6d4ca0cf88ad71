import type { Failure } from '../../wire/host/host';
import { errorText } from '../../words/errorText';
import { t } from '../../words/language.svelte';

/** The failures of which the server says what exactly is wrong with an act. */
const WORDED: readonly Failure['code'][] = [
  'refused',
  'wrong_stage',
  'not_allowed',
  'bad_message',
  'bad_option',
  'bad_record',
  'bad_name',
  'unknown_person',
];

/** Returns why something was not done in a tournament, in the language chosen. */
export function failureText({ code, message }: Failure): Promise<string> {
  if (WORDED.includes(code)) return errorText(message);
  return Promise.resolve(code === 'unreachable' ? t.link.unreachable : t.error[code]);
}
