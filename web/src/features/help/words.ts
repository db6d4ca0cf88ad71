import type Help from '../../words/texts/help';
import type PagesText from '../../words/texts/pages';
import { wordsOf } from '../../words/language.svelte';

/** A kind of page that has help of its own. */
export type HelpPage = keyof PagesText['page'];

/** The sentences of the help in the language chosen. */
export const words = wordsOf<Help>(import.meta.glob('../../words/texts/*/help.ts', { eager: true, import: 'default' }));
