import { areas, sentencesOf, type Sentence } from './catalogue.ts';
import { eachPart, isPeople, partsOf, type Part } from './message.ts';

/** Writes the sentences of the page as TypeScript: their types, and in each language functions and texts. */

const HEAD = '// Written by tools/words.ts from the catalogue of sentences, words/: not to be changed by hand.\n';

/** The part of the catalogue that the page says; that below `all/` it needs from the first, in `all.ts`. */
const PAGE = 'page/';
const ALL = `${PAGE}all/`;
/**
 * The area of the reasons for an answer, which the programs say too: the page names its parts by codes, so all of them take
 * the same arguments.
 */
const BECAUSE = { area: 'programs/reasons', name: 'because', takes: 'n m at play other first second'.split(' ') };
/** The area whose members stand in `all.ts` themselves. */
const OWN = 'ui';

/** The functions that sentences are made with: of every language, and of its own grammar. */
export interface Functions {
  all: string[];
  own: string[];
}

/** Functions of grammars that take lists of texts, or numbers; all others take people or a text. */
const OF_LISTS = ['list', 'series'];
const OF_NUMBERS = ['size', 'spelled', 'even'];

type Tree<T> = Map<string, T | Tree<T>>;
const quoted = (text: string) => JSON.stringify(text);
const member = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name));
const typeName = (area: string) => area.charAt(0).toUpperCase() + area.slice(1);

/** Returns the files of the page, by their path below words/texts. */
export function filesOf(languages: string[], functions: (lang: string) => Functions): Record<string, string> {
  const files: Record<string, string> = {};
  const all: string[] = [];
  for (const area of areas().filter((one) => one.startsWith(PAGE) || one === BECAUSE.area)) {
    const name = area === BECAUSE.area ? BECAUSE.name : area.slice(area.lastIndexOf('/') + 1);
    if (area.startsWith(ALL)) all.push(name);
    const said = Object.fromEntries(languages.map((lang) => [lang, pageSentences(lang, area)]));
    files[`${name}.ts`] = types(Object.values(said));
    for (const lang of languages) files[`${lang}/${name}.ts`] = sentences(name, said[lang]!, functions(lang), lang);
  }
  const members = all.filter((name) => name !== OWN);
  files['all.ts'] =
    `${HEAD}${all.map((name) => `import type ${typeName(name)} from './${name}';\n`).join('')}` +
    `/** The sentences that the page needs from the first. */\nexport default interface Messages extends ${typeName(OWN)} {\n` +
    `${members.map((name) => `  ${name}: ${typeName(name)};\n`).join('')}}\n`;
  for (const lang of languages)
    files[`${lang}/all.ts`] =
      `${HEAD}import type Messages from '../all';\n${all.map((name) => `import ${name} from './${name}';\n`).join('')}` +
      `const all: Messages = { ...${OWN}, ${members.join(', ')} };\nexport default all;\n`;
  return files;
}

function pageSentences(lang: string, area: string): Sentence[] {
  const all = sentencesOf(lang, area);
  return area === BECAUSE.area ? all.map((one) => ({ ...one, takes: BECAUSE.takes })) : all;
}

/** Returns values by their paths as a tree; the names of a list are its places. */
function treeOf<T>(sentences: Sentence[], value: (sentence: Sentence, i: number) => T): Tree<T> {
  const tree: Tree<T> = new Map();
  sentences.forEach((sentence, i) => {
    let at = tree;
    for (const name of sentence.path.slice(0, -1)) {
      if (!at.has(name)) at.set(name, new Map());
      at = at.get(name) as Tree<T>;
    }
    at.set(sentence.path.at(-1)!, value(sentence, i));
  });
  return tree;
}

const isList = (tree: Tree<unknown>) => tree.has('0');

