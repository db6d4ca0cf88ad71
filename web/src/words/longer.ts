/** Texts that are no sentences: an address, a mark, a placeholder. */
const KEPT = /^#|^\S{0,3}$/;
const APART = /(\{\w+\}|<[^>]*>|&\w+;)/;
/** A vowel that stands alone: a sentence in another is not lengthened again. */
const VOWEL = /([aeiouyéèêàâîïôûù])(?<!\1\1)(?!\1)/gi;

/** Returns every sentence longer by a third and more, with longer words, as in a longer language. */
export function longer<T>(said: T): T {
  if (typeof said === 'string') return stretched(said) as T;
  if (typeof said === 'function') return ((...given: unknown[]): unknown => longer((said as Fn)(...given))) as T;
  if (Array.isArray(said)) return said.map(longer) as T;
  if (said === null || typeof said !== 'object') return said;
  return Object.fromEntries(Object.entries(said).map(([name, one]) => [name, longer<unknown>(one)])) as T;
}

type Fn = (...given: unknown[]) => unknown;

function stretched(text: string): string {
  if (KEPT.test(text)) return text;
  return text
    .split(APART)
    .map((piece, i) => (i % 2 ? piece : piece.replace(VOWEL, '$&$&')))
    .join('');
}
