/** The language of the words of the game (jan, coin, bredouille…), which keep it in every other. */
export const TERMS = 'fr';

/**
 * What is shown to a reader none of whose languages the page speaks; in the same language are the pages of docs/ whose
 * names have no code, and whatever another language lacks and has named no language to take it from.
 */
export const BASE = 'en';
