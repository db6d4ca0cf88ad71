/** Where a reader was in a review: whose mistakes they looked at, and which of them. */
interface ReviewPlace {
  /** A player's number; null for all; undefined until they choose. */
  whose?: number | null;
  /** The mistake opened last, by the number of its action. */
  action?: number;
}

const places = new Map<string, ReviewPlace>();

/** Where the reader of a game's review was when they left it. */
export function placeIn(game: string): ReviewPlace {
  return places.get(game) ?? {};
}

/** Remembers it, as long as the page lives. */
export function keepPlace(game: string, place: ReviewPlace): void {
  places.set(game, { ...placeIn(game), ...place });
}
