/** Reads the types of the contract, in the words of src/wire/shapes.h, into whatever a builder makes of them. */

/** A member of an object, or an element of a tuple, whose name may be empty. */
export interface Member<T> {
  name: string;
  optional: boolean;
  type: T;
}

/** Makes a T of each kind of type. */
export interface TypeBuilder<T> {
  either(all: T[]): T;
  list(of: T): T;
  tuple(elements: Member<T>[]): T;
  object(members: Member<T>[]): T;
  record(of: T): T;
  sides(of: T): T;
  constant(value: string | number): T;
  /** Makes the type of that name, which may be one of the language's: string, number, true … */
  named(name: string): T;
}

export function readType<T>(text: string, build: TypeBuilder<T>): T {
  return new TypeReader(text, build).type();
}

class TypeReader<T> {
  #at = 0;

  constructor(
    private readonly text: string,
    private readonly build: TypeBuilder<T>,
  ) {}

  type(): T {
    const all = [this.#list()];
    while (this.#eat('|')) all.push(this.#list());
    return all.length > 1 ? this.build.either(all) : all[0]!;
  }

  #list(): T {
    let type = this.#one();
    while (this.#eat('[]')) type = this.build.list(type);
    return type;
  }

  #one(): T {
    if (this.#eat('(')) return this.#until(')')[0]!.type;
    if (this.#eat('{')) return this.build.object(this.#until('}'));
    if (this.#eat('[')) return this.build.tuple(this.#until(']'));
    const word = this.#word();
    if (this.#eat('<')) return this.#generic(word);
    if (/^['\d]/.test(word)) return this.build.constant(word.startsWith("'") ? word.slice(1, -1) : Number(word));
    return this.build.named(word);
  }

  /** Reads types one after another, with their names where they have any. */
  #until(end: string): Member<T>[] {
    const all: Member<T>[] = [];
    while (!this.#eat(end)) {
      const [name = '', optional = ''] = this.#match(/(\w+)(\??):/y).slice(1);
      all.push({ name, optional: optional !== '', type: this.type() });
      this.#eat(',');
    }
    return all;
  }

  #generic(word: string): T {
    if (word !== 'Sides') this.#eat('string,');
    const type = this.type();
    this.#eat('>');
    return word === 'Sides' ? this.build.sides(type) : this.build.record(type);
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
