import type { Messages } from '../../../words/language.svelte';
import { placeName } from '../../../words/names';
import type StudyText from '../../../words/texts/study';
import { JANS, LAWS } from '../../../wire/described/codes';
import type { Jan, Law } from '../../../wire/described/messages';
import { settings } from '../../../state/settings/settings.svelte';
import type { Fault } from '../../../wire/messages/study';

const EVENT = /^([a-z_]+)(?:@([\d,]+))?:(\d+):(\d+)$/;

/** Returns the error of a record in a sentence that names the line and the roll. */
export function faultText(t: Messages, w: StudyText, fault: Fault): string {
  const at = w.fault.at(fault.line, fault.roll);
  const text = (at ? w.fault.where(at) : '') + cause(t, w, fault);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cause(t: Messages, { fault: w, who }: StudyText, { what, code, written, due }: Fault): string {
  switch (what) {
    case 'roller_marks':
      return w.roller_marks(written, due);
    case 'other_marks':
      return w.other_marks(written, due);
    case 'roller_events':
      return w.roller_events(events(t, written), events(t, due));
    case 'other_events':
      return w.other_events(events(t, written), events(t, due));
    case 'account':
      return w.account(written, due);
    case 'roll':
      return w.roll(written, due);
    case 'turn':
      return w.turn(who[due === 'W' ? 'white' : 'black']);
    case 'law':
      return w.law(written, isLaw(due) ? t.law[due] : '');
    default:
      return (w.code as Record<string, string>)[code] ?? w.code.bad_line;
  }
}

/** Returns the events of a record in words; unknown ones stay as they are written. */
function events(t: Messages, text: string): string {
  return text
    .split(' ')
    .map((word) => event(t, word))
    .join(', ');
}

function event(t: Messages, word: string): string {
  const [, jan, at, ways, points] = EVENT.exec(word) ?? [];
  if (!jan || !isJan(jan)) return word.includes('_') ? '…' : word;
  const name = settings.namer('white');
  const places = (at ?? '')
    .split(',')
    .filter(Boolean)
    .map((fleche) => placeName(t, name, 'white', Number(fleche)));
  return `${t.jan[jan].row(places.join(', '), Number(ways))} (${t.points(Number(points))})`;
}

function isJan(word: string): word is Jan {
  return JANS.some((jan) => jan === word);
}

function isLaw(word: string): word is Law {
  return LAWS.some((law) => law === word);
}
