/** Checks at the door that messages are as the program declares them, by the list of its types. */
import { LISTS, SHAPES } from '../described/shapes';
import type { Shapes } from '../described/messages';
import { isObject } from '../storage/local';
import * as shapes from './shape';
import { object, oneOf, type Shape } from './shape';

/** Returns the value if it has that shape; else reports and throws an error that names the fault in `name`. */
export function take<T>(shape: Shape<T>, name: string, value: unknown): T {
  const wrong = shape(value);
  if (wrong === null) return value as T;
  const error = new TypeError(`no ${name}, at ${wrong || 'all of it'}: ${String(JSON.stringify(value)).slice(0, 200)}`);
  console.error(error);
  throw error;
}

/** Returns a message of that type; else reports and throws an error that names the fault. */
export function parse<Name extends keyof Shapes>(name: Name, value: unknown): Shapes[Name] {
  return take(described<Shapes[Name]>(name), name, value);
}

/** Returns whether messages of that type include this one: a newer server may send others. */
export function knows(name: keyof Shapes, message: unknown): boolean {
  if (!isObject(message) || typeof message.say !== 'string') return true;
  const shape = SHAPES[name] ?? '';
  if (!/^[\w|]+$/.test(shape)) return shape.includes(`say:'${message.say}'`);
  return shape.split('|').some((one) => knows(one as keyof Shapes, message));
}

/** Returns the messages of a text, which is a list of them. */
export function parseAll<Name extends keyof Shapes>(name: Name, text: string): Shapes[Name][] {
  const all: unknown = JSON.parse(text);
  return Array.isArray(all) ? all.map((one) => parse(name, one)) : [parse(name, all)];
}

const checks = new Map<string, Shape<unknown>>();

/** Returns the shape of a type that the program declares; it is read on first use. */
export function described<T>(name: string): Shape<T> {
  return (value) => {
    let check = checks.get(name);
    if (!check)
      checks.set(name, (check = LISTS[name] ? oneOf(...LISTS[name]) : new TypeReader(SHAPES[name] ?? '').type()));
    return check(value);
  };
}

/** The shapes that a type names in small letters. */
const PLAIN: Record<string, Shape<unknown>> = {
  string: shapes.string,
  number: shapes.number,
  boolean: shapes.boolean,
  object: shapes.anObject,
  true: oneOf(true),
  null: oneOf(null),
};

/** Reads a type as shapes.h declares it. */
class TypeReader {
  #at = 0;

  constructor(private readonly text: string) {}

  type(): Shape<unknown> {
    const all = [this.#list()];
    while (this.#eat('|')) all.push(this.#list());
    return all.length > 1 ? shapes.either(...all) : all[0]!;
  }

  #list(): Shape<unknown> {
    let check = this.#one();
    while (this.#eat('[]')) check = shapes.list(check);
    return check;
  }

  #one(): Shape<unknown> {
    if (this.#eat('(')) return this.#until(')')[0]![1];
    if (this.#eat('{')) return object(Object.fromEntries(this.#until('}')));
    if (this.#eat('[')) return shapes.tuple(...this.#until(']').map(([, check]) => check));
    const word = this.#word();
    if (this.#eat('<')) return this.#generic(word);
    if (/^['\d]/.test(word)) return oneOf(word.startsWith("'") ? word.slice(1, -1) : Number(word));
    return PLAIN[word] ?? described(word);
  }

  /** Reads types one after another, with their names where they have any. */
  #until(end: string): [name: string, check: Shape<unknown>][] {
    const all: [string, Shape<unknown>][] = [];
    while (!this.#eat(end)) {
      const [name = '', optional] = this.#match(/(\w+)(\??):/y).slice(1);
      const check = this.type();
      all.push([name, optional ? shapes.optional(check) : check]);
      this.#eat(',');
    }
    return all;
  }

  #generic(word: string): Shape<unknown> {
    if (word !== 'Sides') this.#eat('string,');
    const check = this.type();
    this.#eat('>');
    return word === 'Sides' ? object({ white: check, black: check }) : shapes.record(check);
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
