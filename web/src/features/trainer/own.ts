import type { Mistake, Review } from '../../wire/messages/analysis';

/** A mistake of a human player, with the players' names and the loss from which it counts. */
export interface OwnMistake {
  mistake: Mistake;
  names: string[];
  limit: number;
}

/** Returns the mistakes of people in reviews, the costliest first; `bots` are the names of bots. */
export function ownMistakes(reviews: Review[], bots: readonly string[]): OwnMistake[] {
  return reviews
    .flatMap(({ answers, players, limits }) => {
      const names = players.map(({ name }) => name);
      const limit = limits.find(({ grade }) => grade === 'doubtful')?.from ?? 0;
      const mistakes = answers.filter(
        (one): one is Mistake =>
          one.grade !== undefined && one.grade !== 'good' && one.best !== undefined && one.trid !== undefined,
      );
      return mistakes
        .filter(({ player }) => !bots.includes(names[player] ?? ''))
        .map((mistake) => ({ mistake, names, limit }));
    })
    .sort((a, b) => b.mistake.lost.mille - a.mistake.lost.mille);
}
