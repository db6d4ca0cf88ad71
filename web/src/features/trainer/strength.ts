import type TrainText from '../../words/texts/train';
import type { Strength } from '../../wire/described/messages';

/** Returns the uncertainty of a strength: two standard deviations. */
export const errorOf = ({ deviation }: Pick<Strength, 'deviation'>): number => Math.round(2 * deviation);

/** Returns a strength with its uncertainty. */
export function strengthText(w: TrainText, rating: Pick<Strength, 'rating' | 'deviation'>): string {
  return w.strength(Math.round(rating.rating), errorOf(rating));
}
