import type { Who } from '../who';

/** Returns the form of a noun for a number of things: plural from two on, so 0 jeton, 1,5 enjeu, 2,15 trous. */
export const form = (n: number | string) =>
  Math.abs(typeof n === 'number' ? n : Number(n.replace(',', '.').replace(/^[−+-]/, ''))) < 2 ? 'one' : 'other';

/** Returns a number of things. */
export const count = (n: number | string, one: string, many = `${one}s`) => `${n} ${form(n) === 'one' ? one : many}`;

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

/** Returns parts of a sentence one after another. */
export const series = (all: string[]) => all.join(' ; ');

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const TENS = ['quatorze', 'seize', 'dix-huit', 'vingt', 'vingt-deux', 'vingt-quatre'];

/** Returns a number to twelve in words, and others in figures. */
export const spelled = (n: number) => NUMBERS[n] ?? String(n);

/** Returns an even number of points to twenty-four in words, and others in figures. */
export const even = (n: number) => (n > 0 && n % 2 === 0 && (NUMBERS[n] ?? TENS[(n - 14) / 2])) || String(n);
