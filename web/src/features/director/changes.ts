import { countsAmounts, firstFigure } from '../../state/tournament/amounts';
import { nameOf } from '../../state/tournament/reading';
import { isStream } from '../../state/tournament/stream';
import { gamesOf, isDecided, placeText, roundInPlay, type PlacedGame } from '../../state/tournament/tables';
import type {
  Standing,
  TableNumber,
  TournamentBoard,
  TournamentEntrant,
  TournamentPage,
} from '../../wire/described/messages';

/** A difference between a tournament and what an act would make of it. */
export type Change =
  | { kind: 'entered'; name: string; from: number }
  | { kind: 'withdrawn' | 'readmitted'; name: string; from: number }
  | { kind: 'away' | 'back'; name: string }
  | { kind: 'begun' | 'ended' }
  | { kind: 'renamed'; name: string; before: string }
  | { kind: 'at_board'; name: string; board: number; player: string | null; before: string | null }
  | { kind: 'captain'; name: string; player: string }
  | ({ kind: 'decided'; at: TournamentBoard; before: TournamentBoard | null } & TableNumber)
  | { kind: 'paired'; round: number; again: boolean; tables: number; byes: string[] }
  | { kind: 'closed' | 'reopened' | 'unpaired' | 'decided_all'; round: number }
  | { kind: 'bye'; name: string; halves: number | null }
  | { kind: 'odd'; n: number }
  | ({ kind: 'minutes'; minutes: number } & TableNumber)
  | ({ kind: 'left' | 'gave_up'; name: string } & TableNumber)
  | { kind: 'placed'; name: string; before: number; after: number }
  | { kind: 'more_placed'; n: number }
  | {
      kind:
        'places_stay' | 'pairings_stay' | 'same_winner' | 'ratings' | 'paused' | 'resumed' | 'finished' | 'unfinished';
    }
  | { kind: 'told'; text: string }
  | { kind: 'staff'; name: string; role: string | null };

/** So many places are named; the others are counted. */
const MOST_PLACED = 6;

/** Returns what an act would change, what matters most first. */
export function changesOf(before: TournamentPage, after: TournamentPage): Change[] {
  return [...entrants(before, after), ...rounds(before, after), ...standings(before, after), ...flags(before, after)];
}

function entrants(before: TournamentPage, after: TournamentPage): Change[] {
  // Without rounds, who comes plays at once: from the only one.
  const from = isStream(after.settings.system) ? 1 : after.rounds.length + 1;
  const was = new Map(before.entrants.map((one) => [one.entrant, one]));
  const changes = after.entrants.flatMap((one): Change[] => {
    const old = was.get(one.entrant);
    const { name } = one;
    if (!old) return [{ kind: 'entered', name, from }];
    const all: Change[] = [];
    if (old.name !== name) all.push({ kind: 'renamed', name, before: old.name });
    all.push(...lineupChanges(old, one));
    if (Boolean(old.withdrawn) !== Boolean(one.withdrawn))
      all.push({ kind: one.withdrawn ? 'withdrawn' : 'readmitted', name, from });
    if (Boolean(old.away) !== Boolean(one.away)) all.push({ kind: one.away ? 'away' : 'back', name });
    if (old.next_bye !== one.next_bye && !one.withdrawn && after.rounds.length === before.rounds.length)
      all.push({ kind: 'bye', name, halves: one.next_bye ?? null });
    return all;
  });
  const present = ({ entrants }: TournamentPage) => entrants.filter(({ withdrawn }) => !withdrawn).length;
  const n = present(after);
  const pairs = after.settings.system === 'swiss' && !countsAmounts(after);
  if (n % 2 === 1 && n !== present(before) && pairs && !after.finished) changes.push({ kind: 'odd', n });
  return changes;
}

/** Returns who plays where for a team from now on, and who leads it. */
function lineupChanges(old: TournamentEntrant, now: TournamentEntrant): Change[] {
  const [was, is] = [old.players ?? [], now.players ?? []];
  const changes: Change[] = [];
  for (let i = 0; i < Math.max(was.length, is.length); i += 1) {
    const [player, before] = [is[i]?.name ?? null, was[i]?.name ?? null];
    if (player !== before) changes.push({ kind: 'at_board', name: now.name, board: i + 1, player, before });
  }
  const captain = is.find((one) => one.captain)?.name;
  if (captain && captain !== was.find((one) => one.captain)?.name)
    changes.push({ kind: 'captain', name: now.name, player: captain });
  return changes;
}

