import '../helpers/browserless';
import { beforeEach, describe, expect, it } from 'vitest';
import { callTo, newsOf } from '../../src/features/tournament/calling';
import { decision } from '../../src/features/tournament/decision';
import { Making } from '../../src/features/tournament/make/making.svelte';
import { TIES } from '../../src/parts/tournament/tieOrder.svelte';
import { minutesOfRound, roundsFor, roundsForOne } from '../../src/features/tournament/make/time';
import { words } from '../../src/parts/tournament/words';
import { takesEntries } from '../../src/state/tournament/stream';
import { open, round, tournament, won } from '../helpers/rounds';

describe('a call', () => {
  const before = tournament(4, [round([won(1, 2, 0, [12, 3]), won(3, 4, 0, [12, 8])])], { you: { entrant: 2 } });
  const paired = (you: number, more = {}) =>
    tournament(4, [...before.rounds, round([open(1, 3), open(4, 2, more)])], { you: { entrant: you } });

  it('is made when the reader is paired, with table, opponent and time', () => {
    expect(callTo(before, paired(2))).toBe('Round 2. Table 2, against Marc Duval. Sit down within 10 minutes.');
    const byDate = { ...paired(2), settings: { ...before.settings, clockwork: 'by_date' as const } };
    expect(callTo(before, byDate)).toBe('Round 2. Table 2, against Marc Duval.');
  });

  it('is made once, and not of a game that has begun', () => {
    expect(callTo(paired(2), paired(2))).toBe('');
    expect(callTo(before, paired(2, { begun: true }))).toBe('');
  });

  it('is made again when the round is paired again, with another opponent', () => {
    const again = tournament(4, [...before.rounds, round([open(4, 1), open(3, 2)])], { you: { entrant: 2 } });
    expect(callTo(paired(2), again)).toBe('Round 2. Table 2, against Priya Nair. Sit down within 10 minutes.');
  });

  it('is not made to those who only look on', () => {
    expect(callTo(before, tournament(4, paired(2).rounds))).toBe('');
  });
});

it.each([
  ['swiss', true],
  ['round_robin', false],
  ['knockout', false],
  ['double_knockout', false],
  ['arena', true],
  ['ladder', true],
] as const)('of the system %s, once it has begun, may still be entered: %s', (system, late) => {
  const begun = tournament(4, [round([open(1, 2), open(3, 4)])], { settings: { system } });
  expect(takesEntries(begun)).toBe(late);
  expect(takesEntries({ ...begun, rounds: [] })).toBe(true);
  expect(takesEntries({ ...begun, finished: true })).toBe(false);
});

describe('a screen reader is told', () => {
  const playing = tournament(4, [round([won(1, 2, 0, [12, 3]), open(3, 4)], { closed: false })], {
    you: { entrant: 2 },
  });
  const over = (more: object) => tournament(4, [round([won(1, 2, 0, [12, 3]), won(3, 4, 0, [12, 8])])], more);

  it('that a round is over, with the place; and of the next game with it', () => {
    expect(newsOf(playing, over({ you: { entrant: 2 } }))).toBe('Round 1 is over. You are fourth.');
    const next = tournament(4, [...over({}).rounds, round([open(1, 3), open(4, 2)])], { you: { entrant: 2 } });
    expect(newsOf(playing, next)).toBe(
      'Round 1 is over. You are fourth. Round 2. Table 2, against Marc Duval. Sit down within 10 minutes.',
    );
    expect(newsOf(playing, over({ you: { role: 'director' } }))).toBe('');
  });

  it('that they have no game in a round, of a pause, and of announcements', () => {
    const you = { entrant: 2 };
    const byes = tournament(3, [...over({}).rounds, round([open(1, 3)], { byes: [{ entrant: 2, halves: 2 }] })], {
      you,
    });
    expect(newsOf(over({ you }), byes)).toBe('You have no game in this round.');
    expect(newsOf(byes, byes)).toBe('');
    const paused = { ...byes, paused: true, messages: [{ number: 9, at: 0, text: 'Tea is ready.' }] };
    expect(newsOf(byes, paused)).toBe(`${words.paused} Tea is ready.`);
    expect(newsOf(paused, paused)).toBe('');
  });

  it('of a dispute, if they direct', () => {
    const reports = [
      { seat: 0, winner: 0, holes: [12, 6] as [number, number] },
      { seat: 1, winner: 0, holes: [12, 9] as [number, number] },
    ];
    const disputed = (you: object) =>
      tournament(4, [round([won(1, 2, 0, [12, 3]), open(3, 4, { disputed: true, reports })], { closed: false })], {
        you,
      });
    expect(newsOf(playing, disputed({ role: 'director' }))).toBe('Table 2 is disputed: 12 to 6, or 12 to 9.');
    expect(newsOf(playing, disputed({ entrant: 3 }))).toBe('');
    expect(newsOf(disputed({ role: 'director' }), disputed({ role: 'director' }))).toBe('');
  });
});

