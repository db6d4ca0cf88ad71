import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TournamentPage } from '../../src/wire/described/messages';
import '../helpers/browserless';
import { logLines, NOW, played, roundOf, standingsOf, table, tournament } from '../helpers/tournaments';

const answers = vi.hoisted(() => [] as unknown[]);
const asked = vi.hoisted(() => [] as { of: string; given: Record<string, unknown> }[]);
vi.mock('../../src/wire/server/asking', () => ({
  call: (of: string, given: Record<string, unknown>) => {
    asked.push({ of, given });
    return Promise.resolve(answers.shift());
  },
}));

const { changesOf } = await import('../../src/features/director/changes');
const { Direction } = await import('../../src/features/director/direction.svelte');
const { accountsOf, actOf, drafted, draftedAt, needsReason, offered } =
  await import('../../src/features/director/drafts');
const { troublesOf } = await import('../../src/features/director/troubles');
const { changeTexts, lineText } = await import('../../src/features/director/sentences');

/** A tournament as the page follows it: it takes what it is given. */
class Followed {
  id = 'thursday';
  constructor(public now: TournamentPage) {}
  next: TournamentPage | null = null;
  ask(): Promise<boolean> {
    this.now = this.next ?? this.now;
    return Promise.resolve(true);
  }
  here = (seconds: number) => seconds * 1000;
}
const directing = (now = tournament()) => {
  const here = new Followed(now);
  return { here, direction: new Direction(here as never) };
};
const texts = (before: TournamentPage, after: TournamentPage) =>
  changesOf(before, after).flatMap((change) => changeTexts(change, after));

beforeEach(() => {
  answers.length = 0;
  asked.length = 0;
});

describe('trouble', () => {
  it('is a table whose reports differ, then those whose players have not thrown in time', () => {
    expect(troublesOf(tournament(), NOW).map(({ kind, at, late }) => [kind, at.table, late])).toEqual([
      ['disputed', 7, 0],
      ['absent', 4, 9],
    ]);
  });

  it('waits for the time that a table was given besides', () => {
    const page = tournament();
    page.rounds[3]!.tables[3]!.due! += 10 * 60;
    expect(troublesOf(page, NOW).map(({ at }) => at.table)).toEqual([7]);
    expect(troublesOf(page, NOW + 61).map(({ at }) => at.table)).toEqual([7, 4]);
  });

  it('at real boards is only what the players have reported', () => {
    const page = tournament();
    expect(troublesOf({ ...page, settings: { ...page.settings, on_wood: true } }, NOW)).toHaveLength(1);
  });
});

describe('an act', () => {
  const page = tournament();

  it('is none as long as something is missing', () => {
    expect(actOf(drafted('add_entrant', { name: ' ' }), page)).toBeNull();
    expect(actOf(drafted('exclude_pair', { entrant: 3, other: 3 }), page)).toBeNull();
    expect(actOf(drafted('enter_result', { round: 4, table: 1 }), page)).toBeNull();
    expect(actOf(drafted('enter_result', { round: 4, table: 9, holes: [12, 3] }), page)).toBeNull();
    expect(actOf(drafted('forfeit', { round: 4, table: 4 }), page)).toBeNull();
  });

  it('has the winner that the holes tell, or the one chosen of a game that was cut short', () => {
    const at = { round: 4, table: 1 };
    expect(actOf(drafted('enter_result', { ...at, holes: [7, 12] }), page)).toEqual({
      type: 'enter_result',
      at,
      result: { winner: 1, holes: [7, 12] },
    });
    expect(actOf(drafted('enter_result', { ...at, holes: [7, 9], cut: true, winner: 0 }), page)).toMatchObject({
      result: { winner: 0, holes: [7, 9] },
    });
  });

  it('begins with the result that is corrected', () => {
    expect(draftedAt(page, 'correct_result', { round: 4, table: 5 })).toMatchObject({ holes: [12, 6], winner: 0 });
  });

  it('of a late entry has the next number', () => {
    expect(actOf(drafted('add_entrant', { name: ' Jeanne Vidal ' }), page)).toEqual({
      type: 'add_entrant',
      entrant: 17,
      person: 0,
      name: 'Jeanne Vidal',
      club: '',
      rating: 1500,
    });
  });

  it('needs a reason where something decided is changed', () => {
    expect((['correct_result', 'annul_result', 'pair_again'] as const).every(needsReason)).toBe(true);
    expect(needsReason('forfeit')).toBe(false);
  });

  it('is offered where it can be done, and by whom', () => {
    expect(offered(page)).not.toContain('start_round');
    expect(offered(page)).not.toContain('pair_again');
    expect(offered(page)).toContain('forfeit');
    expect(offered(tournament({ you: { role: 'assistant' } }))).toEqual([
      'enter_result',
      'add_entrant',
      'grant_time',
      'announce',
    ]);
    const between = tournament({ rounds: tournament().rounds.slice(0, 3) });
    expect(offered(between)).toContain('start_round');
    expect(offered({ ...between, paused: true })).not.toContain('start_round');
    expect(offered({ ...between, rounds_planned: 3 })).toContain('finish');
    // The rounds of a league end by their days.
    expect(offered(between)).toContain('pause');
    expect(offered({ ...between, league: { id: 'x', season: 1, division: 1 } })).not.toContain('pause');
  });

  it('enters an account by its name only where the director says that it is one', () => {
    const given = { name: ' Anne ' };
    const page = tournament({});
    expect(accountsOf(drafted('add_entrant', given), page).account).toBe('');
    for (const deed of ['add_entrant', 'substitute'] as const)
      expect(accountsOf(drafted(deed, { ...given, known: true }), page).account).toBe('Anne');
  });
});

