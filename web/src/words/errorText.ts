import { errors } from 'virtual:errors';
import { i18n, type Messages } from './language.svelte';
import { shown } from './languages';

/** The patterns of the places of a message, by name; the others take any text. */
const PLACES: Record<string, string> = {
  n: '-?\\d+',
  m: '-?\\d+',
  side: 'White|Black',
  other: 'White|Black',
  rule: '[A-Z]\\d+',
};
const PLACE = /\{(\w+)(?:, plural,([^{}]*(?:\{[^{}]*\}[^{}]*)*))?\}/g;

/** Returns an English error of the program in the chosen language; in English if the translation cannot be loaded. */
export async function errorText(message: string): Promise<string> {
  const { t, lang } = i18n;
  try {
    const { default: rows } = await i18n.of(errors)();
    return shown(translated(rows, message, t, lang));
  } catch {
    return message;
  }
}

function translated(rows: [string, string][], message: string, t: Messages, lang: string): string {
  for (const [english, said] of rows) {
    const names = [...english.matchAll(PLACE)].map(([, name]) => name!);
    const found = patternOf(english).exec(message);
    if (!found) continue;
    const values = Object.fromEntries(names.map((name, i) => [name, found[i + 1]!]));
    return said.replace(PLACE, (_all, name: string, forms: string | undefined) => {
      const value = values[name] ?? '';
      if (forms) return formOf(forms, Number(value), lang).replace('#', value);
      if (name === 'what') return translated(rows, value, t, lang);
      return name === 'side' || name === 'other' ? t.side[value === 'White' ? 'white' : 'black'] : value;
    });
  }
  return message;
}

/** Returns the pattern of a text, with a group at each place. */
function patternOf(english: string): RegExp {
  const parts = english.split(/\{(\w+)\}/);
  const source = parts.map((part, i) =>
    i % 2 ? `(${PLACES[part] ?? '.*?'})` : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`, 's');
}

/** Returns the form for a number among `one {man} other {men}`. */
function formOf(forms: string, n: number, lang: string): string {
  const all = Object.fromEntries([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, when, said]) => [when!, said!]));
  return all[new Intl.PluralRules(lang).select(n)] ?? all.other!;
}
