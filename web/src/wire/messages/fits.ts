/** Checks at the door that messages are as the program declares them, by the list of its types. */
import { LISTS, SHAPES } from '../described/shapes';
import type { Shapes } from '../described/messages';
import { isObject } from '../storage/local';
import * as shapes from './shape';
import { object, oneOf, type Shape } from './shape';
import { readType, type TypeBuilder } from './typeText';

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
    if (!check) checks.set(name, (check = LISTS[name] ? oneOf(...LISTS[name]) : readType(SHAPES[name] ?? '', CHECKS)));
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
  false: oneOf(false),
  null: oneOf(null),
};

const CHECKS: TypeBuilder<Shape<unknown>> = {
  either: (all) => shapes.either(...all),
  list: shapes.list,
  tuple: (elements) => shapes.tuple(...elements.map(({ type }) => type)),
  object: (members) =>
    object(
      Object.fromEntries(members.map(({ name, optional, type }) => [name, optional ? shapes.optional(type) : type])),
    ),
  record: shapes.record,
  sides: (of) => object({ white: of, black: of }),
  constant: (value) => oneOf(value),
  named: (name) => PLAIN[name] ?? described(name),
};
