import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { argumentsOf, eachPart, partsOf, type Part } from './message.ts';

/**
 * The catalogue of sentences, words/LANGUAGE/AREA.json. English, the base, says more than the sentences: behind the name
 * of one, its arguments in their order (`"toThrow(who, side)"`), and in lines that begin with #, notes for translators:
 * "#" about all beside and below it, "#toThrow" about one, "#{side}" about an argument. The sentences of the programs have
 * their arguments in C++, so that only one that a translation may leave out, and which others use, is named: `"other(n?)"`.
 */
export const BASE = 'en';
const PROGRAMS = 'programs/';
/** The area of messages whose English stands in the code that makes them: it is their name in the other languages. */
const MESSAGES = `${PROGRAMS}messages`;
/** The file that says of each argument what it is. */
const ABOUT = 'arguments';
const WORDS = new URL('../../../words/', import.meta.url);

/** A file of sentences: texts, by name or in order, and groups of them. */
export type Json = string | Json[] | { [name: string]: Json };

/** A sentence with its place in the catalogue. */
export interface Sentence {
  /** Its area, and the names that lead to it there. */
  area: string;
  path: string[];
  base: string;
  text: string;
  /** The names of its arguments in their order; null if it is a text as it stands. */
  takes: string[] | null;
  /** What a translator is told: about all sentences of its groups, about itself, and about its arguments. */
  notes: string[];
  /** A translation may leave its arguments out. */
  loose: boolean;
}

/** A fault of the catalogue, with the name of its sentence. */
export class CatalogueError extends Error {}

export const nameOf = ({ area, path }: Pick<Sentence, 'area' | 'path'>) => [area, ...path].join('.');
export const fileOf = (lang: string, area: string) => new URL(`${lang}/${area}.json`, WORDS);

/** Returns the languages of the catalogue. */
export function languages(): string[] {
  return readdirSync(WORDS).sort();
}

/** Returns the areas of sentences, the files of the base. */
export function areas(): string[] {
  return readdirSync(new URL(`${BASE}/`, WORDS), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => name !== ABOUT)
    .sort();
}

type Group = { [name: string]: Json };

export function read(lang: string, area: string): Json {
  if (!existsSync(fileOf(lang, area))) throw new CatalogueError(`words/${lang}/${area}.json is missing`);
  const json = JSON.parse(readFileSync(fileOf(lang, area), 'utf8')) as Json;
  return lang === BASE && area === MESSAGES ? withMessages(json as Group) : json;
}

/** Adds the messages that other languages translate to the notes of their groups. */
function withMessages(groups: Group): Group {
  const others = languages().filter((lang) => lang !== BASE && existsSync(fileOf(lang, MESSAGES)));
  const all = others.map((lang) => read(lang, MESSAGES) as Record<string, Group>);
  const english = (name: string) =>
    all.flatMap((one) => Object.keys(one[name] ?? {}).map((text): [string, string] => [text, text]));
  const filled = ([name, one]: [string, Json]): [string, Json] =>
    typeof one === 'string' ? [name, one] : [name, { ...(one as Group), ...Object.fromEntries(english(name)) }];
  return Object.fromEntries(Object.entries(groups).map(filled));
}

/** Returns what each argument is, by its name. */
export const argumentsBy = () => read(BASE, ABOUT) as Record<string, string>;

const SIGNED = /^(\S+)\((.*)\)$/;

/** Returns the name of a member of the base, without its arguments, and these. */
export function signed(member: string): { name: string; takes: string[] | null } {
  const [, name = member, takes] = SIGNED.exec(member) ?? [];
  return { name, takes: takes === undefined ? null : takes.split(', ').filter(Boolean) };
}

interface Around {
  /** A missing sentence is an error; otherwise its text is empty. */
  whole: boolean;
  area: string;
  path: string[];
  takes: string[] | null;
  notes: string[];
  args: Record<string, string>;
}

/** Returns all sentences of an area, each checked against the base; those that are missing too unless it must be whole. */
export function sentencesOf(lang: string, area: string, whole = true): Sentence[] {
  const said = whole || existsSync(fileOf(lang, area)) ? read(lang, area) : undefined;
  return [
    ...below(read(BASE, area), said, {
      whole,
      area,
      path: [],
      takes: null,
      notes: [],
      args: argumentsBy(),
    }),
  ];
}

