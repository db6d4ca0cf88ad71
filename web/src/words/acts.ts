import type { Jan } from '../wire/described/messages';
import { janName } from './explain';
import type { Messages } from './language.svelte';
import type ByHandText from './texts/byhand';
import type { Who } from './who';

/** The actions at a table marked by hand whose sentence names nothing but the player. */
const PLAIN = ['rectify', 'whole', 'augment', 'adoube', 'remedies', 'agree', 'object', 'invite'] as const;

type PlainAct = (typeof PLAIN)[number];

/** Returns whether the sentence of an action names nothing but the player: `ByHandText.done` has it by this name. */
export function isPlainAct(what: string): what is PlainAct {
  return (PLAIN as readonly string[]).includes(what);
}

/** Says which jans a player gives as the reason of a mark. */
export function givesText(t: Messages, w: ByHandText, who: Who, jans: Jan[]): string {
  return w.done.gives(who, jans.map((jan) => janName(t, jan)).join(' · ') || t.sheet.nothing);
}
