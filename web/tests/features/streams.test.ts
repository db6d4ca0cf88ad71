import '../helpers/browserless';
import { beforeEach, describe, expect, it } from 'vitest';
import { offered } from '../../src/features/director/drafts';
import { changesOf } from '../../src/features/director/changes';
import { kindsOf } from '../../src/features/paper/sheets';
import { callTo } from '../../src/features/tournament/calling';
import { Making } from '../../src/features/tournament/make/making.svelte';
import { daysUntil } from '../../src/features/tournament/stream/days';
import { scenesOf, tablesIn } from '../../src/features/wall/scenes';
import { openGame, openGames, roundsOf } from '../../src/state/tournament/reading';
import {
  decidedTables,
  digitsOf,
  isSomebodyFree,
  isTimeOver,
  openTables,
  pointsOf,
} from '../../src/state/tournament/stream';
import { stateOf } from '../../src/state/tournament/tables';
import type { TournamentPage, TournamentTable } from '../../src/wire/described/messages';
import { open, round, tournament, won } from '../helpers/rounds';

const START = 1_764_000_000;
const at = (table: TournamentTable, started: number, ended?: number): TournamentTable => ({
  ...table,
  started: START + started,
  ...(ended && { ended: START + ended }),
});
/** An arena of five, in which 1 has won twice and plays 4; 5 is away. */
function arena(more: Partial<TournamentPage> = {}): TournamentPage {
  const tables = [
    at(won(1, 2, 0, [12, 3]), 0, 600),
    at(won(3, 1, 1, [4, 12]), 610, 1200),
    at(open(2, 3, { begun: true }), 1210),
    at(open(1, 4, { due: START + 1330 }), 1210),
  ];
  const page = tournament(5, [round(tables, { closed: false })], {
    ends: START + 3600,
    settings: { system: 'arena', rounds: 0, minutes: 60, tie_breaks: ['holes'] },
    you: { entrant: 1 },
    ...more,
  });
  page.entrants[4]!.away = true;
  return page;
}
/** A ladder of four, in which 3 has challenged 1, and 4 has challenged 3. */
const ladder = (you: number, more: Partial<TournamentPage> = {}): TournamentPage =>
  tournament(
    4,
    [
      round([at(open(1, 3, { due: START + 7 * 86_400 }), 0), at(open(3, 4, { due: START + 7 * 86_400 }), 60)], {
        closed: false,
      }),
    ],
    {
      settings: { system: 'ladder', rounds: 0, reach: 2, answer_days: 7, tie_breaks: [] },
      you: { entrant: you },
      ...more,
    },
  );

