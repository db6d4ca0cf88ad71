/** Whether what was sent is what the program says it sends: checked where it comes in, by the list of its types. */
import { LISTS, SHAPES } from '../described/shapes';
import type { Shapes } from '../described/messages';

/** Where a value is not as it should be, as the path to its first wrong part; null where it is. */
type Check = (value: unknown) => string | null;

/** A message of that type; an error that says where it is none is reported and thrown. */
export function parse<Name extends keyof Shapes>(name: Name, value: unknown): Shapes[Name] {
  const wrong = named(name)(value);
  if (wrong === null) return value as Shapes[Name];
  const error = new TypeError(`no ${name}, at ${wrong || 'all of it'}: ${JSON.stringify(value).slice(0, 200)}`);
  console.error(error);
  throw error;
}

/** Returns whether messages of that type include one that says so: a newer server may say more. */
export function knows(name: keyof Shapes, message: unknown): boolean {
  if (!isObject(message) || typeof message.say !== 'string') return true;
  const shape = SHAPES[name] ?? '';
  if (!/^[\w|]+$/.test(shape)) return shape.includes(`say:'${message.say}'`);
  return shape.split('|').some((one) => knows(one as keyof Shapes, message));
}

/** The messages of a text that is a list of them. */
export function parseAll<Name extends keyof Shapes>(name: Name, text: string): Shapes[Name][] {
  const all: unknown = JSON.parse(text);
  return Array.isArray(all) ? all.map((one) => parse(name, one)) : [parse(name, all)];
}

const checks = new Map<string, Check>();

function named(name: string): Check {
  return (value) => {
    let check = checks.get(name);
    if (!check) checks.set(name, (check = LISTS[name] ? oneOf(LISTS[name]) : new Reader(SHAPES[name] ?? '').type()));
    return check(value);
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const when = (fits: boolean) => (fits ? null : '');
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    when(values.includes(value));

/** The first thing wrong with the members; those that are not declared are of a newer program. */
const members =
  (all: (readonly [name: string, check: Check, optional: boolean])[]): Check =>
  (value) => {
    if (!isObject(value)) return '';
    for (const [name, check, optional] of all) {
      const wrong = optional && value[name] === undefined ? null : check(value[name]);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };

const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) ? members(value.map((_, i) => [String(i), check, false] as const))(value) : '';

/** Of several faults, that deepest in says the most. */
const any =
  (all: Check[]): Check =>
  (value) => {
    let worst = '';
    for (const check of all) {
      const wrong = check(value);
      if (wrong === null) return null;
      if (wrong.length > worst.length) worst = wrong;
    }
    return worst;
  };

/** Reads a type as shapes.h declares it. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  type(): Check {
    const all = [this.#list()];
    while (this.#eat('|')) all.push(this.#list());
    return all.length > 1 ? any(all) : all[0]!;
  }

  #list(): Check {
    let check = this.#one();
    while (this.#eat('[]')) check = listOf(check);
    return check;
  }

  #one(): Check {
    if (this.#eat('(')) return this.#until(')')[0]![1];
    if (this.#eat('{')) return members(this.#until('}'));
    if (this.#eat('[')) return members(this.#until(']').map(([, check], i) => [String(i), check, false]));
    const word = this.#word();
    if (this.#eat('<')) return this.#generic(word);
    if (/^['\d]/.test(word)) return oneOf([word.startsWith("'") ? word.slice(1, -1) : Number(word)]);
    if (word === 'true') return oneOf([true]);
    if (word === 'null') return oneOf([null]);
    if (word === 'object') return (value) => when(isObject(value));
    if (/^[a-z]/.test(word)) return (value) => when(typeof value === word);
    return named(word);
  }

  /** Types one after another, with their names where they have any. */
  #until(end: string): [name: string, check: Check, optional: boolean][] {
    const all: [string, Check, boolean][] = [];
    while (!this.#eat(end)) {
      const [name = '', optional] = this.#match(/(\w+)(\??):/y).slice(1);
      all.push([name, this.type(), optional === '?']);
      this.#eat(',');
    }
    return all;
  }

  #generic(word: string): Check {
    if (word === 'Sides') {
      const check = this.type();
      this.#eat('>');
      return members([
        ['white', check, false],
        ['black', check, false],
      ]);
    }
    this.#eat('string,');
    const check = this.type();
    this.#eat('>');
    return (value) =>
      isObject(value) ? members(Object.keys(value).map((name) => [name, check, false] as const))(value) : '';
  }

  #word(): string {
    return this.#match(/'[^']*'|[\w.]+/y)[0] ?? '';
  }
  #match(pattern: RegExp): string[] {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found) this.#at = pattern.lastIndex;
    return found ?? [];
  }
  #eat(token: string): boolean {
    if (!this.text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }
}
