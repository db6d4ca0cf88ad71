import { isBeside, lastStanding } from '../../state/game/standing';
import type { Accord } from '../../wire/described/messages';
import type { AnyTable } from '../../state/table/session.svelte';

const UNDONE = new Set(['play', 'hold', 'go', 'suspend']);

/** Returns the proposals that this page may make now: you may take back your last act until the next throw. */
export function offersOf(session: AnyTable): Accord[] {
  const { players, elsewhere, awaited, game } = session;
  const { lines } = game;
  const heard = players.length > 0 && elsewhere.length > awaited.length;
  if (!heard || lines.length === 0 || lines.at(-1)!.over) return [];
  return [
    ...(mayTakeBack(session) ? (['take_back'] as const) : []),
    ...(isAdjourned(session) ? [] : (['adjourn'] as const)),
    'stop',
  ];
}

/** Returns whether all players have agreed to adjourn, and no action has followed. */
export function isAdjourned({ game: { lines } }: AnyTable): boolean {
  return lines.at(-1)?.do.type === 'adjourn';
}

function mayTakeBack({ game: { lines, info }, you }: AnyTable): boolean {
  const last = lines[lastStanding(lines, lines.length, () => true) - 1];
  if (
    !last ||
    !you.includes(last.side) ||
    lines.slice(-1).some((line) => isBeside(line) && line.do.type === 'take_back')
  )
    return false;
  const byHand = info && 'dice' in info && info.dice === 'hand';
  return UNDONE.has(last.do.type) || (byHand === true && last.do.type === 'roll');
}
