import { kitNamed, KITS, type GameKit } from './kits';

/** Returns the kit of the game of a position or a record. */
export function kitOfText(text: string): GameKit {
  const placed = Object.values(KITS).find(({ position }) => text.trimStart().startsWith(position));
  return placed ?? kitNamed(/^\[Game "(\w+)"/m.exec(text)?.[1]);
}
