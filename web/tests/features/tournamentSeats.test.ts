import { beforeEach, describe, expect, it } from 'vitest';
import '../helpers/browserless';
import { round, tournament } from '../helpers/rounds';
import type { Standing, TournamentPage, TournamentTable } from '../../src/wire/described/messages';

const { actOf, draftedAt, offered } = await import('../../src/features/director/drafts');
const { changesOf } = await import('../../src/features/director/changes');
const { changeTexts, decisionText } = await import('../../src/features/director/sentences');
const { callTo, newsOf } = await import('../../src/features/tournament/calling');
const { decision } = await import('../../src/features/tournament/decision');
const { Making } = await import('../../src/features/tournament/make/making.svelte');
const { amountsFirst, standpoint } = await import('../../src/features/report/reporting');
const { completed, whole } = await import('../../src/state/tournament/amounts');
const { openGame, roundsOf } = await import('../../src/state/tournament/reading');

const NO_HOLES: [number, number] = [0, 0];
const at = (seats: number[], more: Partial<TournamentTable> = {}): TournamentTable => ({
  seats,
  holes: NO_HOLES,
  ...more,
});
const standing = (entrant: number, place: number, balance: number, tables: number): Standing => ({
  entrant,
  place,
  balance: { value: balance },
  wins: { value: tables },
  tie_breaks: [{ value: tables }, { value: balance }],
});

/** A tournament at tables of three, of which the terms are as the server tells them. */
function ofThree(tables: TournamentTable[], more: Partial<TournamentPage> = {}): TournamentPage {
  const page = tournament(6, [round(tables)], more);
  return {
    ...page,
    settings: { ...page.settings, seats: 3, least_seats: 2, tie_breaks: ['tables_won', 'best_table'] },
    standings: [standing(1, 1, 20, 1), standing(4, 2, 20, 0), standing(2, 3, -10, 0)],
  };
}
const open = [at([1, 2, 3]), at([4, 5, 6])];
const over = [at([1, 2, 3], { outcome: 'played', amounts: [20, -10, -10] }), at([4, 5, 6])];

describe('a table of three', () => {
  it('is told from each seat, by its amounts', () => {
    const page = ofThree(over);
    expect(roundsOf(page, 1)).toMatchObject([{ ended: 'won', amount: 20, opponent: 0, opponents: [2, 3], seat: 0 }]);
    expect(roundsOf(page, 3)).toMatchObject([{ ended: 'lost', amount: -10, seat: 2 }]);
    expect(roundsOf(page, 5)).toMatchObject([{ ended: 'open', opponents: [4, 6] }]);
    const without = ofThree([at([1, 3], { missing: [2], outcome: 'played', amounts: [0, 0] }), at([4, 5, 6])]);
    expect(roundsOf(without, 2)).toMatchObject([{ ended: 'missing', opponents: [1, 3] }]);
    expect(roundsOf(without, 1)).toMatchObject([{ ended: 'drawn', amount: 0 }]);
  });

  it('calls its players with all names, and again if it is played without somebody', () => {
    const before = { ...ofThree([]), rounds: [], you: { entrant: 1 } };
    const called = callTo(before, ofThree([at([1, 2, 3], { game: 'a' }), at([4, 5, 6])], { you: { entrant: 1 } }));
    expect(called).toContain('Ruth Keller, Priya Nair');
    const again = ofThree([at([1, 3], { game: 'b', missing: [2] }), at([4, 5, 6])], { you: { entrant: 1 } });
    expect(callTo(ofThree([at([1, 2, 3], { game: 'a' })], { you: { entrant: 1 } }), again)).toContain('Priya Nair');
    expect(openGame(again, 2)).toBeNull();
  });

  it('tells a director who has given up', () => {
    const you = { role: 'director' } as const;
    const gave = ofThree([at([1, 2, 3], { begun: true, disputed: true, gave_up: 1 }), at([4, 5, 6])], { you });
    expect(newsOf(ofThree(open, { you }), gave)).toBe('Table 1: a player has given up');
    expect(changesOf(ofThree(open, { you }), gave)).toContainEqual(
      expect.objectContaining({ kind: 'gave_up', name: 'Ruth Keller' }),
    );
  });
});

