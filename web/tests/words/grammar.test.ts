import { describe, expect, it } from 'vitest';
import { nobody, type Who } from '../../src/words/who';
import enCourse from '../../src/words/texts/en/course';
import frCourse from '../../src/words/texts/fr/course';
import enStudies from '../../src/words/texts/en/studies';
import frStudies from '../../src/words/texts/fr/studies';
import enLesson from '../../src/words/texts/en/lesson';
import frLesson from '../../src/words/texts/fr/lesson';
import enAnalysis from '../../src/words/texts/en/analysis';
import enByHand from '../../src/words/texts/en/byhand';
import frByHand from '../../src/words/texts/fr/byhand';
import enStudy from '../../src/words/texts/en/study';
import enTrain from '../../src/words/texts/en/train';
import frTrain from '../../src/words/texts/fr/train';
import enProfile from '../../src/words/texts/en/profile';
import frProfile from '../../src/words/texts/fr/profile';
import frAnalysis from '../../src/words/texts/fr/analysis';
import frStudy from '../../src/words/texts/fr/study';
import { tables } from '../helpers/sentences';

/** Every sentence of the page is made with every kind of player and of number, and read by a grammarian of few rules. */

type Template = (...values: unknown[]) => unknown;
const books = {
  fr: {
    ...tables.fr,
    analysis: frAnalysis,
    study: frStudy,
    studies: frStudies,
    profile: frProfile,
    lesson: frLesson,
    train: frTrain,
    course: frCourse,
    byhand: frByHand,
  },
  en: {
    ...tables.en,
    analysis: enAnalysis,
    study: enStudy,
    studies: enStudies,
    profile: enProfile,
    lesson: enLesson,
    train: enTrain,
    course: enCourse,
    byhand: enByHand,
  },
};

const YOU: Who = { you: true, names: [] };
const named = (...names: string[]): Who => ({ you: false, names });
/** The reader; a woman, a man, another, a bot; partners; the reader and their partner. */
const KINDS = {
  you: [YOU],
  one: [named('Anne'), named('Denis'), named('Alex'), named('Géronte')],
  several: [named('Claire', 'Denis'), { you: true, names: ['Denis'] }, named('Anne', 'Denis', 'Claire')],
};
const WHO = Object.values(KINDS).flat();
const NUMBERS = [0, 1, 2, 3, 12];
/** Counts that are never none: points and holes won (never odd), plays where there are several, men on a flèche. */
const SEVERAL = /^\.(voice|why|men|jan|formats\.seats|ledger\.off\.length)\b/;
const DECIMALS = {
  fr: ['0', '0,3', '1', '1,5', '2', '2,15', '−0,4'],
  en: ['0', '0.3', '1', '1.0', '1.5', '2', '−0.4'],
};
/** Parts of a sentence that are passed as text: parts of a game, already counted. */
const WRITTEN =
  /^\.(analysis\.(hint\.book|hint\.gap|review\.(holes|lost)|board\.(lost|luck)|again\.no)|match\.unit|tutor\.(cost|minus))/;

