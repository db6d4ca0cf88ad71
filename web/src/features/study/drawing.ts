/** A drawing in letters with the words of its score as the reader says them: the module writes the French ones. */
export function drawn(ascii: string, words: Record<string, string>): string {
  return ascii
    .split('\n')
    .map((line) => (SCORE.test(line) ? translated(line, words) : line))
    .join('\n');
}

/** Of the player of O and of the player of X. */
const SCORE = /^ {3}[OX] {2}/;

function translated(line: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((text, [french, own]) => text.replace(french, own), line);
}
