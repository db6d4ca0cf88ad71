import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BASE, CatalogueError, type Sentence } from './catalogue.ts';
import { argumentsOf, partsOf, type Part } from './message.ts';

/**
 * The sentences of the programs, src/words/LANGUAGE/*.cpp: of the terminal, of e-mails and of errors. Their patterns are
 * shown to translators in ICU MessageFormat: `{n|hole|holes}` is `{n, plural, one {hole} other {holes}}`.
 */
const SRC = new URL('../../../src/', import.meta.url);
/** The language after which a new one is made: unlike English, it leaves no text to other code. */
const MODEL = { lang: 'fr', file: 'french', name: 'français' };
const FORMS: Record<number, string[]> = {
  1: ['other'],
  2: ['one', 'other'],
  3: ['one', 'few', 'other'],
  4: ['one', 'few', 'many', 'other'],
};
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

const TEXT = '"(?:[^"\\\\\\n]|\\\\.)*"(?:\\s*"(?:[^"\\\\\\n]|\\\\.)*")*';
/** The beginning of an area, a member, a row by the name of a value or by a text, and a text. */
const TOKEN = new RegExp(
  `const(?:expr)? (\\w+)(?:Words|Row) k\\w+|\\.(\\w+) =|\\{(?:\\w+::)*(\\w+),|\\{(${TEXT}),(?=\\s*")|(${TEXT})`,
  'g',
);

/** A text of a file: the names that lead to it, where it stands, and what it says. */
interface Found {
  path: string[];
  from: number;
  to: number;
  text: string;
}

const read = (path: string) => readFileSync(new URL(path, SRC), 'utf8');
const unquoted = (literals: string) =>
  literals
    .match(/"(?:[^"\\\n]|\\.)*"/g)!
    .map((one) => JSON.parse(one) as string)
    .join('');
const filesOf = (lang: string) =>
  readdirSync(new URL(`words/${lang}/`, SRC))
    .filter((name) => name.endsWith('.cpp'))
    .sort();

function textsIn(source: string): Found[] {
  const found: Found[] = [];
  let [area, member, row]: (string | undefined)[] = [];
  for (const match of source.replaceAll(/\/\/[^\n]*/g, (all) => ' '.repeat(all.length)).matchAll(TOKEN)) {
    const [all, words, dotted, value, literal, text] = match;
    const from = match.index;
    if (words) [area, member, row] = [words.replace(/^(.)/, (c) => c.toLowerCase()), undefined, undefined];
    else if (dotted) [member, row] = [dotted, undefined];
    else if (value) row = value;
    else if (literal) row = unquoted(literal);
    else if (area) {
      const path = [area, ...(member ? [member] : []), ...(row ? [row] : [])];
      if (path.length > 1) found.push({ path, from, to: from + all.length, text: unquoted(text!) });
      row = undefined;
    }
  }
  return found;
}

/** Returns the English texts that stand in the code that uses them, by the names that lead to them. */
function elsewhere(): [path: string[], text: string][] {
  const rows = (file: string, of: string[], pattern: RegExp) =>
    [...read(file).matchAll(pattern)].map(([, name, text]): [string[], string] => [[...of, name!], unquoted(text!)]);
  const law = new RegExp(`\\{Law::(\\w+),\\s*\\{"[^"]*",\\s*"[^"]*",\\s*(${TEXT})`, 'g');
  const remedy = new RegExp(`\\{RemedyText::(\\w+),\\s*(${TEXT})`, 'g');
  const format = new RegExp(`^    \\{"([\\w-]+)",\\s*(${TEXT})`, 'gm');
  return [
    ...rows('game/rules/law.h', ['name', 'laws'], law),
    ...rows('courrier/rules/refusal.h', ['name', 'laws_of_courrier'], law),
    ...rows('game/referee/remedies.h', ['hand', 'cures'], remedy),
    ...rows('game/match/format.h', ['sheet', 'sources'], format),
    ...textsIn(read(`words/${MODEL.lang}/messages.cpp`)).map(({ path }): [string[], string] => [path, path[1]!]),
  ];
}

/** Returns the notes on the areas and on their sentences, from the comments of their headers. */
function notes(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of readdirSync(new URL('words/', SRC)).filter((name) => name.endsWith('.h'))) {
    const source = read(`words/${file}`);
    const [, head = ''] = /^((?:\/\/[^\n]*\n)+)/.exec(source) ?? [];
    for (const [, area, body] of source.matchAll(/^struct (\w+)Words \{\n(.*?)^\};/gms)) {
      const name = area!.charAt(0).toLowerCase() + area!.slice(1);
      all.set(name, [plain(head)]);
      let [above, wasAbove] = ['', false];
      for (const line of body!.replaceAll(/,\n\s+/g, ', ').split('\n')) {
        const isAbove = /^\s*\/\//.test(line);
        if (isAbove) above = wasAbove ? `${above} ${plain(line)}` : plain(line);
        else if (line === '') above = '';
        wasAbove = isAbove;
        const own = [plain(head), above, isAbove ? '' : plain(line)].filter(Boolean);
        for (const [, member] of line.replace(/\/\/.*/, '').matchAll(/(\w+)\s*(?=[,;])/g))
          all.set(`${name}.${member!}`, own);
      }
    }
  }
  return all;
}

