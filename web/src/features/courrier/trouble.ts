import type { CourrierSession } from '../../state/courrier/session.svelte';
import { refusalText } from '../../state/courrier/sentences';
import { isUnseen } from '../../wire/messages/protocol';
import type { Messages } from '../../words/language.svelte';

/** Returns the last refusal or error, in words. */
export function troubleText(t: Messages, { game, hand, asked, bottom }: CourrierSession): string {
  const { verdict, trouble } = game;
  if (hand.notice) return t.refusal[hand.notice.what](hand.notice.place);
  const refusal = verdict?.refusal ?? trouble?.refusal;
  if (refusal) return refusalText(t, bottom, asked?.side ?? bottom, refusal);
  return trouble && !isUnseen(trouble.code) ? t.error[trouble.code] : '';
}
