/** The words of the glossary by their ids, each as a pattern of the forms that it has in sentences; the longer come first. */
export type Forms = Readonly<Record<string, string>>;

/** A piece of a sentence, a word of the glossary or not. */
export interface Piece {
  text: string;
  id: string | null;
}

const patterns = new Map<Forms, RegExp>();

/** Returns a sentence cut at the words of the glossary; each word is marked where it first stands. */
export function piecesBy(forms: Forms, text: string): Piece[] {
  const ids = Object.keys(forms);
  const found: Piece[] = [];
  const seen = new Set<string>();
  let end = 0;
  for (const match of text.matchAll(patternOf(forms))) {
    const id = ids[match.slice(1).findIndex((group) => group !== undefined)]!;
    if (seen.has(id)) continue;
    seen.add(id);
    if (match.index > end) found.push({ text: text.slice(end, match.index), id: null });
    found.push({ text: match[0], id });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), id: null });
  return found;
}

function patternOf(forms: Forms): RegExp {
  const known = patterns.get(forms);
  if (known) return known;
  const all = Object.values(forms)
    .map((form) => `(${form})`)
    .join('|');
  const made = new RegExp(`(?<![\\p{L}-])(?:${all})(?![\\p{L}-])`, 'giu');
  patterns.set(forms, made);
  return made;
}
