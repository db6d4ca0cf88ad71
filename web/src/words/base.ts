/** The language of the words of the game (jan, coin, bredouille…), which keep it in every other. */
export const TERMS = 'fr';

/**
 * The language for a reader none of whose languages the page speaks; also that of the pages of docs/ without a code
 * in their names, and of texts that another language lacks if it is like none.
 */
export const BASE = 'en';