describe('amounts', () => {
  it('that are typed are completed by the last one, and add up to nothing', () => {
    expect(completed([20, null, null])).toEqual([20, null, null]);
    expect(completed([20, -5, null])).toEqual([20, -5, -15]);
    expect(completed([null, 0, 0])).toEqual([0, 0, 0]);
    expect(whole([20, -5, null])).toEqual([20, -5, -15]);
    expect(whole([20, -5, -10])).toBeNull();
    expect(whole([20, null, null])).toBeNull();
    expect(whole([])).toBeNull();
  });

  it('become an act only when they are whole', () => {
    const page = ofThree(open, { you: { role: 'director' } });
    const draft = draftedAt(page, 'enter_result', { round: 1, table: 2 });
    expect(draft.amounts).toEqual([null, null, null]);
    expect(actOf(draft, page)).toBeNull();
    expect(actOf({ ...draft, amounts: [5, null, -10] }, page)).toEqual({
      type: 'enter_result',
      at: { round: 1, table: 2 },
      result: { winner: null, holes: [0, 0], amounts: [5, 5, -10] },
    });
    expect(draftedAt(ofThree(over), 'correct_result', { round: 1, table: 1 }).amounts).toEqual([20, -10, -10]);
  });

  it('are what decides, in words', () => {
    const page = ofThree(over);
    expect(decisionText(page, page.rounds[0]!.tables[0]!)).toBe('Claire Bonnet +20, Ruth Keller −10, Priya Nair −10');
    expect(decisionText(page, at([1, 2, 3], { outcome: 'forfeit' }))).toBe('not played');
    expect(decisionText(page, at([1, 2, 3], { outcome: 'forfeit', winner: 2 }))).toBe('not played, won by Priya Nair');
    expect(changesOf(ofThree(open), page)).toContainEqual(expect.objectContaining({ kind: 'decided' }));
    expect(decision(page, page.standings[0]!)).toBe('Marc Duval has the same balance. Tables won: 1 against 0.');
  });

  it('are reported by one and confirmed by the others', () => {
    const reports = [{ seat: 0, holes: NO_HOLES, amounts: [20, -10, -10] }];
    const table = at([1, 2, 3], { begun: true, reports });
    const as = (entrant: number) => ofThree([table], { you: { entrant } });
    expect([1, 2, 4].map((entrant) => standpoint(as(entrant), table))).toEqual(['waits', 'confirms', 'watches']);
    expect(amountsFirst(table, 1)).toEqual([20, -10, -10]);
    expect(amountsFirst(at([1, 2, 3]), 1)).toEqual([null, null, null]);
  });
});

describe('a director of tables of three', () => {
  const you = { role: 'director' } as const;
  it('may have a table be played without somebody until its first throw, if enough are left', () => {
    expect(offered(ofThree(open, { you }))).toContain('leave_table');
    expect(offered(ofThree([at([1, 2, 3], { begun: true }), at([4, 5])], { you }))).not.toContain('leave_table');
    const draft = { ...draftedAt(ofThree(open), 'leave_table', { round: 1, table: 1 }), entrant: 2 };
    expect(actOf(draft, ofThree(open))).toEqual({ type: 'leave_table', at: { round: 1, table: 1 }, entrant: 2 });
    expect(actOf({ ...draft, entrant: 4 }, ofThree(open))).toBeNull();
  });

  it('is told who leaves, and of no new pairing', () => {
    const after = ofThree([at([3, 1], { missing: [2] }), at([4, 5, 6])]);
    const changes = changesOf(ofThree([at([3, 1, 2]), at([4, 5, 6])]), after);
    expect(changes.map(({ kind }) => kind)).toEqual(['left']);
    expect(changeTexts(changes[0]!, after)[0]).toContain('Table 1 is played without Ruth Keller');
  });
});

describe('making a tournament', () => {
  beforeEach(() => localStorage.removeItem('trictrac.tournament'));

  it('at tables of three or four offers what so many play, and only what fits', () => {
    const making = new Making();
    making.seats = 3;
    making.boards = 3;
    making.fit();
    expect(making.atTables).toBe(true);
    expect(making.played).toContain('poule-guiton');
    expect(making.played).not.toContain('tour');
    making.choice.format = 'poule-guiton';
    making.fit();
    expect(making.shrinks).toBe(true);
    expect(making.settings()).toMatchObject({
      seats: 3,
      least_seats: 2,
      boards: 1,
      tie_breaks: ['tables_won', 'best_table'],
      game: { format: 'poule-guiton', match: { players: 3 } },
    });
    expect(making.settings().game).not.toHaveProperty('others');
    making.smaller = false;
    expect(making.settings().least_seats).toBe(3);
    making.choice.format = 'ecrire-lois';
    making.fit();
    expect(making.gatherings).toEqual(['ronde', 'chouette']);
    expect(making.settings()).toMatchObject({ least_seats: 3, game: { match: { players: 3 } } });
    making.seats = 4;
    making.fit();
    expect(making.settings().game).toMatchObject({ match: { players: 4, company: 'two_against_two' } });
    making.keep();
    expect(new Making().settings()).toEqual(making.settings());
    making.system = 'knockout';
    making.fit();
    expect(making.settings()).not.toHaveProperty('seats');
    expect(making.settings().tie_breaks).not.toContain('tables_won');
  });
});