/** Returns the members whose values may be left out. */
function optional(): Set<string> {
  const headers = readdirSync(new URL('words/', SRC)).filter((name) => name.endsWith('.h'));
  const declared = headers.flatMap((name) => [...read(`words/${name}`).matchAll(/Perhaps<[^;{}]*>\s*([\w,\s]+);/g)]);
  return new Set(declared.flatMap(([, members]) => members!.split(/[\s,]+/)));
}

const plain = (source: string) =>
  [...source.matchAll(/\/\/ ?([^\n]*)/g)]
    .map(([, text]) => text!)
    .join(' ')
    .trim();

const toMessage = (pattern: string) =>
  pattern.replaceAll('\r\n', '\n').replace(/\{(\w+)((?:\|[^{}|]*)+)\}/g, (_, name: string, forms: string) => {
    const all = forms.slice(1).split('|');
    return `{${name}, plural, ${all.map((form, i) => `${FORMS[all.length]![i]!} {${form}}`).join(' ')}}`;
  });

function toPattern(name: string, message: string): string {
  const text = (part: Part): string => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'value' && part.formats.length === 0) return `{${part.name}}`;
    if (part.kind !== 'plural')
      throw new CatalogueError(`${name}: the programs know only values and plurals: "${message}"`);
    const forms = CATEGORIES.flatMap((one) => part.arms.filter(([when]) => when === one).map(([, said]) => said));
    const number = `{${part.name}}`;
    return `{${part.name}|${forms.map((form) => form.map(text).join('').replaceAll(number, '#')).join('|')}}`;
  };
  const pattern = partsOf(message).map(text).join('');
  return name.startsWith('programs/mail.') ? pattern.replaceAll('\n', '\r\n') : pattern;
}

/** Returns the sentences of a language, by the names that lead to them. */
function saidIn(lang: string): [path: string[], text: string][] {
  const all = filesOf(lang).flatMap((file) => textsIn(read(`words/${lang}/${file}`)));
  return all.map(({ path, text }) => [path, text]);
}

const byKey = (said: [path: string[], text: string][]) => new Map(said.map(([path, text]) => [path.join('\0'), text]));

/** Returns all sentences of the programs, empty where the language lacks one; of one that has none, in English. */
export function programSentences(lang: string, args: Record<string, string>): Sentence[] {
  const [about, perhaps] = [notes(), optional()];
  const known = existsSync(new URL(`words/${lang}/`, SRC));
  const said = byKey(saidIn(known ? lang : BASE));
  const model = byKey(saidIn(MODEL.lang));
  return [...saidIn(BASE), ...elsewhere()].map(([path, text]) => {
    const [area = '', member = ''] = path;
    const key = path.join('\0');
    const patterns = [text, model.get(key) ?? text].map((one) => partsOf(toMessage(one)));
    const takes = [...new Set(patterns.flatMap((one) => [...argumentsOf(one)]))];
    return {
      area: `programs/${area}`,
      path: path.slice(1),
      base: toMessage(text),
      text: toMessage(said.get(key) ?? (known && lang !== BASE ? '' : text)),
      takes: takes.length > 0 ? takes : null,
      loose: area === 'message' || perhaps.has(member),
      notes: [
        ...(about.get(`${area}.${member}`) ??
          about.get(area) ?? ['A message of the program about a file, a position or a rule.']),
        ...takes.map((one) => `{${one}}: ${args[one] ?? ''}`),
      ],
    };
  });
}

/** Returns the files of a language with these sentences, by their addresses; new ones are made after the French. */
export function programFiles(lang: string, name: string, sentences: Sentence[]): Map<string, string> {
  const known = existsSync(new URL(`words/${lang}/`, SRC));
  const from = known ? lang : MODEL.lang;
  const said = new Map(
    sentences.map(({ area, path, text }) => [[area.slice('programs/'.length), ...path].join('\0'), text]),
  );
  const pattern = (path: string[]) => toPattern(`programs/${path.join('.')}`, said.get(path.join('\0'))!);
  const files = new Map<string, string>();
  for (const file of readdirSync(new URL(`words/${from}/`, SRC))) {
    const source = read(`words/${from}/${file}`);
    const texts = textsIn(source).toReversed();
    let text = texts.reduce((all, one) => {
      const due = pattern(one.path);
      return known && due === one.text ? all : all.slice(0, one.from) + JSON.stringify(due) + all.slice(one.to);
    }, source);
    if (!known) text = renamed(text, lang, name);
    files.set(new URL(`words/${lang}/${known ? file : file.replace(MODEL.file, lang)}`, SRC).href, text);
  }
  return files;
}

function renamed(text: string, lang: string, name: string): string {
  return text
    .replace(`.code = "${MODEL.lang}"`, `.code = "${lang}"`)
    .replace(`.name = "${MODEL.name}"`, `.name = ${JSON.stringify(name)}`)
    .replaceAll(`words/${MODEL.lang}/${MODEL.file}.h`, `words/${lang}/${lang}.h`)
    .replaceAll('kFrench', `k${lang.charAt(0).toUpperCase()}${lang.slice(1)}`)
    .replaceAll(`words::${MODEL.file}`, `words::${lang}`)
    .replaceAll(`namespace ${MODEL.file}`, `namespace ${lang}`)
    .replaceAll(`${MODEL.file}::`, `${lang}::`);
}
