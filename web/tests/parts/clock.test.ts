import { termsText } from '../../src/words/clocks';
import { describe, expect, it } from 'vitest';
import { newGame, type GameChoice } from '../../src/parts/formats/seats';
import { CLOCKS, termsOf } from '../../src/parts/formats/clocks';
import { clockText, faceOf, longTime } from '../../src/parts/ui/players/clock';
import type { ClockNow, ClockTerms } from '../../src/wire/described/messages';
import { besideText } from '../../src/words/beside';
import { linked } from '../helpers/linked';
import { info, line } from '../helpers/samples';
import { tables } from '../helpers/sentences';

const { fr, en } = tables;
const LIVE: ClockTerms = { pace: 'live', reserve: 600, delay: 15 };
const DAYS: ClockTerms = { pace: 'days', days: 3, holidays: 14 };
const DAY = 24 * 3600_000;
const at = 1_700_000_000_000;
const live: ClockNow = { at, asked: 0, ends: at + 15_000 + 60_000, left: [60_000, 600_000] };
const days: ClockNow = { at, asked: 0, ends: at + 3 * DAY, holidays: [14, 14], away: [0, 0] };

describe('a clock', () => {
  it('lets the free seconds go by before the reserve', () => {
    const time = { terms: LIVE, now: live, player: 0, ahead: 0 };
    expect(faceOf(time, at)).toEqual({ kind: 'reserve', left: 60_000, free: 15_000, runs: true, pressing: false });
    expect(faceOf(time, at + 5_000)).toMatchObject({ left: 60_000, free: 10_000 });
    expect(faceOf(time, at + 20_000)).toMatchObject({ left: 55_000, free: 0 });
    expect(faceOf(time, at + 46_000)).toMatchObject({ left: 29_000, pressing: true });
    expect(faceOf(time, at + 99_000)).toMatchObject({ left: 0, free: 0, pressing: true });
  });

  it('stands at the moment that the table names, whatever time passes here', () => {
    const time = { terms: LIVE, now: live, player: 0, ahead: 0, stands: at + 20_000 };
    expect(faceOf(time, at + 25_000)).toEqual(faceOf(time, at + 900_000));
    expect(faceOf(time, at + 900_000)).toMatchObject({ left: 55_000, runs: true });
  });

  it('shows the reserve of the player who is not asked as it is', () => {
    const face = faceOf({ terms: LIVE, now: live, player: 1, ahead: 0 }, at + 9_000);
    expect(face).toEqual({ kind: 'reserve', left: 600_000, free: 0, runs: false, pressing: false });
  });

  it('goes by the time of the table, however wrong the device’s clock is', () => {
    const face = faceOf({ terms: LIVE, now: live, player: 0, ahead: 7 * DAY }, at + 20_000 - 7 * DAY);
    expect(face).toMatchObject({ left: 55_000, free: 0 });
  });

  it('by days says how long a turn still has, and who is away', () => {
    const of = (now: ClockNow, player: number) => faceOf({ terms: DAYS, now, player, ahead: 0 }, at + DAY);
    expect(of(days, 0)).toEqual({ kind: 'turn', left: 2 * DAY, pressing: false });
    expect(of(days, 1)).toEqual({ kind: 'rest' });
    expect(of({ ...days, away: [at + 5 * DAY, 0] }, 0)).toEqual({ kind: 'away', until: at + 5 * DAY });
    expect(of({ ...days, ends: at + DAY + 3600_000 }, 0)).toMatchObject({ pressing: true });
  });

  it('is read as clocks are', () => {
    expect([0, 999, 61_000, 3_725_000].map(clockText)).toEqual(['0:00', '0:01', '1:01', '1:02:05']);
    expect(fr.clock.left(...longTime(2 * DAY + 4 * 3600_000))).toBe('2 j 4 h');
    expect(en.clock.left(...longTime(90 * 60_000))).toBe('1 h 30 min');
    expect(en.clock.left(...longTime(30_000))).toBe('1 min');
  });
});

describe('a game with a clock', () => {
  const choice: GameChoice = {
    format: 'tour',
    changes: {},
    options: {},
    level: 'soumille',
    opponent: 'friend',
    side: 'white',
    guests: [{ name: 'Anne', kind: 'human' }],
    clock: 'quick',
  };

  it('is asked for where somebody plays from elsewhere, and not with dice by hand', () => {
    expect(newGame(fr, choice).clock).toEqual({ pace: 'live', reserve: 300, delay: 10 });
    expect(newGame(fr, { ...choice, opponent: 'computer' }).clock).toBeUndefined();
    expect(newGame(fr, { ...choice, dice: 'hand' }).clock).toBeUndefined();
    expect(newGame(fr, { ...choice, format: 'courrier' }).clock).toEqual({ pace: 'live', reserve: 300, delay: 10 });
    expect(newGame(fr, { ...choice, clock: 'none' }).clock).toBeUndefined();
  });

  it('may be private where somebody plays from elsewhere', () => {
    expect(newGame(fr, choice).private).toBeUndefined();
    expect(newGame(fr, { ...choice, isPrivate: true }).private).toBe(true);
    expect(newGame(fr, { ...choice, isPrivate: true, format: 'courrier' }).private).toBe(true);
    expect(newGame(fr, { ...choice, isPrivate: true, opponent: 'computer' }).private).toBeUndefined();
  });

  it('says its terms in both languages', () => {
    const terms = CLOCKS.flatMap((one) => termsOf(one) ?? []);
    expect(terms).toHaveLength(7);
    expect(termsText(fr.clock, terms[0]!)).toBe('5 minutes par tour ou par marqué, et 10 secondes à chaque décision');
    expect(termsText(en.clock, terms[3]!)).toBe('1 day a turn, and 14 days of holiday');
  });

  it('is followed by the page, which may give time, go on holiday and have forced moves played', () => {
    const { page, sent, hear } = linked({ ...info, clock: DAYS, now: Date.now() + DAY });
    expect(page.clock).toBeNull();
    expect(page.timeOf(0)).toBeNull();
    hear(line(1, { type: 'roll', dice: [4, 2] }, { clock: days }));
    hear({ say: 'ready', line: 1 });
    expect(page.timeOf(1)).toMatchObject({ terms: DAYS, now: days, player: 1 });
    expect(Math.round((page.tableTime() - Date.now()) / DAY)).toBe(1);
    page.giveTime();
    page.leave(7);
    page.setAutoPlay(true);
    expect(sent.slice(-3)).toEqual([
      { do: 'add_time', player: 0 },
      { do: 'vacation', player: 0, days: 7 },
      { do: 'auto_play', player: 0, wish: true },
    ]);
  });

  it('says who took a holiday and who gave time, and nothing of automatic moves', () => {
    const table = { ...info, white: { name: 'Anne', kind: 'human' as const }, you: [1] };
    const said = (done: Parameters<typeof besideText>[2]) => [fr, en].map((t) => besideText(t, table, done));
    expect(said({ type: 'vacation', player: 0, days: 7 })).toEqual([
      ['Anne prend 7 jours de congé.'],
      ['Anne takes 7 days of holiday.'],
    ]);
    expect(said({ type: 'vacation', player: 1, days: 0 })).toEqual([['Vous êtes de retour.'], ['You are back.']]);
    expect(said({ type: 'add_time', player: 0 })[0]).toEqual(['Anne donne du temps à l’adversaire.']);
    expect(said({ type: 'auto_play', player: 0, wish: true })).toEqual([[], []]);
  });
});