it('what decides between neighbours with as many wins is said, with both numbers', () => {
  const page = tournament(4, [round([won(1, 2, 0, [12, 3]), won(3, 4, 0, [12, 8])])]);
  const [first, , third] = page.standings;
  expect(page.standings.map(({ entrant }) => entrant)).toEqual([1, 3, 4, 2]);
  expect(decision(page, first!)).toBe('Priya Nair has as many wins. Holes: +9 against +4.');
  expect(decision(page, third!)).toBe('Ruth Keller has as many wins. Holes: −4 against −9.');
  const even = tournament(4, [round([won(1, 2, 0, [12, 3]), won(3, 4, 0, [12, 3])])]);
  expect(decision(even, even.standings[0]!)).toBe('Priya Nair has the same numbers: they share the place.');
});

describe('the time of a tournament', () => {
  it('is that of its rounds: twice the clock and four minutes each', () => {
    expect(minutesOfRound(12, 1)).toEqual({ usual: 28, worst: 34 });
    expect(minutesOfRound(12, 2)).toEqual({ usual: 52, worst: 64 });
    expect(minutesOfRound(0, 1)).toEqual({ usual: 40, worst: 60 });
  });

  it('has as many rounds as the system needs for its players', () => {
    expect(roundsFor('swiss', 16, 7, 1)).toBe(7);
    expect([4, 5].map((n) => roundsFor('round_robin', n, 7, 2))).toEqual([6, 10]);
    expect([2, 3, 16, 17].map((n) => roundsFor('knockout', n, 7, 1))).toEqual([1, 2, 4, 5]);
    expect([2, 16, 17].map(roundsForOne)).toEqual([1, 4, 5]);
  });
});

describe('making a tournament', () => {
  beforeEach(() => localStorage.removeItem('trictrac.tournament'));

  it('sends the game without seats, and only the numbers that its system has', () => {
    const making = new Making();
    making.name = '  Thursday  ';
    expect(making.settings()).toMatchObject({
      name: 'Thursday',
      system: 'swiss',
      rounds: 5,
      cycles: 1,
      best_of: 1,
      boards: 1,
      tie_breaks: TIES.slice(0, 4),
    });
    expect(making.settings().game).toMatchObject({ format: 'tour', clock: { pace: 'live', reserve: 720, delay: 10 } });
    expect(Object.keys(making.settings().game)).not.toContain('white');
    making.system = 'round_robin';
    making.cycles = 2;
    expect(making.settings()).toMatchObject({ rounds: 0, cycles: 2, third_place: false, apart_rounds: 0 });
    making.system = 'knockout';
    expect(making.settings()).toMatchObject({ rounds: 0, cycles: 1, third_place: true });
  });

  it('plays matches of several games in a knockout alone', () => {
    const making = new Making();
    making.bestOf = 5;
    expect(making.settings().best_of).toBe(1);
    making.system = 'double_knockout';
    expect(making.settings().best_of).toBe(5);
  });

  it('removes luck to break ties where that is chosen, and games of tours are played on screens', () => {
    const making = new Making();
    making.useTie('luck_removed', true);
    expect(making.settings().tie_breaks.at(-1)).toBe('luck_removed');
    making.onWood = true;
    expect(making.settings().tie_breaks).not.toContain('luck_removed');
    making.onWood = false;
    making.choice.format = making.played.at(-1)!;
    expect(making.settings().tie_breaks).not.toContain('luck_removed');
  });

  it('is between teams by the boards of a match, whose points break ties first', () => {
    const making = new Making();
    making.boards = 3;
    expect(making.settings()).toMatchObject({ boards: 3 });
    expect(making.settings().tie_breaks[0]).toBe('board_points');
    making.system = 'knockout';
    expect(making.settings().boards).toBe(1);
    expect(making.settings().tie_breaks).not.toContain('board_points');
  });

  it('has no clock where none is chosen, and one of days where rounds go by date', () => {
    const making = new Making();
    making.minutes = 0;
    expect(making.settings().game).not.toHaveProperty('clock');
    making.clockwork = 'by_date';
    expect(making.settings().game).toMatchObject({ clock: { pace: 'days', days: 3 } });
  });

  it('moves what decides between equals, and leaves out what is not used', () => {
    const making = new Making();
    making.moveTie(3, 0);
    making.moveTie(0, -1);
    making.useTie('direct_encounter', false);
    expect(making.settings().tie_breaks).toEqual(['holes', 'buchholz_cut_1', 'sonneborn_berger']);
    making.useTie('direct_encounter', true);
    expect(making.settings().tie_breaks).toEqual(['holes', 'direct_encounter', 'buchholz_cut_1', 'sonneborn_berger']);
  });

  it('is filled in as the last one, and takes nothing from what was spoilt', () => {
    const first = new Making();
    expect(first.again).toBe(false);
    first.name = 'League';
    first.system = 'round_robin';
    first.choice.format = first.played.at(-1)!;
    first.moveTie(0, 3);
    first.keep();
    const next = new Making();
    expect(next.again).toBe(true);
    expect(next.settings()).toEqual(first.settings());
    localStorage.setItem(
      'trictrac.tournament',
      '{"system":"lottery","rounds":900,"minutes":7,"ties":["holes","luck"],"format":"chess","name":5}',
    );
    const spoilt = new Making().settings();
    expect(spoilt).toMatchObject({ name: '', system: 'swiss', rounds: 31, game: { format: 'tour' } });
    expect(spoilt.tie_breaks).toEqual(['holes', 'direct_encounter', 'buchholz_cut_1', 'sonneborn_berger']);
  });
});
