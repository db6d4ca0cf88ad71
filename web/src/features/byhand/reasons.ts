import { standing } from '../../state/game/standing';
import { JANS, RECEIVED_JANS } from '../../wire/described/codes';
import type { Jan, Line, OpenMark, Part, Side } from '../../wire/described/messages';

const OWN = JANS.filter((jan) => !RECEIVED_JANS.some((one) => one === jan));
const EVERYDAY = OWN.indexOf('hit_true_outer'); // those before it are of the first rolls

/** Returns the jans of which a mark may consist, for your own roll or the opponent's, possible or not; rarest last. */
export function jansFor(part: Part): Jan[] {
  return part === 'received' ? [...RECEIVED_JANS] : [...OWN.slice(EVERYDAY), ...OWN.slice(0, EVERYDAY)];
}

/** Returns the mark whose reason was asked, until its owner gives it or the next roll (R17); null if there is none. */
export function askedOf(lines: Line[], marks: OpenMark[], side: Side): OpenMark | null {
  const said = standing(lines).findLast(({ do: done }) => done.type === 'reason' || done.type === 'roll');
  if (said?.do.type !== 'reason' || said.do.jans || said.side === side) return null;
  const part = said.do.for;
  return marks.find((one) => one.side === side && one.points > 0 && (part ?? one.for) === one.for) ?? null;
}
