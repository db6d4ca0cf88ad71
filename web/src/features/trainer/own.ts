import { cardOf, inTurn, nameOf } from '../../state/training/decks';
import type { TrainingProgress } from '../../state/training/progress';
import { todayIn } from '../../state/training/today';
import type { Mistake, Review } from '../../wire/messages/analysis';

/** A mistake of a human player, with the players' names and the loss from which it counts. */
export interface OwnMistake {
  mistake: Mistake;
  names: string[];
  limit: number;
}

/** Returns the mistakes of people in reviews, the costliest first; `isBot` knows the names of bots. */
export function ownMistakes(reviews: Review[], isBot: (name: string) => boolean): OwnMistake[] {
  return reviews
    .flatMap(({ answers, players, limits }) => {
      const names = players.map(({ name }) => name);
      const limit = limits.find(({ grade }) => grade === 'doubtful')?.from ?? 0;
      const mistakes = answers.filter(
        (one): one is Mistake =>
          one.grade !== undefined && one.grade !== 'good' && one.best !== undefined && one.trid !== undefined,
      );
      return mistakes.filter(({ player }) => !isBot(names[player] ?? '')).map((mistake) => ({ mistake, names, limit }));
    })
    .sort((a, b) => b.mistake.lost.mille - a.mistake.lost.mille);
}

/** Returns the name under which the deck of own mistakes knows a mistake. */
export const mistakeName = ({ mistake }: OwnMistake): string => nameOf(`${mistake.trid} ${mistake.dice.join('')}`);

/** The mistake of the day, and the mistakes of the other games. */
export interface MistakesToday {
  one: OwnMistake | null;
  others: OwnMistake[];
}

/**
 * Returns the mistake of the day: of the latest of these reviews that has one which was answered today, is due, or was
 * never asked. The reviews are ordered by time, the latest first.
 */
export function mistakesToday(
  progress: TrainingProgress,
  reviews: Review[],
  isBot: (name: string) => boolean,
  now: number,
): MistakesToday {
  const done = (one: OwnMistake) => todayIn(progress, { trainer: 'mistakes', item: mistakeName(one) }, now) !== null;
  const waits = (one: OwnMistake) => (cardOf(progress, 'mistakes', mistakeName(one))?.due ?? 0) <= now;
  for (const review of reviews) {
    const own = inTurn(progress, 'mistakes', ownMistakes([review], isBot), mistakeName, now);
    const one = own.find(done) ?? own.find(waits);
    const rest = reviews.filter((other) => other !== review);
    if (one) return { one, others: ownMistakes(rest, isBot) };
  }
  return { one: null, others: ownMistakes(reviews, isBot) };
}