function rounds(before: TournamentPage, after: TournamentPage): Change[] {
  if (after.rounds.length < before.rounds.length) return [{ kind: 'unpaired', round: before.rounds.length }];
  const stream = isStream(after.settings.system);
  const changes = after.rounds.flatMap((round, i): Change[] => {
    const old = before.rounds[i];
    const pairs = (one: typeof round) => JSON.stringify([one.tables.map(seatedAt), one.byes]);
    if (!old && stream) return [{ kind: 'begun' }];
    if (!old || (!stream && pairs(old) !== pairs(round)))
      return [
        {
          kind: 'paired',
          round: i + 1,
          again: Boolean(old),
          tables: round.tables.length,
          byes: round.byes.map(({ entrant }) => nameOf(after, entrant)),
        },
      ];
    const was = new Map(gamesOf(before, i + 1).map(({ at, game }) => [placeText(at), game]));
    const all = gamesOf(after, i + 1).flatMap((one) => gameChanges(after, was.get(placeText(one.at)) ?? null, one));
    if (Boolean(old.closed) !== Boolean(round.closed))
      all.push(
        stream && round.closed ? { kind: 'ended' } : { kind: round.closed ? 'closed' : 'reopened', round: i + 1 },
      );
    return all;
  });
  if (!stream && isDecided(after) && !isDecided(before) && roundInPlay(before))
    changes.push({ kind: 'decided_all', round: after.rounds.length });
  const decided = changes.filter((one) => one.kind === 'decided');
  if (decided.some(({ round }) => round < before.rounds.length)) changes.push({ kind: 'pairings_stay' });
  if (decided.some((one) => one.before) && decided.every(({ at, before }) => before && isSame(at, before)))
    changes.push({ kind: 'same_winner' });
  else if (decided.some(({ at, before }) => before && at.game && !at.amounts)) changes.push({ kind: 'ratings' });
  return changes;
}

/** Returns whether two decisions of a game count the same for ratings. */
function isSame(a: TournamentBoard, b: TournamentBoard): boolean {
  return a.outcome === b.outcome && a.winner === b.winner;
}

/** Returns who was seated at a table, also if it is played without them. */
function seatedAt({ seats, missing = [] }: TournamentBoard): readonly number[] {
  const all = [...seats, ...missing];
  return all.length > 2 ? all.sort((a, b) => a - b) : seats;
}

/** Returns the changes of a game; without one before, it is a new one of its match. */
function gameChanges(page: TournamentPage, old: TournamentBoard | null, { at, game }: PlacedGame): Change[] {
  const decision = (one: TournamentBoard | null) =>
    JSON.stringify(one?.outcome ? [one.outcome, one.winner, one.holes, one.amounts] : []);
  const changes: Change[] = [];
  if (decision(old) !== decision(game))
    changes.push({ kind: 'decided', ...at, at: game, before: old?.outcome ? old : null });
  for (const entrant of game.missing ?? [])
    if (!old?.missing?.includes(entrant)) changes.push({ kind: 'left', ...at, name: nameOf(page, entrant) });
  if (game.gave_up !== undefined && old?.gave_up !== game.gave_up)
    changes.push({ kind: 'gave_up', ...at, name: nameOf(page, game.seats[game.gave_up]!) });
  const minutes = (game.minutes ?? 0) - (old?.minutes ?? 0);
  if (minutes !== 0) changes.push({ kind: 'minutes', ...at, minutes });
  return changes;
}

function standings(before: TournamentPage, after: TournamentPage): Change[] {
  if (after.rounds.length === 0) return [];
  const was = new Map(before.standings.map((one) => [one.entrant, one]));
  const holes = after.settings.tie_breaks.indexOf('holes');
  const moved: Change[] = [];
  let counted = false;
  for (const row of after.standings) {
    const old = was.get(row.entrant);
    if (!old) continue;
    const name = nameOf(after, row.entrant);
    if (old.place !== row.place) moved.push({ kind: 'placed', name, before: old.place, after: row.place });
    const [x, y] = [old, row].map((one: Standing) => one.tie_breaks[holes]?.value ?? 0) as [number, number];
    if (x !== y || firstFigure(old).value !== firstFigure(row).value) counted = true;
  }
  if (moved.length > MOST_PLACED)
    return [...moved.slice(0, MOST_PLACED), { kind: 'more_placed', n: moved.length - MOST_PLACED }];
  return moved.length === 0 && counted ? [{ kind: 'places_stay' }] : moved;
}

function flags(before: TournamentPage, after: TournamentPage): Change[] {
  const changes: Change[] = [];
  if (before.paused !== after.paused) changes.push({ kind: after.paused ? 'paused' : 'resumed' });
  if (before.finished !== after.finished) changes.push({ kind: after.finished ? 'finished' : 'unfinished' });
  const known = new Set(before.messages.map(({ number }) => number));
  for (const { number, text } of after.messages) if (!known.has(number)) changes.push({ kind: 'told', text });
  const roles = new Map(before.staff.map(({ name, role }) => [name, role]));
  for (const { name, role } of after.staff) if (roles.get(name) !== role) changes.push({ kind: 'staff', name, role });
  const stays = new Set(after.staff.map(({ name }) => name));
  for (const { name } of before.staff) if (!stays.has(name)) changes.push({ kind: 'staff', name, role: null });
  return changes;
}
