import { standing } from '../../state/game/standing';
import { JANS, RECEIVED_JANS } from '../../wire/described/codes';
import type { Jan, Line, OpenMark, Part, Side } from '../../wire/described/messages';

const OWN = JANS.filter((jan) => !RECEIVED_JANS.some((one) => one === jan));
const EVERYDAY = OWN.indexOf('hit_true_outer'); // those before it are of the first rolls

/** All that a mark for your own roll, or for the opponent's, may be made of, possible or not; the rarest last. */
export function jansFor(part: Part): Jan[] {
  return part === 'received' ? [...RECEIVED_JANS] : [...OWN.slice(EVERYDAY), ...OWN.slice(0, EVERYDAY)];
}

/** The mark of a side whose reason was asked, as long as nobody has given it and it may be disputed (R17). */
export function askedOf(lines: Line[], marks: OpenMark[], side: Side): OpenMark | null {
  const said = standing(lines).findLast(({ do: done }) => done.type === 'reason' || done.type === 'roll');
  if (said?.do.type !== 'reason' || said.do.jans || said.side === side) return null;
  const part = said.do.for;
  return marks.find((one) => one.side === side && one.points > 0 && (part ?? one.for) === one.for) ?? null;
}