describe('what an act changes', () => {
  it('is said of a corrected result: before and after, the places, the later rounds', () => {
    const before = tournament();
    const after = tournament();
    const [white = 0, black = 0] = after.rounds[2]!.tables[0]!.seats;
    after.rounds[2]!.tables[0] = played(white, black, [12, 11]);
    after.standings = standingsOf(
      after.entrants.map(({ entrant }) => entrant),
      after.rounds,
    );
    const said = texts(before, after);
    expect(said[0]).toMatch(/^Round 3, table 1: .* wins 12.–.11; before: .* wins 12.–.7\.$/);
    expect(said).toContain('Later rounds stay paired as they are.');
    expect(said.some((one) => /^.*: place \d+, not \d+\.$/.test(one))).toBe(true);
  });

  it('is said of a late entry, with the bye that it brings', () => {
    const before = tournament();
    const after = tournament();
    after.entrants.push({ entrant: 17, name: 'Jeanne Vidal', rating: 1500 });
    expect(texts(before, after)).toEqual([
      'Jeanne Vidal plays from round 5 on.',
      'Rounds 1 to 4 count as not played: no wins.',
      'With 17 entrants, one has a bye each round.',
    ]);
  });

  it('is said of a round, with who has a bye', () => {
    const before = tournament({ rounds: tournament().rounds.slice(0, 3) });
    const after = tournament({
      rounds: [...before.rounds, { ...roundOf(4, [table(1, 2)], false), byes: [{ entrant: 3, halves: 2 }] }],
    });
    expect(texts(before, after)).toEqual(['Round 4 begins, at 1 table.', 'Bye: Priya Nair.']);
  });

  it('is said of an undone round, and of a pause', () => {
    expect(texts(tournament(), tournament({ rounds: tournament().rounds.slice(0, 3) }))[0]).toBe(
      'Round 4 is taken back. Its games are called off.',
    );
    expect(texts(tournament(), tournament({ paused: true }))).toEqual([
      'No round begins until you resume. Games in play go on.',
    ]);
  });
});

describe('a director', () => {
  const entry = drafted('add_entrant', { name: 'Jeanne Vidal' });

  it('sees what an act would change before it is sent, as the act that follows what the page shows', async () => {
    const { direction } = directing();
    direction.prepare({ ...entry });
    const after = tournament();
    after.entrants.push({ entrant: 17, name: 'Jeanne Vidal', rating: 1500 });
    answers.push({ ok: true, value: after });
    await direction.lookAhead('first');
    expect(asked[0]!.given).toMatchObject({ number: 53, preview: true, act: { type: 'add_entrant' } });
    expect(direction.outlook).toMatchObject({ of: 'first', failure: null });
    expect(direction.outlook!.changes[0]).toMatchObject({ kind: 'entered', from: 5 });
  });

  it('keeps what was typed when something else has happened, and sees that', async () => {
    const { here, direction } = directing();
    direction.prepare({ ...entry, why: 'came by train' });
    here.next = tournament({ revision: 53 });
    const line = { ...logLines()[0]!, number: 53, act: { type: 'pause' } };
    answers.push(
      { ok: false, failure: { code: 'stale', message: '' } },
      { ok: true, value: { lines: [...logLines(), line] } },
    );
    expect(await direction.confirm()).toBe(false);
    expect(direction.draft).toMatchObject({ name: 'Jeanne Vidal', why: 'came by train' });
    expect(direction.meanwhile.map(({ number }) => number)).toEqual([53]);
    answers.push({ ok: true, value: tournament({ revision: 54 }) });
    expect(await direction.confirm()).toBe(true);
    expect(asked.at(-1)!.given).toMatchObject({ number: 54, why: 'came by train', preview: false });
    expect(direction.draft).toBeNull();
  });

  it('is told why an act is refused, and has it still', async () => {
    const { direction } = directing();
    direction.prepare({ ...entry });
    answers.push({ ok: false, failure: { code: 'refused', message: 'the event is full' } });
    expect(await direction.confirm()).toBe(false);
    expect(direction.failure).toMatchObject({ message: 'the event is full' });
    expect(direction.draft).not.toBeNull();
  });

  it('pairs by a call of its own, and looks at the byes first', async () => {
    const { direction } = directing(tournament({ rounds: tournament().rounds.slice(0, 3) }));
    direction.prepare(drafted('start_round'));
    answers.push({ ok: true, value: tournament() });
    await direction.lookAhead('pairs');
    expect(asked[0]!.of).toContain('/rounds');
    expect(asked[0]!.given).toMatchObject({ again: false, preview: true });
    expect(direction.outlook!.changes[0]).toMatchObject({ kind: 'paired', round: 4, tables: 8 });
  });
});

describe('the log', () => {
  it('says each act in a sentence, a report of a player as such', () => {
    const page = tournament();
    const said = logLines().map((line) => lineText(line, page));
    expect(said[0]).toBe('A round was paired: 8 tables');
    expect(said[2]).toBe('Line 44 undone');
    expect(said[5]).toBe('Round 4, table 1: 2 more minutes');
    expect(said.at(-1)).toMatch(/^Round 4, table 7, report: .* wins 12.–.9$/);
    expect(said.every((one) => !/undefined|\?/.test(one))).toBe(true);
  });
});
