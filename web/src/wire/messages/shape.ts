/** Declares incoming data once: a shape is a type, and the check that a value is of it. */

import { isObject } from '../storage/local';

export interface Shape<T> {
  /** Returns the path to the first wrong part of a value; null where all of it is right. */
  (value: unknown): string | null;
  readonly type?: () => T;
}
/** The type that a shape declares. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type Any = Shape<unknown>;
interface Optional<T> extends Shape<T> {
  readonly optional: true;
}
type Flat<T> = { [K in keyof T]: T[K] };
type Members<M> = Flat<
  { [K in keyof M as M[K] extends Optional<unknown> ? never : K]: Of<M[K]> } & {
    [K in keyof M as M[K] extends Optional<unknown> ? K : never]?: Of<M[K]>;
  }
>;

const when = (fits: boolean) => (fits ? null : '');

export const string: Shape<string> = (value) => when(typeof value === 'string');
export const number: Shape<number> = (value) => when(typeof value === 'number');
export const boolean: Shape<boolean> = (value) => when(typeof value === 'boolean');
/** Any object; its members are not checked. */
export const anObject: Shape<object> = (value) => when(isObject(value));

/** Returns the shape of one of these values. */
export function oneOf<const T extends string | number | boolean | null>(...values: readonly T[]): Shape<T> {
  return (value) => when((values as readonly unknown[]).includes(value));
}

/** Returns the shape of a value of one of several shapes; reports the most deeply nested fault, and a wrong type tag last. */
export function either<S extends Any[]>(...all: S): Shape<Of<S[number]>> {
  const weight = (wrong: string) => (/^\.(say|type)$/.test(wrong) ? 0 : wrong.length);
  return (value) => {
    let worst = '';
    for (const check of all) {
      const wrong = check(value);
      if (wrong === null) return null;
      if (!worst || weight(wrong) > weight(worst)) worst = wrong;
    }
    return worst;
  };
}

export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return (value) => (value === null ? null : shape(value));
}

/** Returns the shape of an optional member. */
export function optional<T>(shape: Shape<T>): Optional<T> {
  return Object.assign((value: unknown) => (value === undefined ? null : shape(value)), { optional: true as const });
}

/** Returns the shape of an object with these members; it ignores others, which a newer program may send. */
export function object<M extends Record<string, Any>>(declared: M): Shape<Members<M>> {
  const all = Object.entries(declared);
  return (value) => {
    if (!isObject(value)) return '';
    for (const [name, check] of all) {
      const wrong = check(value[name]);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };
}

/** Returns the shape of an object whose members all have one shape. */
export function record<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value) => {
    if (!isObject(value)) return '';
    for (const name in value) {
      const wrong = shape(value[name]);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };
}

export function list<T>(shape: Shape<T>): Shape<T[]> {
  const ofAll = record(shape);
  return (value) => (Array.isArray(value) ? ofAll(value) : '');
}

/** Returns the shape of a list of fixed length, with a shape for each element. */
export function tuple<S extends Any[]>(...all: S): Shape<{ [I in keyof S]: Of<S[I]> }> {
  return object(Object.fromEntries(all.map((shape, i) => [String(i), shape]))) as Shape<never>;
}
