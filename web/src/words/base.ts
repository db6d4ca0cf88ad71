/** The language of the words of the game (jan, coin, bredouille…), which keep it in every other. */
export const TERMS = 'fr';

/**
 * The language for readers whose languages the page does not have; also that of the pages of docs/ without a code in
 * their names, and of texts that a language lacks if it resembles no other one.
 */
export const BASE = 'en';
