import { kitNamed, KITS, type GameKit } from './kits';

/** Returns the kit of the game of a position or a record. */
export function kitOfText(text: string): GameKit {
  const placed = Object.values(KITS).find(({ position }) => text.trimStart().startsWith(position));
  return placed ?? kitNamed(/^\[Game "(\w+)"/m.exec(text)?.[1]);
}

/** Returns whether a text is a position of trictrac, in any notation. */
export function isPosition(text: string): boolean {
  return /^(TRID=|XGID=|[A-Oa-o-]{24}:|[a-y][WB]\d)/.test(text);
}
