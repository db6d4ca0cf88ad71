import type { TournamentListing } from '../../wire/described/messages';

/** The tournaments of a club by what they are to its members. */
export interface Evenings {
  /** The one that runs, or that comes next; null if none is planned. */
  next: TournamentListing | null;
  running: TournamentListing[];
  toCome: TournamentListing[];
  over: TournamentListing[];
  /** The ladder of the club, on which its members stand for good; null if there is none. */
  ladder: TournamentListing | null;
}

/** Returns the tournaments of a club in their groups, each in the order in which the server gave them. */
export function eveningsOf(all: readonly TournamentListing[]): Evenings {
  const isLadder = ({ system, finished }: TournamentListing) => (system as string) === 'ladder' && !finished;
  const ladder = all.find(isLadder) ?? null;
  const evenings = all.filter((one) => !isLadder(one));
  const running = evenings.filter(({ finished, round }) => !finished && round > 0);
  const toCome = evenings.filter(({ finished, round }) => !finished && round === 0);
  const over = evenings.filter(({ finished }) => finished);
  return { next: running[0] ?? toCome[0] ?? null, running, toCome, over, ladder };
}

const HOUR = 3600;

/** Returns how many days lie between two moments, in seconds, by the calendar of this device. */
export function daysUntil(moment: number, now: number): number {
  const day = (at: number) => new Date(at * 1000).setHours(12, 0, 0, 0);
  return Math.round((day(moment) - day(now)) / (24 * HOUR * 1000));
}

/** Returns an evening as a file of iCalendar (RFC 5545) that any calendar takes; it lasts three hours. */
export function calendarFile(evening: TournamentListing, starts: number, place: string, address: string): string {
  const stamp = (at: number) => new Date(at * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  const text = (said: string) => said.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trictrac//Club//EN',
    'BEGIN:VEVENT',
    `UID:${evening.id}@trictrac`,
    `DTSTAMP:${stamp(starts)}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(starts + 3 * HOUR)}`,
    `SUMMARY:${text(evening.name)}`,
    ...(place ? [`LOCATION:${text(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