function sentences(name: string, said: Sentence[], functions: Functions, lang: string): string {
  const used = new Set<string>();
  const code = new Code(functions, used, lang);
  const text = (tree: Tree<string>): string => {
    const all = [...tree].map(([key, one]) => {
      const value = typeof one === 'string' ? one : text(one);
      return isList(tree) ? value : `${member(key)}: ${value}`;
    });
    return isList(tree) ? `[${all.join(', ')}]` : `{\n${all.join(',\n')},\n}`;
  };
  const body = text(treeOf(said, (sentence) => code.sentence(sentence)));
  const from = (names: string[], path: string) => {
    const some = names.filter((one) => used.has(one));
    return some.length > 0 ? `import { ${some.join(', ')} } from '${path}';\n` : '';
  };
  const imports = from(functions.all, '../../forms') + from(functions.own, `../../grammar/${lang}`);
  return `${HEAD}import type Text from '../${name}';\n${imports}\nconst text: Text = ${body};\nexport default text;\n`;
}

/** Makes sentences into expressions of TypeScript. */
class Code {
  readonly #functions: Functions;
  readonly #used: Set<string>;
  readonly #lang: string;
  #lists = new Set<string>();

  constructor(functions: Functions, used: Set<string>, lang: string) {
    this.#functions = functions;
    this.#used = used;
    this.#lang = lang;
  }

  sentence({ text, takes }: Sentence): string {
    if (!takes) return quoted(text);
    const parts = partsOf(text);
    const used = new Set<string>();
    eachPart(parts, (part) => part.kind !== 'text' && used.add(part.name));
    this.#lists = listsIn(parts);
    const last = takes.findLastIndex((name) => used.has(name));
    const names = takes.slice(0, last + 1).map((name) => (used.has(name) ? name : `_${name}`));
    return `(${names.join(', ')}) => ${this.#text(parts)}`;
  }

  #text(parts: Part[]): string {
    if (parts.length === 1 && parts[0]!.kind !== 'text') {
      const only = parts[0]!;
      return only.kind === 'value' && only.formats.length === 0 && !isPeople(only.name)
        ? `\`\${${only.name}}\``
        : this.#value(only);
    }
    if (parts.every((part) => part.kind === 'text')) return quoted(parts.map((part) => part.text).join(''));
    const pieces = parts.map((part) =>
      part.kind === 'text' ? part.text.replace(/[`\\]|\$\{/g, '\\$&') : `\${${this.#value(part)}}`,
    );
    return `\`${pieces.join('')}\``;
  }

  #value(part: Exclude<Part, { kind: 'text' }>): string {
    if (part.kind === 'value') {
      const formats =
        isPeople(part.name) && !part.formats.some((one) => one !== 'upper') ? ['them', ...part.formats] : part.formats;
      return formats.reduce((value, format) => `${this.#call(format)}(${value})`, part.name);
    }
    const arms = new Map(part.arms.map(([when, said]) => [when, said]));
    return part.kind === 'plural' ? this.#plural(part.name, arms) : this.#select(part.name, arms);
  }

  #call(name: string): string {
    if (!this.#functions.all.includes(name) && !this.#functions.own.includes(name))
      throw new Error(`words/grammar/${this.#lang}.ts has no function ${name}`);
    this.#used.add(name);
    return name;
  }

  #plural(name: string, arms: Map<string, Part[]>): string {
    const value = this.#lists.has(name) ? `${name}.length` : name;
    const counted = [this.#counted(arms.get('one'), name), this.#counted(arms.get('other'), name)];
    if (arms.size === 2 && counted[0] && counted[1])
      return `${this.#call('count')}(${value}, ${quoted(counted[0])}${counted[1] === `${counted[0]}s` ? '' : `, ${quoted(counted[1])}`})`;
    return this.#choice(arms, (when) =>
      when.startsWith('=') ? `${value} === ${when.slice(1)}` : `${this.#call('form')}(${value}) === '${when}'`,
    );
  }

  /** The noun of "# noun". */
  #counted(said: Part[] | undefined, name: string): string | null {
    const [number, noun, ...rest] = said ?? [];
    const holds =
      number?.kind === 'value' && number.name === name && number.formats.length === 0 && noun?.kind === 'text';
    return holds && rest.length === 0 && noun.text.startsWith(' ') ? noun.text.slice(1) : null;
  }

