import type { Like } from '../../words/languages';

/** Words of the glossary as they turn up in sentences; the longer come first. */
const WORDS: Record<Like, [id: string, forms: string][]> = {
  fr: [
    ['jan-de-six-tables', 'jan de six tables'],
    ['contre-jan', 'contre-jans?'],
    ['jan-de-deux-tables', 'jan de deux tables'],
    ['jan-de-mezeas', '(?:jan de )?mézéas'],
    ['jan-de-retour', 'jans? de retour'],
    ['jan-interdit', 'jans? interdits?'],
    ['pile-de-misere', 'pile de misère'],
    ['margot-la-fendue', 'Margot la fendue'],
    ['petit-jan', 'petits? jans?'],
    ['grand-jan', 'grands? jans?'],
    ['battre-a-faux', '(?:bat|battez|battre|battues?) à faux'],
    ['battre-a-vrai', '(?:bat|battez|battre|battues?) à vrai'],
    ['battre-le-coin', '(?:bat|battez|battre) le coin'],
    ['coin-de-repos', 'coins? de repos|coins?'],
    ['points-de-reste', 'points? de reste'],
    ['nombre-excedant', 'nombres? excédants?'],
    ['par-puissance', 'par puissance'],
    ['par-effet', 'par effet'],
    ['tout-d-une', 'tout d’une'],
    ['grande-bredouille', 'grande bredouille'],
    ['double-jeton', 'double jeton'],
    ['s-en-aller', 's’en (?:aller|va)|vous en aller'],
    ['bredouille', 'bredouille'],
    ['impuissance', 'impuissance'],
    ['conserver', 'conserv(?:er|ez|e)'],
    ['remplir', 'rempli(?:r|s|t|ssez)?'],
    ['doublet', 'doublets?'],
    ['rencontre', 'rencontre'],
    ['pavillon', 'pavillon'],
    ['talon', 'talons?'],
    ['tenir', 'tenir|tenez'],
    ['fleche', 'flèches?'],
    ['fichet', 'fichets?'],
    ['jeton', 'jetons?'],
    ['releve', 'relevés?'],
    ['repos', 'repos'],
    ['facon', 'façons?'],
    ['plein', 'pleins?'],
    ['trou', 'trous?'],
    ['jan', 'jans?'],
  ],
  en: [
    ['jan-de-six-tables', 'jan of six tables'],
    ['contre-jan', 'contre-jans?'],
    ['jan-de-deux-tables', 'jan of two tables'],
    ['jan-de-mezeas', '(?:jan of )?mézéas'],
    ['jan-de-retour', 'jans? de retour|return jan'],
    ['jan-interdit', 'forbidden jans?'],
    ['pile-de-misere', 'pile de misère'],
    ['margot-la-fendue', 'Margot la fendue'],
    ['petit-jan', 'petits? jans?'],
    ['grand-jan', 'grands? jans?'],
    ['battre-a-faux', 'false hits?|hit falsely|falsely hit'],
    ['battre-a-vrai', 'true hits?'],
    ['battre-le-coin', 'hits? the (?:rest )?corner'],
    ['coin-bourgeois', '(?:bourgeois|merchant’s) corners?'],
    ['coin-de-repos', 'coins? de repos|(?:rest )?corners?|coins?'],
    ['nombre-excedant', 'exceeding numbers?'],
    ['par-puissance', 'par puissance'],
    ['par-effet', 'by effect'],
    ['tout-d-une', 'tout d’une'],
    ['grande-bredouille', 'grande bredouille'],
    ['double-jeton', 'double jeton'],
    ['s-en-aller', 's’en aller'],
    ['bredouille', 'bredouille'],
    ['impuissance', 'impuissance|unplayable numbers?|helpless(?:ness)?'],
    ['doublet', 'doublets?'],
    ['rencontre', 'rencontre'],
    ['pavillon', 'pavillon'],
    ['talon', 'talons?'],
    ['tenir', 'tenir'],
    ['fleche', 'flèches?'],
    ['jeton', 'jetons?'],
    ['releve', 'relevés?'],
    ['plein', 'full jans?'],
    ['trou', 'holes?'],
    ['jan', 'jans?'],
  ],
};

/** A piece of a sentence, a word of the glossary or not. */
interface Piece {
  text: string;
  id: string | null;
}

const patterns = new Map<Like, RegExp>();

/** A sentence cut at the words of the glossary; each word is marked where it first stands. */
export function pieces(like: Like, text: string): Piece[] {
  const found: Piece[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(patternOf(like))) {
    const [id] = WORDS[like][match.slice(1).findIndex((group) => group !== undefined)]!;
    if (seen.has(id)) continue;
    seen.add(id);
    if (match.index > end) found.push({ text: text.slice(end, match.index), id: null });
    found.push({ text: match[0], id });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), id: null });
  return found;
}

/** Every id a sentence may lead to. */
export function wordIds(like: Like): string[] {
  return WORDS[like].map(([id]) => id);
}

function patternOf(like: Like): RegExp {
  const known = patterns.get(like);
  if (known) return known;
  const all = WORDS[like].map(([, forms]) => `(${forms})`).join('|');
  const made = new RegExp(`(?<![\\p{L}-])(?:${all})(?![\\p{L}-])`, 'giu');
  patterns.set(like, made);
  return made;
}