describe('an arena', () => {
  it('is read as one table after another', () => {
    const page = arena();
    expect(roundsOf(page, 1).map(({ number, opponent, ended }) => [number, opponent, ended])).toEqual([
      [1, 2, 'won'],
      [2, 3, 'won'],
      [4, 4, 'open'],
    ]);
    expect(openGame(page, 1)).toMatchObject({ number: 4, opponent: 4, seat: 0 });
    expect(openTables(page).map(({ number }) => number)).toEqual([4, 3]);
    expect(decidedTables(page).map(({ number }) => number)).toEqual([2, 1]);
    expect(isSomebodyFree(page, 1)).toBe(false);
    page.entrants[4]!.away = undefined as never;
    expect(isSomebodyFree(page, 1)).toBe(true);
  });

  it('counts two points for a win, shown as digits with the last one last', () => {
    const page = arena();
    const first = page.standings.find(({ entrant }) => entrant === 1)!;
    first.wins = { value: 2.5 };
    page.rounds[0]!.tables = [1, undefined, 0].map((winner) => ({
      ...page.rounds[0]!.tables[0]!,
      seats: [1, 2],
      outcome: 'played',
      winner,
    }));
    expect(pointsOf(first)).toBe(5);
    expect(digitsOf(page, 1)).toEqual([0, 1, 2]);
  });

  it('ends when its time is over', () => {
    expect(isTimeOver(arena(), START + 3599)).toBe(false);
    expect(isTimeOver(arena(), START + 3600)).toBe(true);
    expect(isTimeOver(arena({ finished: true }), START)).toBe(true);
  });

  it('has a time to sit down for each table', () => {
    const page = arena();
    const [, , , table] = page.rounds[0]!.tables;
    expect(stateOf(page, table!, START + 1329)).toBe('awaited');
    expect(stateOf(page, table!, START + 1331)).toBe('absent');
  });

  it('calls to each new table, without a round', () => {
    const before = arena();
    before.rounds[0]!.tables.pop();
    before.settings.sit_down = 2;
    const now = arena();
    now.settings.sit_down = 2;
    expect(callTo(before, now)).toBe('Table 4, against Marc Duval. Sit down within 2 minutes.');
    expect(callTo(now, now)).toBe('');
  });

  it('offers its director to pause a player and to enter others, and no rounds', () => {
    const page = arena({ you: { role: 'director' } });
    expect(offered(page)).toEqual(expect.arrayContaining(['set_away', 'add_entrant', 'forfeit']));
    for (const deed of ['start_round', 'pair_again', 'give_bye', 'close_round', 'finish'])
      expect(offered(page)).not.toContain(deed);
    const back = arena();
    back.entrants[4]!.away = undefined as never;
    expect(changesOf(page, back)).toEqual([{ kind: 'back', name: 'Odile Renard' }]);
    expect(changesOf({ ...page, rounds: [] }, page)).toContainEqual({ kind: 'begun' });
  });

  it('shows tables in play first on a big screen, and on paper only what is of use', () => {
    const page = arena();
    expect(tablesIn(page).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
    const scenes = () => scenesOf(page, START + 1300).map(({ kind, all }) => [kind, all]);
    const others = [
      ['boards', 1],
      ['tables', 4],
      ['standings', 5],
    ];
    expect(scenes()).toEqual(others);
    delete page.rounds[0]!.tables[2]!.begun;
    expect(scenes()).toEqual([['names', 4], ...others.slice(1)]);
    expect(kindsOf(page)).toEqual(['standings', 'certificates']);
    expect(kindsOf(tournament(2, []))).toContain('pairings');
  });
});

describe('a ladder', () => {
  it('has several games to play for one entrant', () => {
    expect(openGames(ladder(3), 3).map(({ number, opponent, seat }) => [number, opponent, seat])).toEqual([
      [2, 4, 0],
      [1, 1, 1],
    ]);
  });

  it('calls who is challenged, and not who challenges', () => {
    const before = ladder(3);
    before.rounds[0]!.tables.pop();
    expect(callTo(before, ladder(3))).toBe('Marc Duval challenges you.');
    expect(callTo({ ...before, you: { entrant: 4 } }, ladder(4))).toBe('');
  });

  it('counts whole days', () => {
    const day = 86_400_000;
    expect([7 * day, 7 * day - 1, day - 1, -5].map((left) => daysUntil(left, 0))).toEqual([7, 6, 0, 0]);
  });
});

describe('making a tournament without rounds', () => {
  beforeEach(() => localStorage.removeItem('trictrac.tournament'));

  it('sends what an arena needs, with a clock, and without what it cannot have', () => {
    const making = new Making();
    making.system = 'arena';
    making.minutes = 0;
    making.clockwork = 'by_date';
    making.streaming.lasts = 90;
    expect(making.settings()).toMatchObject({
      system: 'arena',
      rounds: 0,
      minutes: 90,
      sit_down: 2,
      no_show: 'forfeit',
      clockwork: 'by_hand',
      tie_breaks: ['direct_encounter', 'sonneborn_berger', 'holes'],
    });
    expect(making.settings().game).toMatchObject({ clock: { pace: 'live', reserve: 720 } });
    expect(making.settings()).not.toHaveProperty('reach');
    making.onWood = true;
    expect(making.settings().game).not.toHaveProperty('clock');
  });

  it('moves ties only among those that the system has', () => {
    const making = new Making();
    making.system = 'arena';
    making.moveTie(2, 0);
    const possible = ['holes', 'direct_encounter', 'sonneborn_berger', 'luck_removed'];
    expect(making.possibleTies).toEqual(possible);
    making.moveTie(0, 4);
    expect(making.ties).toEqual([...possible, 'buchholz_cut_1', 'tables_won', 'best_table']);
  });

  it('sends what a ladder needs, by correspondence or live', () => {
    const making = new Making();
    making.system = 'ladder';
    making.streaming.turnDays = 3;
    expect(making.settings()).toMatchObject({ system: 'ladder', reach: 2, answer_days: 7, tie_breaks: [], rounds: 0 });
    expect(making.settings().game).toMatchObject({ clock: { pace: 'days', days: 3 } });
    making.streaming.turnDays = 0;
    expect(making.settings().game).toMatchObject({ clock: { pace: 'live', reserve: 720 } });
    expect(making.settings()).not.toHaveProperty('minutes');
  });

  it('is filled in as the last one was', () => {
    const making = new Making();
    making.system = 'ladder';
    making.streaming.reach = 3;
    making.streaming.answerDays = 500;
    making.keep();
    const again = new Making();
    expect([again.system, again.streaming.reach, again.streaming.answerDays]).toEqual(['ladder', 3, 60]);
  });
});
