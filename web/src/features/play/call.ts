import type { Messages } from '../../words/language.svelte';
import { whoAt } from '../../words/names';
import type { Side } from '../../wire/described/messages';
import type { TrictracSession } from '../../state/trictrac/session.svelte';

type CalledSession = Pick<TrictracSession, 'info' | 'you' | 'account'>;

/** Returns who is to throw the dice: you, the colour, or in a match the player and their colour. */
export function throwText(t: Messages, { info, you, account }: CalledSession, side: Side): string {
  const who = whoAt(t, info, side);
  if (account && you.length > 1) return t.match.toThrow(who, t.side[side]);
  return who.you ? t.turn.yourThrow : t.turn.throwAs(t.side[side]);
}

/** Returns the sentence about the player who is to move the men, in the same words. */
export function playText(t: Messages, { info, you, account }: CalledSession, side: Side): string {
  const who = whoAt(t, info, side);
  if (account && you.length > 1) return t.match.toPlay(who, t.side[side]);
  return who.you ? t.turn.yours : t.turn.yoursAs(t.side[side]);
}
