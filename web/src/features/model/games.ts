/** A model game as the list shows it. */
export interface ModelEntry {
  /** The time that it takes, in minutes. */
  minutes: number;
}

/** The model games in their order. */
export const MODEL_GAMES: ModelEntry[] = [{ minutes: 12 }, { minutes: 8 }, { minutes: 9 }];
