import type { Who } from '../../who';

/** Returns a number of things: plural from two on, so 0 jeton, 1,5 enjeu, 2,15 trous. */
export const count = (n: number | string, one: string, many = `${one}s`) => `${n} ${amount(n) < 2 ? one : many}`;

/** Returns the size of a number that may be written in French. */
export function amount(n: number | string): number {
  return Math.abs(typeof n === 'number' ? n : Number(n.replace(',', '.').replace(/^[−+-]/, '')));
}

/** Returns a list in words: « Anne, Denis et Claire ». */
export const list = (all: string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} et ${all.at(-1)}`;

/** Returns the people within a sentence: « vous », « Anne », « vous et Denis ». */
export const them = ({ you, names }: Who) => list([...(you ? ['vous'] : []), ...names]);

/** Returns the people after « de »: « de vous », « d’Anne », « de Denis et de Claire ». */
export const of = ({ you, names }: Who) => list([...(you ? ['de vous'] : []), ...names.map(de)]);

/** Returns a name after « de », which is elided before a vowel. */
export const de = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`);

/** Returns the people after « à ». */
export const to = ({ you, names }: Who) => list([...(you ? ['à vous'] : []), ...names.map((name) => `à ${name}`)]);

/** Returns the form of a verb: for « vous », for one person, for several. */
export const verb = ({ you, names }: Who, vous: string, il: string, ils: string) =>
  you ? vous : names.length > 1 ? ils : il;

/** Returns the people and their verb, in the middle of a sentence. */
export const does = (who: Who, vous: string, il: string, ils: string) => `${them(who)} ${verb(who, vous, il, ils)}`;

/** Returns the people and their verb, at the beginning of a sentence. */
export const Does = (who: Who, vous: string, il: string, ils: string) => upper(does(who, vous, il, ils));

/** Returns who beats whom: « Anne bat Denis », « vous battez Denis », « Anne vous bat ». */
export const beats = (who: Who, whom: Who) =>
  whom.you && whom.names.length === 0
    ? `${them(who)} vous ${verb(who, 'battez', 'bat', 'battent')}`
    : `${does(who, 'battez', 'bat', 'battent')} ${them(whom)}`;

/** Returns the text with a capital. */
export const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
