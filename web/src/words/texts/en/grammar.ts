import type { Who } from '../../who';

/** Returns a number of things: 1 is singular, all else plural, so 0 holes, 0.3 holes, 1 hole. */
export const count = (n: number | string, one: string, many = `${one}s`) =>
  `${n} ${/^[−+-]?1$/.test(String(n)) ? one : many}`;

/** Returns a list of names: “Anne, Denis and Claire”. */
export const list = (all: string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** Returns the people within a sentence: “you”, “Anne”, “you and Denis”. */
export const them = ({ you, names }: Who) => list([...(you ? ['you'] : []), ...names]);

/** Returns the form of a verb: for one person by name, and for “you” or several. */
export const verb = ({ you, names }: Who, one: string, many: string) => (you || names.length > 1 ? many : one);

/** Returns the people and their verb, in the middle of a sentence. */
export const does = (who: Who, one: string, many: string) => `${them(who)} ${verb(who, one, many)}`;

/** Returns the people and their verb, at the beginning of a sentence. */
export const Does = (who: Who, one: string, many: string) => upper(does(who, one, many));

/** Returns the possessive: “your”, “Anne’s”, “Anne and Denis’s”. */
export const whose = (who: Who) => (who.you && who.names.length === 0 ? 'your' : `${them(who)}’s`);

/** Returns the text with a capital. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