  #select(name: string, arms: Map<string, Part[]>): string {
    const said = (when: string) => this.#text(arms.get(when)!);
    if (!isPeople(name))
      return this.#choice(
        arms,
        (when) => ({ true: name, none: `!${name}`, less: `${name} < 0` })[when] ?? `${name} === '${when}'`,
      );
    if (arms.has('none')) {
      const { none, ...rest } = Object.fromEntries(arms);
      const others =
        Object.keys(rest).length > 1 ? this.#select(name, new Map(Object.entries(rest))) : this.#text(rest.other!);
      return `${this.#call('isNobody')}(${name}) ? ${this.#text(none!)} : ${others}`;
    }
    if (!arms.has('one')) return `${name}.you ? ${said('you')} : ${said('other')}`;
    const forms = arms.has('you') ? ['you', 'one', 'other'] : ['one', 'other'];
    return `${this.#call(arms.has('you') ? 'pick' : 'verb')}(${name}, ${forms.map(said).join(', ')})`;
  }

  #choice(arms: Map<string, Part[]>, condition: (when: string) => string): string {
    const cases = [...arms]
      .filter(([when]) => when !== 'other')
      .map(([when, said]) => `${condition(when)} ? ${this.#text(said)} : `);
    return `(${cases.join('')}${this.#text(arms.get('other')!)})`;
  }
}

/** Returns the arguments that are lists of texts. */
function listsIn(parts: Part[]): Set<string> {
  const lists = new Set<string>();
  eachPart(parts, (part) => part.kind === 'value' && OF_LISTS.includes(part.formats[0] ?? '') && lists.add(part.name));
  return lists;
}

/** Returns the type of an argument by what sentences do with it. */
function argumentType(name: string, said: Part[][]): string {
  if (isPeople(name)) return 'Who';
  let types = ['string', 'number', 'boolean'];
  let empty = false;
  for (const parts of said)
    eachPart(parts, (part) => {
      if (part.kind === 'text' || part.name !== name) return;
      const allowed = typesOf(part, listsIn(parts).has(name));
      if (part.kind === 'select' && part.arms.some(([when]) => when === 'none')) empty = true;
      types = types.filter((one) => allowed.includes(one));
      if (types.length === 0) types = allowed;
    });
  return [...types, ...(empty ? ['null', 'undefined'] : [])].join(' | ');
}

function typesOf(part: Exclude<Part, { kind: 'text' }>, list: boolean): string[] {
  if (list) return ['string[]'];
  if (part.kind === 'plural') return ['number', 'string'];
  if (part.kind === 'value') {
    const [format] = part.formats;
    return !format ? ['string', 'number'] : OF_NUMBERS.includes(format) ? ['number'] : ['string'];
  }
  const words = part.arms.map(([when]) => when);
  if (words.includes('true')) return ['boolean'];
  if (words.includes('less')) return ['number'];
  return words.includes('none') ? ['string', 'number', 'boolean'] : ['string'];
}

/** Returns the types of an area, from what its sentences take in any language. */
function types(said: Sentence[][]): string {
  let people = false;
  const one = (sentence: Sentence, i: number): string => {
    if (!sentence.takes) return 'string';
    const parts = said.map((of) => partsOf(of[i]!.text));
    const takes = sentence.takes.map((arg) => `${arg}: ${argumentType(arg, parts)}`);
    people ||= sentence.takes.some(isPeople);
    return `(${takes.join(', ')}) => string`;
  };
  const text = (tree: Tree<string>): string => {
    const all = [...tree].map(([key, value]) => [key, typeof value === 'string' ? value : text(value)] as const);
    if (!isList(tree)) return `{\n${all.map(([key, value]) => `${member(key)}: ${value};\n`).join('')}}`;
    return `(${[...new Set(all.map(([, value]) => value))].join(' | ')})[]`;
  };
  const body = text(treeOf(said[0]!, one));
  return `${HEAD}${people ? "import type { Who } from '../who';\n" : ''}\ntype Text = ${body};\nexport type { Text as default };\n`;
}