function* below(base: Json, said: Json | undefined, around: Around): Generator<Sentence> {
  const { whole, area, path, takes, notes, args } = around;
  const name = nameOf(around);
  if (typeof base === 'string') {
    if (typeof said !== 'string' && whole) throw new CatalogueError(`${name} is missing`);
    const text = typeof said === 'string' ? said : '';
    const signature = takes ?? (area.startsWith(PROGRAMS) ? placesOf(base) : null);
    const own = signature?.map((one) => one.replace('?', '')) ?? null;
    const loose = area === MESSAGES || own?.join() !== signature?.join();
    const sentence = {
      area,
      path,
      base,
      text,
      takes: own,
      notes: [...notes, ...argumentNotes(name, own, args)],
      loose,
    };
    if (whole) checked(sentence);
    yield sentence;
    return;
  }
  const own = entries(base);
  if (whole && (typeof said !== 'object' || Array.isArray(base) !== Array.isArray(said)))
    throw new CatalogueError(`${name} should be ${Array.isArray(base) ? 'a list' : 'a group'}`);
  const there: Record<string, Json> = Object.fromEntries(
    entries(typeof said === 'object' ? said : {}).map(([member, one]) => [signed(member).name, one]),
  );
  const note = (of: string) => own.flatMap(([member, one]) => (member === `#${of}` ? [one as string] : []));
  const named = Object.fromEntries(
    own.flatMap(([member, one]) => (/^#\{/.test(member) ? [[member.slice(2, -1), one as string]] : [])),
  );
  const members = own.filter(([member]) => !member.startsWith('#'));
  const known = new Set(members.map(([member]) => signed(member).name));
  const foreign = Object.keys(there).find((one) => !one.startsWith('#') && !known.has(one));
  if (foreign && whole) throw new CatalogueError(`${name}.${foreign} is in no other language`);
  for (const [member, one] of members) {
    const { name: called, takes: its } = signed(member);
    yield* below(one, there[called], {
      whole,
      area,
      path: [...path, called],
      takes: its ?? takes,
      notes: [...notes, ...note(''), ...note(called)],
      args: { ...args, ...named },
    });
  }
}

/** Returns the arguments of a sentence in the order in which it uses them; null without any. */
function placesOf(sentence: string): string[] | null {
  const places = [...argumentsOf(partsOf(sentence))];
  return places.length > 0 ? places : null;
}

const entries = (json: Json[] | { [name: string]: Json }): [string, Json][] => Object.entries(json);

function argumentNotes(name: string, takes: string[] | null, args: Record<string, string>): string[] {
  return (takes ?? []).map((one) => {
    if (!args[one]) throw new CatalogueError(`${name}: words/${BASE}/arguments.json does not say what {${one}} is`);
    return `{${one}}: ${args[one]}`;
  });
}

/** Throws if a sentence is no message, or uses an argument that it does not take, or leaves out one that the base says. */
export function checked(sentence: Sentence): void {
  if (!sentence.takes) return;
  const name = nameOf(sentence);
  try {
    const parts = partsOf(sentence.text);
    if (sentence.area.startsWith(PROGRAMS)) eachPart(parts, plain);
    const used = argumentsOf(parts);
    const wanted = argumentsOf(partsOf(sentence.base), (part) => part.kind === 'value');
    for (const one of used)
      if (!sentence.takes.includes(one)) throw new CatalogueError(`{${one}} is no argument of it`);
    for (const one of wanted) if (!used.has(one) && !sentence.loose) throw new CatalogueError(`{${one}} is missing`);
  } catch (error) {
    throw new CatalogueError(`${name}: ${(error as Error).message.split('\n')[0]} in "${sentence.text}"`);
  }
}

/** Throws at a part that the programs cannot say. */
function plain(part: Part): void {
  if (part.kind === 'select' || (part.kind === 'value' && part.formats.length > 0))
    throw new CatalogueError('the programs know only values and plurals');
}

/** Returns the texts of an area as its file has them. */
export function jsonOf(sentences: Sentence[]): Json {
  const all: { [name: string]: Json } = {};
  for (const { path, text } of sentences) {
    let at = all;
    for (const name of path.slice(0, -1)) at = (at[name] ??= {}) as { [name: string]: Json };
    at[path.at(-1)!] = text;
  }
  return listed(all);
}

/** Makes a list of members whose names are places. */
function listed(json: Json): Json {
  if (typeof json === 'string') return json;
  const members = Object.entries(json).map(([name, one]) => [name, listed(one)] as const);
  return members[0]?.[0] === '0' ? members.map(([, one]) => one) : Object.fromEntries(members);
}
