import { answered, type Card, type RecallGrade } from './schedule';
import { add, type TrainingProgress } from './progress';

/** The items asked again beside the problems: your own mistakes, and the situations of the treatises. */
export const DECKS = ['mistakes', 'masters'] as const;
export type Deck = (typeof DECKS)[number];

/** Returns a short id of a position, the same on every device (FNV-1a). */
export function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

const keyOf = (deck: Deck, name: string) => `${deck}:${name}`;

/** Returns the card of a position; null if it was never asked. */
export function cardOf({ cards }: TrainingProgress, deck: Deck, name: string): Card | null {
  return cards[keyOf(deck, name)] ?? null;
}

/** Returns the progress after a position was answered. */
export function afterAsked(
  progress: TrainingProgress,
  deck: Deck,
  name: string,
  grade: RecallGrade,
  now: number,
): TrainingProgress {
  const next = structuredClone(progress);
  next.cards[keyOf(deck, name)] = answered(cardOf(next, deck, name), grade, now);
  add(next.days, `${Math.floor(now)}:${deck}`, grade > 1);
  return next;
}

/** Returns the items in the order of asking: first those due, longest overdue first, then new ones, then the rest. */
export function inTurn<T>(
  progress: TrainingProgress,
  deck: Deck,
  all: readonly T[],
  name: (one: T) => string,
  now: number,
): T[] {
  const rank = (one: T): number => {
    const card = cardOf(progress, deck, name(one));
    return card === null ? 0 : card.due <= now ? card.due - now - 1 : card.due - now;
  };
  return all
    .map((one) => [rank(one), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Returns how many items of a deck were ever asked, are remembered for a day or longer, and are due. */
export function deckOf(
  { cards }: TrainingProgress,
  deck: Deck,
  now: number,
): Record<'asked' | 'known' | 'due', number> {
  const all = Object.entries(cards).flatMap(([key, card]) => (key.startsWith(`${deck}:`) ? [card] : []));
  return {
    asked: all.length,
    known: all.filter(({ stability }) => stability >= 1).length,
    due: all.filter(({ due }) => due <= now).length,
  };
}
