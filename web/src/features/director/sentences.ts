import { seatsWords } from '../../parts/tournament/words';
import { countsAmounts } from '../../state/tournament/amounts';
import { amountsText, nameOf } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import { gameAt, holesText, placeText } from '../../state/tournament/tables';
import type { EventAct, TournamentBoard, TournamentLogLine, TournamentPage } from '../../wire/described/messages';
import type { Change } from './changes';
import { words as w } from './words';

/** Returns what has decided a table, within a sentence. */
export function decisionText(page: TournamentPage, table: TournamentBoard): string {
  const { outcome, winner, holes, seats, amounts } = table;
  if (outcome === 'annulled') return w.result.annulled;
  if (amounts) return amountsText(page, table, amounts);
  if (countsAmounts(page)) return notPlayedText(page, table, winner);
  if (winner === undefined) return outcome === 'forfeit' ? w.result.bothLose : w.result.drawn(holesText(holes));
  const name = nameOf(page, seats[winner]!);
  return outcome === 'forfeit' ? w.result.forfeit(name) : resultText(page, table, winner, holes);
}

/** Returns what has decided a table of three or four that was not played. */
function notPlayedText(page: TournamentPage, table: TournamentBoard | undefined, winner: number | null = null): string {
  const { notPlayed, wonAlone } = seatsWords.report;
  return winner === null || !table ? notPlayed : wonAlone(nameOf(page, table.seats[winner]!));
}

/** Returns a result as its winner has it. */
function resultText(
  page: TournamentPage,
  table: TournamentBoard | undefined,
  winner: number | null,
  [white, black]: readonly number[],
): string {
  if (winner === null) return w.result.drawn(holesText([white!, black!]));
  const own = winner === 0 ? [white!, black!] : [black!, white!];
  return w.result.won(table ? nameOf(page, table.seats[winner]!) : '?', holesText(own));
}

/** Returns the sentences on a change; the tournament is as it would be. */
export function changeTexts(change: Change, page: TournamentPage): string[] {
  const c = w.change;
  switch (change.kind) {
    case 'entered': {
      const missed = change.from - 1;
      return [c.entered(change.name, change.from), ...(missed > 0 ? [c.missed(missed)] : [])];
    }
    case 'withdrawn':
      return [c.withdrawn(change.name)];
    case 'readmitted':
      return [c.readmitted(change.name, change.from)];
    case 'away':
    case 'back':
      return [c[change.kind](change.name)];
    case 'begun':
    case 'ended':
      return [c[change.kind]];
    case 'renamed':
      return [c.renamed(change.name, change.before)];
    case 'at_board': {
      const { board, name, player, before } = change;
      return [player === null ? c.offBoard(board, name, before!) : c.atBoard(board, name, player)];
    }
    case 'captain':
      return [c.captain(change.name, change.player)];
    case 'decided': {
      const { round, at, before } = change;
      const table = placeText(change);
      if (!at.outcome) return [c.opened(round, table)];
      const text = decisionText(page, at);
      return [before ? c.changed(round, table, text, decisionText(page, before)) : c.decided(round, table, text)];
    }
    case 'paired': {
      const { round, again, tables, byes } = change;
      return [
        again ? c.pairedAgain(round) : c.paired(round, tables),
        byes.length > 0 ? c.byes(byes.join(', ')) : c.noByes,
      ];
    }
    case 'unpaired':
      return [c.unpaired(change.round)];
    case 'left':
      return [seatsWords.director.left(change.name, placeText(change))];
    case 'gave_up':
      return [seatsWords.director.gaveUpAt(change.name, placeText(change))];
    case 'closed':
      return [c.closed(change.round)];
    case 'reopened':
      return [c.reopened(change.round)];
    case 'decided_all':
      return [c.decidedAll(change.round)];
    case 'bye':
      return [change.halves === null ? c.noBye(change.name) : c.bye(change.name, change.halves)];
    case 'odd':
      return [c.odd(change.n)];
    case 'minutes':
      return [c.minutes(placeText(change), change.minutes)];
    case 'placed':
      return [c.placed(change.name, change.before, change.after)];
    case 'more_placed':
      return [c.morePlaced(change.n)];
    case 'places_stay':
      return [c.placesStay];
    case 'pairings_stay':
      return [c.pairingsStay];
    case 'same_winner':
      return [c.sameWinner];
    case 'ratings':
    case 'paused':
    case 'resumed':
    case 'finished':
    case 'unfinished':
      return [c[change.kind]];
    case 'told':
      return [c.told(change.text)];
    case 'staff':
      return [
        change.role === null
          ? c.dismissed(change.name)
          : change.role === 'assistant'
            ? c.assistant(change.name)
            : c.director(change.name),
      ];
  }
}

/** Returns a line of the log as a sentence. */
export function lineText({ act, role }: TournamentLogLine, page: TournamentPage): string {
  const d = w.did;
  const did = act as EventAct;
  const name = (entrant: number) => nameOf(page, entrant);
  switch (did.type) {
    case 'add_entrant':
    case 'substitute':
      return d[did.type](did.name);
    case 'withdraw':
    case 'readmit':
      return d[did.type](name(did.entrant));
    case 'exclude_pair':
      return d.exclude_pair(name(did.first), name(did.second));
    case 'give_bye':
      return d.give_bye(name(did.bye.entrant));
    case 'set_away':
      return d[did.away ? 'away' : 'back'](name(did.entrant));
    case 'start_table': {
      const [white = 0, black = 0] = did.seats;
      const both = [name(white), name(black)] as const;
      return page.settings.system === 'ladder' ? d.challenge(both[1], both[0]) : d.start_table(did.at.table, ...both);
    }
    case 'start_round':
      if (isStream(page.settings.system)) return d.begin;
      return d.start_round(did.pairings.tables.length);
    case 'begin_game':
      return d.begin_game(did.at.round, placeText(did.at));
    case 'grant_time':
      return d.grant_time(did.at.round, placeText(did.at), did.minutes);
    case 'enter_result':
    case 'correct_result': {
      const { at, result } = did;
      const game = gameAt(page, at);
      const text =
        result.amounts && game
          ? amountsText(page, game, result.amounts)
          : resultText(page, game, result.winner, result.holes);
      return d[role === 'entrant' ? 'report' : did.type](at.round, placeText(at), text);
    }
    case 'annul_result':
      return d.annul_result(did.at.round, placeText(did.at));
    case 'forfeit': {
      const { at, winner } = did;
      const table = gameAt(page, at);
      if (countsAmounts(page)) return d.forfeit(at.round, placeText(at), notPlayedText(page, table, winner));
      const text = winner === null ? w.result.bothLose : w.result.forfeit(table ? name(table.seats[winner]!) : '?');
      return d.forfeit(at.round, placeText(at), text);
    }
    case 'leave_table':
      return seatsWords.director.didLeave(did.at.round, placeText(did.at), name(did.entrant));
    case 'note_luck':
      return d.note_luck(did.at.round, placeText(did.at));
    case 'set_lineup':
      return d.set_lineup(name(did.entrant));
    case 'pair_again':
    case 'close_round':
    case 'pause':
    case 'resume':
    case 'finish':
      return d[did.type];
    case 'announce':
      return d.announce(did.text || '…');
    case 'appoint':
      return did.role === null ? d.dismiss(did.name) : d.appoint(did.name);
    case 'undo':
      return d.undo(did.number);
    default:
      return d.other;
  }
}
