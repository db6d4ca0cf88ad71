import { nameOf, openGame, ownGame, roundsOf, roundsOver, standingOf } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import { roundInPlay } from '../../state/tournament/tables';
import type { TournamentPage, TournamentReport } from '../../wire/described/messages';
import { seatsWords, words } from '../../parts/tournament/words';
import { countsAmounts } from '../../state/tournament/amounts';

/** Returns the call to a game that has been made since; empty if there is none. */
export function callTo(before: TournamentPage, now: TournamentPage): string {
  const round = openGame(now, now.you.entrant);
  const game = ownGame(now);
  if (!round || !game || game.begun || placeIn(before, now.you.entrant) === placeIn(now, now.you.entrant)) return '';
  const opponent = round.opponents.map((one) => nameOf(now, one)).join(', ');
  const { called, calledNow, calledWithin, challenged } = words.mine;
  if (now.settings.system === 'ladder') return round.seat === 0 ? challenged(opponent) : '';
  const within = now.settings.clockwork === 'by_date' ? '' : ` ${calledWithin(now.settings.sit_down)}`;
  if (isStream(now.settings.system)) return calledNow(round.number, opponent) + within;
  return called(round.round, round.number, opponent) + within;
}

/** Returns where an entrant is to play, and against whom; the same text for the same game. */
function placeIn(page: TournamentPage, entrant: number | undefined): string {
  const round = openGame(page, entrant);
  return round ? [round.round, round.number, round.opponents, page.you.board ?? 0].join(' ') : '';
}

/** Returns what a screen reader says of a change: a round that is over, a call or a bye, a pause, announcements, and to those who direct, disputes. */
export function newsOf(before: TournamentPage, now: TournamentPage): string {
  const disputes = now.you.role ? disputesOf(before, now) : [];
  const pause = now.paused && !before.paused ? words.paused : '';
  const messages = now.messages.filter(({ number }) => !before.messages.some((one) => one.number === number));
  const texts = messages.map(({ text }) => text);
  return [endOf(before, now), callTo(before, now), byeOf(before, now), pause, ...texts, ...disputes]
    .filter(Boolean)
    .join(' ');
}

function byeOf(before: TournamentPage, now: TournamentPage): string {
  const { entrant } = now.you;
  if (entrant === undefined || now.rounds.length <= before.rounds.length) return '';
  const last = roundsOf(now, entrant).at(-1);
  return last?.round === now.rounds.length && last.ended === 'bye' ? words.mine.bye : '';
}

function endOf(before: TournamentPage, now: TournamentPage): string {
  const { entrant } = now.you;
  const over = roundsOver(now);
  if (entrant === undefined || over <= roundsOver(before)) return '';
  const place = standingOf(now, entrant)?.place;
  return [words.mine.roundOver(over), place ? words.mine.placed(place) : ''].filter(Boolean).join(' ');
}

function disputesOf(before: TournamentPage, now: TournamentPage): string[] {
  const was = before.rounds.length === now.rounds.length ? roundInPlay(before)?.tables : undefined;
  const holes = ({ holes: [white, black] }: TournamentReport) => words.now.holesTo(white, black);
  if (countsAmounts(now)) return givenUp(before, now);
  return (roundInPlay(now)?.tables ?? []).flatMap(({ disputed, reports: [first, second] = [] }, i) =>
    disputed && first && second && !was?.[i]?.disputed
      ? [words.now.isDisputed(i + 1, holes(first), holes(second))]
      : [],
  );
}

/** Returns what is said of the tables of three or four that a director must decide since. */
function givenUp(before: TournamentPage, now: TournamentPage): string[] {
  const was = before.rounds.length === now.rounds.length ? roundInPlay(before)?.tables : undefined;
  return (roundInPlay(now)?.tables ?? []).flatMap(({ disputed, gave_up }, i) => {
    if (!disputed || was?.[i]?.disputed) return [];
    const { disputed: differ, gaveUp } = seatsWords.director;
    return [gave_up === undefined ? differ(i + 1) : gaveUp(i + 1)];
  });
}
