import { COIN, OFF, absolute, homeOf } from '../wire/messages/fleches';
import type { Side } from '../wire/described/messages';
import type { Lie } from './metrics';

const TURNED: Record<string, string> = {
  ArrowUp: 'ArrowRight',
  ArrowDown: 'ArrowLeft',
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
};
const MIRRORED: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Returns the arrow key that would mean the same if the board lay with its talons on the left. */
export function asLaid(key: string, lie: Lie): string {
  const lying = lie.turned ? (TURNED[key] ?? key) : key;
  return lie.mirrored ? (MIRRORED[lying] ?? lying) : lying;
}

/** Returns the flèche to which an arrow key leads from another, as the board lies; null for other keys. */
export function neighbour(key: string, from: number, bottom: Side, own: Side, off: number | undefined): number | null {
  const isOff = from === off;
  const side = isOff ? bottomOf(off) : homeOf(from);
  const column = isOff ? 0 : absolute(side, from);
  switch (key) {
    case 'ArrowRight':
      return absolute(side, Math.min(COIN, column + 1));
    case 'ArrowLeft':
      return column > 1 ? absolute(side, column - 1) : (offHere(side, off) ?? from);
    case 'ArrowUp':
      return side === bottom && !isOff ? OFF - from : from;
    case 'ArrowDown':
      return side === bottom || isOff ? from : OFF - from;
    case 'Home':
      return absolute(own, 1);
    case 'End':
      return absolute(own, COIN);
    default:
      return null;
  }
}

/** Returns the side at whose half men are borne off: White's (25) beside Black's talon, Black's (0) beside White's. */
function bottomOf(off: number): Side {
  return off >= OFF ? 'black' : 'white';
}

function offHere(side: Side, off: number | undefined): number | null {
  return off !== undefined && bottomOf(off) === side ? off : null;
}
