import type { Who } from '../who';

/** Returns the form of a noun for a number of things: 1 is singular, all else plural, so 0 holes, 0.3 holes, 1 hole. */
export const form = (n: number | string) => (/^[−+-]?1$/.test(String(n)) ? 'one' : 'other');

/** Returns a number of things. */
export const count = (n: number | string, one: string, many = `${one}s`) => `${n} ${form(n) === 'one' ? one : many}`;

/** Returns a list of names: “Anne, Denis and Claire”. */
export const list = (all: string[]) =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

/** Returns the people within a sentence: “you”, “Anne”, “you and Denis”. */
export const them = ({ you, names }: Who) => list([...(you ? ['you'] : []), ...names]);

/** Returns the possessive: “your”, “Anne’s”, “Anne and Denis’s”. */
export const whose = (who: Who) => (who.you && who.names.length === 0 ? 'your' : `${them(who)}’s`);

/** Returns parts of a sentence one after another. */
export const series = (all: string[]) => all.join('; ');

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TENS = ['fourteen', 'sixteen', 'eighteen', 'twenty', 'twenty-two', 'twenty-four'];

/** Returns a number to twelve in words, and others in figures. */
export const spelled = (n: number) => NUMBERS[n] ?? String(n);

/** Returns an even number of points to twenty-four in words, and others in figures. */
export const even = (n: number) => (n > 0 && n % 2 === 0 && (NUMBERS[n] ?? TENS[(n - 14) / 2])) || String(n);
