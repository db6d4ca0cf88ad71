import { namer } from '../../words/naming';
import { both } from '../../words/who';
import type { GameInfo, Line } from '../../wire/described/messages';
import { other, SIDES } from '../../wire/messages/fleches';
import { tourHoles } from '../game/account';
import type { Messages } from '../../words/language.svelte';
import { callOf, type Names } from './announce';
import { besideText } from '../../words/beside';
import { movesText, whoAt } from '../../words/names';

/** Returns a line in sentences for a screen reader. */
export function describe(t: Messages, info: GameInfo, line: Line, names: Names, rolled: Line | null = null): string[] {
  return [...doing(t, info, line, names, rolled), ...standing(t, info, line)];
}

function doing(t: Messages, info: GameInfo, line: Line, names: Names, rolled: Line | null): string[] {
  const who = whoAt(t, info, line.side);
  const call = callOf(t, line, rolled, names);
  const said = call ? t.log.says(whoAt(t, info, call.side), t.voice.quote(call.text)) : '';
  const { do: done } = line;
  switch (done.type) {
    case 'lead':
      return [t.log.lead(whoAt(t, info, done.first)), ...(said ? [said] : [])];
    case 'roll':
      return [said];
    case 'seats':
      return [t.match.log.seats(both(whoAt(t, info, 'white'), whoAt(t, info, 'black')))];
    case 'half':
      return done.throws.slice(-1).map(([a, b]) => `${t.match.log.half} ${t.match.news.halfText(a, b, a > b)}`);
    case 'suspend':
      return [done.game === 'ecrire' ? t.match.log.suspendEcrire(who) : t.match.log.suspendHonours(who)];
    case 'hold':
      return [t.log.hold(who)];
    case 'go':
      return [t.log.go(who)];
    case 'resign':
      return [t.log.resign(who)];
    case 'overtime':
      return [done.absent ? t.clock.claimed(who) : t.clock.out(who)];
    case 'play': {
      const moves = movesText(t, namer(names.naming, names.reader), line.side, done.steps);
      const played = moves ? t.log.played(who, moves) : t.log.nothing(who);
      return said ? [played, said] : [played];
    }
    default:
      return besideText(t, info, done);
  }
}

/** Returns the scores of players who marked or lost their points to a hole; their marks were announced before. */
function standing(t: Messages, info: GameInfo, { marks, over, score }: Line): string[] {
  const marked = SIDES.filter((side) => marks.some((mark) => mark.side === side));
  const erased = marks.flatMap((mark) => (mark.holes > 0 ? [other(mark.side)] : []));
  return [...new Set([...marked, ...erased])].map((side) => {
    const { points, holes } = score[side];
    return t.log.stands(whoAt(t, info, side), over ? 0 : points, info.format === 'tour' ? tourHoles(holes) : holes);
  });
}
