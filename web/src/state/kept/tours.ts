import { games, type KeptGame } from './games';

/** A tour of this browser's reader that was played to its end. */
export interface FinishedTour {
  /** The name of the opponent. */
  against: string;
  won: boolean;
}

/** Returns the finished tours that this browser keeps, latest first; those in which the reader played one side. */
export function finishedTours(kept: readonly KeptGame[] = games()): FinishedTour[] {
  return kept.flatMap(({ over, against, standing }) =>
    over && standing?.format === 'tour' && standing.winner !== null && standing.you.length === 1
      ? [{ against, won: standing.you[0] === standing.winner }]
      : [],
  );
}
