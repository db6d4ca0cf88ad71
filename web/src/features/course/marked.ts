import { SIDES } from '../../wire/messages/fleches';
import { parseTrid } from '../../wire/messages/trid';

/** Has either of them points or holes? */
export function isMarked(trid: string): boolean {
  const position = parseTrid(trid);
  return SIDES.some((side) => (position?.points[side] ?? 0) + (position?.holes[side] ?? 0) > 0);
}
