import { parse, type Token } from '@messageformat/parser';

/**
 * A sentence in ICU MessageFormat, as its parts. Of its types of arguments it has `plural` and `select`, whose words for
 * people are `you`, `one` and `other`, and `none` for what is empty; others are functions of the language's grammar:
 * `{who, upper}`, `{who, of}`, `{who, to, upper}`.
 */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string; formats: string[] }
  | { kind: 'plural' | 'select'; name: string; arms: [when: string, said: Part[]][] };

/** Arguments that are people, by their name; all others are numbers or texts. */
const PEOPLE = ['who', 'whom'];

export const isPeople = (name: string) => PEOPLE.includes(name);

/** Returns the parts of a sentence; throws if it is none. */
export function partsOf(sentence: string): Part[] {
  return parse(sentence, { strict: false }).map((token) => part(token));
}

function part(token: Token, number = ''): Part {
  switch (token.type) {
    case 'content':
      return { kind: 'text', text: token.value };
    case 'octothorpe':
      return { kind: 'value', name: number, formats: [] };
    case 'argument':
      return { kind: 'value', name: token.arg, formats: [] };
    case 'function': {
      const style = (token.param ?? []).map((one) => (one.type === 'content' ? one.value.trim() : ''));
      return { kind: 'value', name: token.arg, formats: [token.key, ...style] };
    }
    case 'selectordinal':
      throw new Error('selectordinal is not used here');
    default: {
      if (!token.cases.some(({ key }) => key === 'other'))
        throw new Error(`{${token.arg}, ${token.type}} has no "other"`);
      const inner = token.type === 'plural' ? token.arg : number;
      return {
        kind: token.type,
        name: token.arg,
        arms: token.cases.map(({ key, tokens }) => [key, tokens.map((one) => part(one, inner))]),
      };
    }
  }
}

/** Calls back for each part, however deep. */
export function eachPart(parts: Part[], visit: (part: Part) => void): void {
  for (const one of parts) {
    visit(one);
    if ('arms' in one) for (const [, said] of one.arms) eachPart(said, visit);
  }
}

/** Returns the names of the arguments that a sentence uses, or of those of its parts that are wanted. */
export function argumentsOf(parts: Part[], wanted: (part: Part) => boolean = () => true): Set<string> {
  const names = new Set<string>();
  eachPart(parts, (one) => one.kind !== 'text' && wanted(one) && names.add(one.name));
  return names;
}
