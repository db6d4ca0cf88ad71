import type { Messages } from './language.svelte';

/** Sources in full: "S1 X, G I" is "Lois et règles X, Guiton I". */
export function sourcesText(t: Messages, labels: string): string {
  return labels
    .split(', ')
    .map((one) =>
      one.replace(/^(S\d|SO|LL|LP|TC|G)\b/, (label) => (t.book.sourceNames as Record<string, string>)[label] ?? label),
    )
    .join(', ');
}

/** Returns the source of a payment that the match follows; all of its sources if it follows none of them. */
export function sourceFollowed(t: Messages, followed: string, labels: string): string {
  const own = labels.split(', ').filter((one) => one.split(' ')[0] === followed);
  return sourcesText(t, own.length > 0 ? own.join(', ') : labels);
}
