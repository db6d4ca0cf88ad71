import { standing } from '../../state/game/standing';
import { JANS } from '../../wire/described/codes';
import type { Jan, Line, OpenMark, Part, Side } from '../../wire/described/messages';

// As a roll is marked: the jans of the first rolls, those of the player who threw, and from here on the opponent's.
const EVERYDAY = JANS.indexOf('hit_true_outer');
const OTHERS = JANS.indexOf('contre_two_tables');

/** All that a mark for your own roll, or for the opponent's, may be made of, possible or not; the rarest last. */
export function jansFor(part: Part): Jan[] {
  return part === 'received' ? JANS.slice(OTHERS) : [...JANS.slice(EVERYDAY, OTHERS), ...JANS.slice(0, EVERYDAY)];
}

/** The mark of a side whose reason was asked, as long as nobody has given it and it may be disputed (R17). */
export function askedOf(lines: Line[], marks: OpenMark[], side: Side): OpenMark | null {
  const said = standing(lines).findLast(({ do: done }) => done.type === 'reason' || done.type === 'roll');
  if (said?.do.type !== 'reason' || said.do.jans || said.side === side) return null;
  const part = said.do.for;
  return marks.find((one) => one.side === side && one.points > 0 && (part ?? one.for) === one.for) ?? null;
}
