import type { TrainText } from '../../words/texts/fr/train';
import type { Strength } from '../../wire/messages/trainer';

/** How far a strength may be off: two standard deviations. */
export const errorOf = ({ deviation }: Pick<Strength, 'deviation'>): number => Math.round(2 * deviation);

/** A strength with how far it may be off. */
export function strengthText(w: TrainText, rating: Pick<Strength, 'rating' | 'deviation'>): string {
  return w.strength(Math.round(rating.rating), errorOf(rating));
}
