import '../helpers/browserless';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lessonAt } from '../../src/features/course/load';
import { answered, QUESTIONS } from '../../src/features/analysis/hint/fourQuestions';
import { LiveTutor, type WeighedAnswer } from '../../src/features/analysis/hint/tutor.svelte';
import type { DeskCalls } from '../../src/features/analysis/reviewing';
import type { PlayStep } from '../../src/features/course/script';
import { settings } from '../../src/state/settings/settings.svelte';
import type { TrictracSession } from '../../src/state/trictrac/session.svelte';
import type { Action, Step } from '../../src/wire/described/messages';
import type { Answer, Hint } from '../../src/wire/messages/analysis';
import { parseTrid } from '../../src/wire/messages/trid';
import { namer } from '../../src/words/naming';
import tutorWords from '../../src/words/texts/en/tutor';
import { analyst, referee } from '../helpers/referee';

const { desk, record } = vi.hoisted(() => ({
  desk: { call: vi.fn<(name: string, ask: object) => Promise<unknown>>() },
  record: { of: vi.fn<() => Promise<string | null>>() },
}));
vi.mock('../../src/features/analysis/desk', () => ({ desk }));
vi.mock('../../src/wire/tables/tables', () => ({ recordOf: record.of }));

const CORNER = (await lessonAt(18)).script.take as PlayStep;
const EXPOSED = (await lessonAt(21)).script.choose as PlayStep;
const say = await analyst();

const stepsOf = (play: string) => play.split(' ').map((one) => one.split('/').map(Number) as Step);
const isPlay = (answer: Answer, play: string) =>
  'steps' in answer && answer.steps.map((one) => one.join('/')).sort().join(' ') === play.split(' ').sort().join(' '); // prettier-ignore

function weighed(step: PlayStep, play: string): { weighed: WeighedAnswer; trid: string } {
  const { trid } = referee.judge(step).line;
  const { ways } = say({ do: 'hint', trid, plies: 1, all: true }) as Hint;
  const given = ways.find(({ answer }) => isPlay(answer, play))!;
  return { weighed: { best: ways[0]!, given, line: 1 }, trid };
}

/** Returns the signs and texts of the four questions for a play. */
function seen(step: PlayStep, play: string, costs = true) {
  const { weighed: both, trid } = weighed(step, play);
  const { board } = parseTrid(trid)!;
  return answered(both, { board, side: 'white', costs, name: namer('1-24', 'white'), w: tutorWords });
}

describe('the four questions about a play', () => {
  it('say that the corner was missed, and that fresh men were brought', () => {
    const { corner, fresh, case: cases } = seen(CORNER, '1/6 1/5');
    expect([corner.sign, corner.text]).toEqual(['costs', tutorWords.corner.missed]);
    expect([fresh.sign, fresh.text]).toEqual(['done', tutorWords.fresh.out(2)]);
    expect([cases.sign, cases.text]).toEqual(['done', tutorWords.case.made('6', 1)]);
  });

  it('have a tick for the corner that is taken, and a dash for what this roll does not do', () => {
    const { corner, fresh } = seen(CORNER, '7/12 8/12', false);
    expect([corner.sign, corner.text]).toEqual(['done', tutorWords.corner.taken]);
    expect([fresh.sign, fresh.text]).toEqual(['not', tutorWords.fresh.none(11)]);
  });

  it('count the throws that hit, with the fact that shows them', () => {
    const { hit } = seen(EXPOSED, '1/3 6/10');
    expect(hit.sign).toBe('costs');
    expect(hit.text).toContain('25 throws of 36');
    expect(hit.fact!.rolls!.reduce((sum, [a, b]) => sum + (a === b ? 1 : 2), 0)).toBe(25);
  });

  it('have no cross where the play costs too little to be warned of', () => {
    const all = seen(EXPOSED, '1/3 6/10', false);
    expect(QUESTIONS.map((question) => all[question].sign)).not.toContain('costs');
    expect(QUESTIONS.map((question) => all[question].fact)).toEqual([null, null, null, null]);
  });
});

describe('the tutor', () => {
  const answers = (name: keyof DeskCalls, ask: object) =>
    Promise.resolve(say({ do: name, ...ask } as Parameters<typeof say>[0]));
  const undoAll = vi.fn();
  const actNow = vi.fn();

  /** Returns a tutor at a table where a roll is to be played. */
  function tutorAt(
    step: PlayStep,
    ...theme: ConstructorParameters<typeof LiveTutor> extends [unknown, infer T] ? [T?] : never
  ) {
    const { trid } = referee.judge(step).line;
    const session = { id: 'game', game: { lines: [{ trid }] }, hand: { moves: [], undoAll }, actNow };
    return new LiveTutor(session as unknown as TrictracSession, theme[0] ?? null);
  }
  const play = (text: string): Action => ({ type: 'play', steps: stepsOf(text) });
  /** Lets the tutor look at a play, and returns whether it sent it. */
  async function sent(tutor: LiveTutor, text: string): Promise<boolean> {
    expect(tutor.lets(play(text))).toBe(false);
    await expect.poll(() => tutor.looking).toBe(false);
    return actNow.mock.calls.length > 0;
  }

  beforeEach(() => {
    vi.clearAllMocks();
    desk.call.mockImplementation((name, ask) => answers(name as keyof DeskCalls, ask));
    record.of.mockResolvedValue(null);
    settings.set('tutorFrom', 'blunder');
    settings.set('tutorTheme', 'any');
  });

  it('keeps a costly play back, takes it back, or sends it anyway', async () => {
    const tutor = tutorAt(CORNER);
    expect(await sent(tutor, '1/6 1/5')).toBe(false);
    expect(tutor.pending!.cost.lost.mille).toBeGreaterThan(20);
    expect(tutor.lets(play('1/6 1/5'))).toBe(false);
    tutor.rethink();
    expect([tutor.pending, tutor.weighed, undoAll.mock.calls.length]).toEqual([null, null, 1]);
    expect(await sent(tutor, '1/6 1/5')).toBe(false);
    tutor.anyway();
    expect(actNow).toHaveBeenCalledExactlyOnceWith(play('1/6 1/5'));
  });

  it('sends a good play, and keeps it for its signs', async () => {
    const tutor = tutorAt(CORNER);
    expect(await sent(tutor, '7/12 8/12')).toBe(true);
    expect([tutor.pending, tutor.weighed!.line]).toEqual([null, 1]);
  });

  it('speaks of the theme that is set, or of that of a lesson, alone', async () => {
    settings.set('tutorTheme', 'hit');
    expect(await sent(tutorAt(CORNER), '1/6 1/5')).toBe(true);
    actNow.mockClear();
    settings.set('tutorTheme', 'corner');
    expect(await sent(tutorAt(CORNER), '1/6 1/5')).toBe(false);
    expect(await sent(tutorAt(CORNER, 'corner'), '1/6 1/5')).toBe(false);
    expect(await sent(tutorAt(CORNER, 'decision'), '1/6 1/5')).toBe(true);
  });

  it('shows the best answer, with the play taken back', async () => {
    const tutor = tutorAt(CORNER);
    await sent(tutor, '1/6 1/5');
    expect(isPlay(tutor.better()!, '7/12 8/12')).toBe(true);
    expect([tutor.pending, undoAll.mock.calls.length]).toEqual([null, 1]);
    expect(tutor.weighed).not.toBeNull();
  });

  it('sends what it cannot weigh', async () => {
    desk.call.mockRejectedValue(new Error('no engine'));
    expect(await sent(tutorAt(CORNER), '1/6 1/5')).toBe(true);
  });
});