/** Every template with the names of what it is given. */
function templates(value: unknown, path = ''): { path: string; make: Template; names: string[] }[] {
  if (typeof value === 'function') {
    const [, given = ''] = /^\(?([^)=]*)/.exec(String(value))!;
    const names = given.split(',').map((name) => name.trim());
    return [{ path, make: value as Template, names: names.filter(Boolean) }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => templates(part, `${path}.${key}`));
}

/** All that a template may be given under a name. */
function values(lang: 'fr' | 'en', path: string, name: string): unknown[] {
  if (name === 'who' && /^\.analysis\.outlook\.(marks|intro)$/.test(path)) return [nobody, ...WHO];
  if (name === 'whom' && path.startsWith('.analysis.outlook')) return [nobody, YOU, named('Bernard')];
  if (name === 'who') return WHO;
  if (name === 'whom') return [YOU, named('Bernard')];
  if (name === 'whom' && path.endsWith('seatsText')) return [YOU, named('Bernard'), nobody];
  if (path === '.parts' || path === '.log.moves') return [['…']];
  if (name === 'at' && path.startsWith('.voice')) return [['7']];
  if (['given', 'behind', 'doublet', 'open', 'up', 'bredouille', 'yours', 'roller', 'go', 'run'].includes(name))
    return [true, false];
  if (['holes', 'n', 'error'].includes(name) && WRITTEN.test(path)) return DECIMALS[lang];
  if (name === 'name') return ['Anne', 'Denis'];
  const words = [
    'names',
    'side',
    'text',
    'law',
    'dice',
    'moves',
    'what',
    'title',
    'message',
    'of',
    'better',
    'factor',
    'lead',
    'rule',
    'how',
    'lesson',
    'from',
    'fleches',
  ];
  if (words.includes(name)) return name === 'of' && !path.includes('group') ? NUMBERS : ['…'];
  return SEVERAL.test(path) ? [2, 8] : NUMBERS;
}

/** A template with each of what it may be given, all else as at first. */
function sentences(lang: 'fr' | 'en', { path, make, names }: ReturnType<typeof templates>[number]): string[] {
  const all = names.map((name) => values(lang, path, name));
  const pairs = all.flatMap((given, i) =>
    given.flatMap((value) =>
      (all[i + 1] ?? [undefined]).flatMap((next) => {
        if ((value as Who | undefined)?.you && (next as Who | undefined)?.you) return [];
        const made = all.map((some, j) => (j === i ? value : j === i + 1 ? next : some[0]));
        const said = make(...made);
        return [typeof said === 'string' ? said : JSON.stringify(said)];
      }),
    ),
  );
  return [...new Set(pairs)];
}

const THINGS = {
  fr: 'trou jeton point enjeu fiche façon dame coup marqué joueur tour rencontre partie jet inscription changement paquet',
  en: 'hole jeton point stake fiche way man roll round player tour meeting game throw entry change play choice',
};

/** Returns the faults of a sentence. */
const faults = {
  fr(text: string): string[] {
    const singular = THINGS.fr.replaceAll(' ', '|');
    return found(text, {
      'a capital within': /(?:[a-zà-ÿ,;:]|[àÀ])\s(?:Vous|À vous)\b/,
      'à vous as a name': /À Vous\b|\bde Vous\b|\bbat Vous\b/,
      'you and he':
        /(?<!(?:Anne|Denis|Alex|Géronte|Claire) )\bvous (?:en |y |ne |vous )?(?:gagne|joue|marque|bat|tient|perd|doit|peut|remet|suspend|abandonne|regarde|passe|a|ont|est|commence|prend|tire|emporte|s’en)\b/i,
      'he and you':
        /(?<!et |, )\b(?:Anne|Denis|Alex|Géronte) (?:en |y |ne )?(?:\w+ez|ont|\w{3,}(?<!ti)(?<!dev)ent)\b(?! à)/,
      'several and he':
        /\bet Denis (?:y |ne )?(?:gagne|joue|marque|bat|tient|doit|peut|remet|a|est|suspend|abandonne|s’en va|regarde|passe)\b/,
      'a gender guessed': /s’en est allé|\bà lui\b|pour lui\b|\belle\b(?= (?:gagne|perd))/,
      'too many of one': new RegExp(
        `(?<![\\d,.])[01](?:,\\d+)?[\\s ](?:${singular})s\\b|(?<![\\d,.])[01](?:,\\d+)?[\\s ]enjeux`,
      ),
      'too few of many': new RegExp(`(?<![\\d,.–])(?:[2-9]|\\d\\d)(?:,\\d+)?[\\s ](?:${singular})(?![\\wé])`),
    });
  },
  en(text: string): string[] {
    const singular = THINGS.en.replaceAll(' ', '|');
    return found(text, {
      'a capital within': /[a-z,;:&] You\b/,
      'you as a name': /\b[Yy]ou’s\b/,
      'you and he': /\b[Yy]ou (?:\w+[^s]s|is|has|was|goes)\b/,
      'several and he': /\band Denis (?:\w+[^s]s|is|has|was|goes)\b/,
      'he and you':
        /\b(?:Anne|Alex|Géronte) (?:win|play|mark|hold|go|throw|have|are|were|put|look|beat|take|draw|sit|suspend|resign)\b/,
      'a gender guessed': /\b(?:him|his|he)\b(?= (?:wins|loses|contrat))|: \w+ to him/,
      'too many of one': new RegExp(`(?<![\\d.,])1 (?:${singular})s\\b|(?<![\\d.,])1 (?:men|entries)\\b`),
      'too few of many': new RegExp(`(?<![\\d,–])(?:0|[2-9]|\\d\\d|\\d\\.\\d+) (?:${singular})(?![\\w])`),
    });
  },
};

function found(text: string, rules: Record<string, RegExp>): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => (rule.test(text) ? [`${name}: ${text}`] : []));
}

describe.each(['fr', 'en'] as const)('the grammar of %s', (lang) => {
  const all = templates(books[lang]);

  it('has a rule for every fault it is to find', () => {
    const wrong = {
      fr: [
        'Vous joue…',
        'À Vous de jouer.',
        'Claire et Denis gagne 2 jetons',
        '1,5 enjeux',
        '0 jetons',
        '2,15 trou perdu',
        'Vous s’en va',
        'bat Vous',
      ],
      en: [
        'You wins',
        'You has suspended',
        'Claire and Denis wins',
        '0.3 hole lost',
        '1 holes',
        'Anne win 3 jetons',
        'beats, You',
        'You’s chances',
      ],
    }[lang];
    for (const text of wrong) expect(faults[lang](text), text).not.toEqual([]);
  });

  it('holds for everybody who is spoken of, and for any number', () => {
    expect(all.length).toBeGreaterThan(180);
    expect(all.flatMap((template) => sentences(lang, template)).flatMap((text) => faults[lang](text))).toEqual([]);
  });

  it('speaks to the reader, to one and of several, wherever players are spoken of', () => {
    const spoken = all.filter(({ path, names }) => names.includes('who') && path !== '.analysis.outlook.marks');
    expect(spoken.length).toBeGreaterThan(35);
    for (const template of spoken) {
      const said = sentences(lang, template).join('\n');
      expect(said, template.path).toMatch(lang === 'fr' ? /\b[Vv](?:ous|otre|os)\b/ : /\b[Yy]ou(?:r)?\b/);
      expect(said, template.path).toMatch(lang === 'fr' ? /Claire et (?:à |de )?Denis/ : /Claire and Denis/);
    }
  });
});
