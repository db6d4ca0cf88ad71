import type { Messages } from './language.svelte';

/** Sources in full: "S1 X, G I" is "Lois et règles X, Guiton I". */
export function sourcesText(t: Messages, labels: string): string {
  return labels
    .split(', ')
    .map((one) => one.replace(/^(S\d|SO|LL|LP|TC|G)\b/, (label) => t.book.sourceNames[label] ?? label))
    .join(', ');
}

/** The label of the source a format follows. */
const FOLLOWED: Record<string, string> = {
  'ecrire-lalanne': 'S0',
  'ecrire-lois': 'S1',
  'ecrire-1780': 'S3',
  combine: 'S3',
};

/** Of several sources of a payment the one the format follows; all of them where it follows none of these. */
export function sourceFollowed(t: Messages, format: string, labels: string): string {
  const own = labels.split(', ').filter((one) => one.split(' ')[0] === FOLLOWED[format]);
  return sourcesText(t, own.length > 0 ? own.join(', ') : labels);
}
