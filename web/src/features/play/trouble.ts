import type { TrictracSession } from '../../state/trictrac/session.svelte';
import { settings } from '../../state/settings/settings.svelte';
import type { Refusal } from '../../wire/described/messages';
import { isUnseen } from '../../wire/messages/protocol';
import type { Messages } from '../../words/language.svelte';
import { movesText } from '../../words/names';

/** Returns the last refusal or error, in words. */
export function troubleText(t: Messages, session: TrictracSession): string {
  const { verdict, trouble } = session.game;
  const { notice } = session.hand;
  if (notice) return t.refusal[notice.what](notice.place);
  if (verdict) return verdict.refusal ? refused(t, session, verdict.refusal) : t.refusal.unknown;
  if (trouble?.refusal && 'law' in trouble.refusal) return refused(t, session, trouble.refusal);
  return trouble && !isUnseen(trouble.code) ? t.error[trouble.code] : '';
}

function refused(t: Messages, session: TrictracSession, refusal: Refusal): string {
  return t.refusal.intro(step(t, session, refusal), t.law[refusal.law].replace(/\.$/, ''), refusal.rule);
}

/** Returns the step that was refused, if the refusal is about one. */
function step(t: Messages, { asked, bottom }: TrictracSession, { from, to }: Refusal): string {
  if (!asked || from === undefined || to === undefined) return '';
  return movesText(t, settings.namer(bottom), asked.side, [[from, to]]);
}
