import type { Who } from './who';

/** What sentences of every language are made with (tools/words). */

/** Returns the form of a verb: for one person by name, and for the reader or several. */
export const verb = ({ you, names }: Who, one: string, many: string) => (you || names.length > 1 ? many : one);

/** Returns the form of a verb: for the reader, for one person, for several. */
export const pick = (who: Who, you: string, one: string, many: string) => (who.you ? you : verb(who, one, many));

/** Returns whether these people are none. */
export const isNobody = ({ you, names }: Who) => !you && names.length === 0;

/** Returns the text with a capital. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the text without a capital. */
export const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns a number without its sign. */
export const size = (n: number) => Math.abs(n);
