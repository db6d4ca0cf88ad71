import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { DeviceDealer } from '../../src/features/course/deals';
import { attained, isLong, losingPlay, nearBest, reached } from '../../src/features/course/goals';
import { lessonAt } from '../../src/features/course/load';
import { LESSONS, PARTS } from '../../src/features/course/lessons';
import enCourse from '../../src/words/texts/en/course';
import frCourse from '../../src/words/texts/fr/course';
import { Player } from '../../src/features/course/player.svelte';
import { asking, lookedAhead } from '../../src/features/course/questions';
import { arrives } from '../../src/features/course/race';
import { scene } from '../../src/features/course/scene';
import type {
  CourseLesson,
  LessonStep,
  PlayStep,
  CourrierStep,
  StepText,
  Task,
} from '../../src/features/course/script';
import type { Hint } from '../../src/wire/messages/analysis';
import type { Line, Play, CourrierRefusal, Step, TableMessage, Turn } from '../../src/wire/described/messages';
import type { VerdictOf } from '../../src/wire/messages/protocol';
import { moved, parseTrid } from '../../src/wire/messages/trid';
import { course, lessonsTogether } from '../../src/state/training/course.svelte';
import { isLevel } from '../../src/parts/book/level';
import { bookOf } from '../../tools/book';
import { dependable } from '../helpers/chance';
import { referee, table } from '../helpers/referee';

const lessons = await Promise.all(LESSONS.map((_, i) => lessonAt(i + 1)));
const all = lessons.map((lesson, i) => [i + 1, lesson] as const);
const steps = all.flatMap(([number, { script }]) =>
  Object.entries(script).map(([name, step]) => [`${number} ${name}`, step] as const),
);

describe.each(all)('lesson %i', (number, lesson) => {
  it('says as much in both languages', () => {
    const names = Object.keys(lesson.script);
    for (const lang of ['fr', 'en'] as const) expect(Object.keys(lesson.texts[lang]!)).toEqual(names);
    for (const name of names) {
      const shape = ({ text, choices, right, hint, shares, source }: StepText) => [
        text.length,
        choices?.length,
        Boolean(right),
        Boolean(hint),
        shares?.length,
        Boolean(source),
      ];
      expect(shape(lesson.texts.en![name]!), name).toEqual(shape(lesson.texts.fr![name]!));
      const step = lesson.script[name]!;
      expect(lesson.texts.en![name]!.shares?.length, name).toBe(step.kind === 'show' ? step.shares?.length : undefined);
    }
  });

  it('has a drill, and ends with a small game', () => {
    const kinds = Object.values(lesson.script).map(({ kind }) => kind);
    expect(kinds).toContain('drill');
    expect(kinds.at(-1)).toBe('task');
  });

  it('teaches two to five words of the glossary', () => {
    const { words } = LESSONS[number - 1]!;
    const known = bookOf('fr').terms.map(({ id }) => id);
    expect(words.length).toBeGreaterThanOrEqual(2);
    expect(words.length).toBeLessThanOrEqual(5);
    for (const word of words) expect(known).toContain(word);
  });

  it('is led to its end by the player who answers from the rules', { timeout: 120_000 }, async () => {
    const player = new Player(number, lesson, referee, new DeviceDealer(referee, dependable(number)));
    player.restart();
    while (player.step) await answered(player, lesson);
    expect(course.in(number).done).toBe(true);
  });
});

/** One step, answered or played as the rules say. */
async function answered(player: Player, lesson: CourseLesson): Promise<void> {
  const { step, name } = player;
  if (step?.kind === 'drill') await player.deal();
  if (step?.kind === 'ask') await expect.poll(() => player.asked).not.toBeNull();
  if (player.asked) {
    const { asked } = player;
    const quiz = asked.question === 'quiz' ? lesson.texts.fr![name!]!.choices! : [];
    const choices = [...quiz, ...asked.choices, ...asked.plays].map((_, i) => i);
    if (asked.form !== 'fleches')
      expect(asked.form === 'number' ? asked.numbers : choices, name!).toContain(asked.right[0]);
    player.answer([-1]);
    expect(player.phase, name!).toBe('wrong');
    player.answer(asked.right);
    expect(player.phase, name!).toBe('right');
  }
  if (step?.kind === 'play') player.played(playable(step));
  if (step?.kind === 'task') player.played(await played(step));
  if (step?.kind === 'race') player.played(await raced(step));
  if (step && ['play', 'task', 'race'].includes(step.kind)) expect(player.phase, name!).toBe('right');
  player.next();
}

/** Returns whether some legal play reaches the goal and, if there is a goal, not every play does. */
function playable({ trid, dice, goal }: PlayStep): boolean {
  const { plays, line } = referee.judge({ trid, dice });
  expect(line.turn.stage).toBe('move');
  const { board } = parseTrid(trid)!;
  const made = (play: Play) => ({
    board: play.reduce((now, [from, to]) => moved(now, 'white', from, to), board),
    steps: play.map(([from, to]): Step => [from, to]),
  });
  const hint = goal === 'best' ? referee.hint(line.trid) : null;
  const well = plays.filter((play) =>
    goal === 'best' ? nearBest(hint!, made(play)) === 'best' : attained(goal, made(play)),
  );
  if (goal !== 'any') expect(well.length).toBeLessThan(plays.length);
  return well.length > 0;
}

/** Returns whether some legal play of Le Tric Trac reaches the goal, and not every play does. */
async function raced(step: CourrierStep): Promise<boolean> {
  const { say } = await table();
  const seat = { kind: 'human', name: '' };
  say({ do: 'new', format: 'courrier', position: step.position, seed: '0'.repeat(64), white: seat, black: seat });
  const plays = racesFrom(say, []);
  expect(plays.length).toBeGreaterThan(0);
  const well = plays.filter((play) => arrives(step, play));
  expect(well.length).toBeLessThan(plays.length);
  return well.length > 0;
}

/** Every legal play that begins with these steps, each by the table's word for it. */
function racesFrom(say: (message: object) => unknown, steps: Step[]): Step[][] {
  const [verdict] = say({ do: 'why', side: 'white', steps }) as [VerdictOf<CourrierRefusal>];
  const { next = [] } = verdict;
  return next.length === 0 ? [steps] : next.flatMap(([from, to]) => racesFrom(say, [...steps, [from, to]]));
}

/** Plays a small game as the analyst advises, with one seed after another, till it comes to its goal. */
async function played({ trid, goal, bot, format = 'tour', options = {} }: Task): Promise<boolean> {
  const { say, advise } = await table();
  const heard = (message: object) => (say(message) as TableMessage[]).filter((one): one is Line => one.say === 'line');
  for (let seed = 10; seed < 99; seed += 1) {
    const seats = { white: { kind: 'human', name: '' }, black: { kind: 'bot', name: '', bot } };
    const lines = heard({ do: 'new', format, rules: 'lois', options, trid, seed: String(seed).repeat(32), ...seats });
    expect(lines.length, `${format} ${trid}`).toBeGreaterThan(0);
    while (lines.length < 800 && !reached(goal, lines)) {
      const { n, turn, trid: now } = lines.at(-1)!;
      const { ways = [] } = advise({ do: 'hint', trid: now, plies: 0 }) as Partial<Hint>;
      const action = turn.stage === 'roll' ? { type: 'roll' } : doing(ways[0]?.answer, turn);
      lines.push(...heard({ do: 'act', line: n + 1, side: 'white', action }));
    }
    if (reached(goal, lines)) return true;
  }
  return false;
}

/** Returns the advised action; where the analyst cannot tell, to go, or the first play there is. */
function doing(answer: Hint['ways'][number]['answer'] | undefined, { stage, plays }: Turn): object {
  if (stage === 'agree') return { type: 'agree' };
  if (stage === 'decide') return { type: answer?.type === 'hold' ? 'hold' : 'go' };
  const first = (plays?.[0] ?? []).map(([from, to]) => [from, to]);
  return { type: 'play', steps: answer && 'steps' in answer ? answer.steps : first };
}

describe('the positions of the course', () => {
  it.each(steps)('%s is legal', (_, step) => {
    if (step.kind === 'drill' || step.kind === 'race') return;
    expect(() => referee.score(step.trid)).not.toThrow();
    if ('dice' in step && step.dice) referee.judge({ ...step, dice: step.dice });
    if ('paper' in step && step.paper) expect(referee.paid(step.paper)).not.toBeNull();
  });
});

describe('the course', () => {
  it('has a title and an aim for each lesson, in both languages, in its parts', () => {
    for (const { lessons: named, parts } of [frCourse, enCourse]) {
      expect(named.length).toBeGreaterThanOrEqual(LESSONS.length);
      expect(parts).toHaveLength(PARTS.length);
    }
  });

  it('takes under ten minutes in most of its lessons, as its first sentence says', () => {
    for (const { lead } of [frCourse, enCourse])
      expect(lead(LESSONS.length)).toMatch(new RegExp(`^${LESSONS.length} .*(under ten|moins de dix)`));
    expect(LESSONS.filter(({ minutes }) => minutes < 10).length).toBeGreaterThan(LESSONS.length * 0.75);
  });

  it('keeps how far one is, and that a lesson has been done', () => {
    course.keep(40, 3, false);
    expect(course.in(40)).toEqual({ at: 3, done: false });
    course.keep(40, 9, true);
    course.keep(40, 2, false);
    expect(course.in(40)).toEqual({ at: 2, done: true });
  });

  it('is not done while a step is skipped, and takes it up again', () => {
    const player = new Player(1, lessons[0]!, referee, new DeviceDealer(referee, dependable(1)));
    course.take({});
    player.restart();
    while (player.step) {
      if (player.step.kind === 'show') player.next();
      else if (player.name === 'talon' || player.name === 'drill') player.skip();
      else {
        player.played(true);
        player.next();
      }
    }
    const skipped = [1, Object.keys(lessons[0]!.script).indexOf('drill')];
    expect(course.in(1)).toMatchObject({ done: false, skipped });
    player.takeUp();
    expect(player.name).toBe('talon');
    player.played(true);
    expect(course.in(1)).toMatchObject({ done: false, skipped: skipped.slice(1) });
    player.takeUp();
    player.played(true);
    player.next();
    while (player.step) {
      player.played(true);
      player.next();
    }
    expect(course.in(1)).toEqual({ at: Object.keys(lessons[0]!.script).length, done: true });
  });

  it('replaces the flèche chosen where a single one is asked for', async () => {
    const player = new Player(1, lessons[0]!, referee, new DeviceDealer(referee, dependable(1)));
    player.restart();
    player.next();
    await expect.poll(() => player.asked).not.toBeNull();
    player.choose(6);
    player.answer(player.chosen);
    expect(player.phase).toBe('wrong');
    player.choose(1);
    expect(player.chosen).toEqual([1]);
    player.answer(player.chosen);
    expect(player.phase).toBe('right');
  });

  it('takes a first roll that the opening book cannot tell from the best', () => {
    const { trid } = lessons[12]!.script.first as PlayStep;
    const hint = referee.hint(referee.judge({ trid, dice: [4, 1] }).line.trid);
    const whole = { steps: [[1, 5], [5, 6]] as Step[] }; // prettier-ignore
    expect(nearBest(hint, whole)).toBe('equal');
    expect(nearBest(hint, { steps: [[1, 2], [1, 5]] })).toBe('best'); // prettier-ignore
    expect(nearBest(hint, { steps: [[1, 2]] })).toBeNull();
  });

  it('asks for first rolls in which the opening book has one best answer', () => {
    for (const name of ['first', 'fresh'] as const) {
      const { trid, dice } = lessons[12]!.script[name] as PlayStep;
      const { ways } = referee.hint(referee.judge({ trid, dice }).line.trid);
      const even = ways.filter(({ book }) => book && book.lost > 0 && isLevel(book.lost, book.error));
      expect(even, dice.join('-')).toEqual([]);
    }
  });

  it('names the play after which a jan can no longer be filled, and where it was played from', () => {
    const { trid } = lessons[4]!.script.game as Task;
    const spent = scene('7 8 10*2 12*2 19*3 21*3 23*3', '1*5 2*5 3*5');
    const roll = { side: 'white', do: { type: 'roll' }, trid } as unknown as Line;
    const play = { side: 'white', do: { type: 'play', steps: [[6, 10]] }, trid: spent } as unknown as Line;
    const later = { ...roll, trid: spent };
    expect(losingPlay('fill', [roll, play, later])).toEqual({ steps: [[6, 10]], trid });
    expect(losingPlay('fill', [roll, roll])).toBeNull();
    expect(losingPlay('hole', [roll, play])).toBeNull();
  });

  it('offers to show the end of a game after twelve plays, where dice can keep one waiting', () => {
    const play = { side: 'white', do: { type: 'play' } } as Line;
    const theirs = { ...play, side: 'black' } as Line;
    const lasting = (n: number) => Array.from({ length: n }, () => [play, theirs]).flat();
    for (const number of [4, 7, 9]) {
      const { goal } = lessons[number - 1]!.script.game as Task;
      expect(isLong(goal, lasting(11)), goal).toBe(false);
      expect(isLong(goal, lasting(12)), goal).toBe(true);
    }
    expect(isLong('tour', lasting(100))).toBe(false);
  });

  it('takes back the flèches that were wrong, and keeps the others', async () => {
    const player = new Player(2, lessons[1]!, referee, new DeviceDealer(referee, dependable(1)));
    player.restart();
    while (player.asked?.form !== 'fleches' || player.asked.right.length < 2) {
      player.skip();
      if (player.step?.kind === 'ask') await expect.poll(() => player.asked).not.toBeNull();
      expect(player.step, 'a step with two flèches').not.toBeNull();
    }
    const { right } = player.asked;
    const stray = [1, 2, 3].find((at) => !right.includes(at))!;
    for (const at of [right[0]!, stray]) player.choose(at);
    player.answer(player.chosen);
    expect([player.phase, player.chosen, player.strays]).toEqual(['wrong', [right[0]], [stray]]);
    for (const at of right.slice(1)) player.choose(at);
    player.answer(player.chosen);
    expect(player.phase).toBe('right');
  });

  it('tells which of holding and going is better, and by how much in words alone', async () => {
    const margins = await Promise.all(
      (['strong', 'spent'] as const).map(async (name) => {
        const step = lessons[6]!.script[name] as Extract<LessonStep, { kind: 'ask' }>;
        const { because } = asking(referee, step, await lookedAhead(referee, new DeviceDealer(referee), step));
        return because.find(({ kind }) => kind === 'decision');
      }),
    );
    expect(margins).toMatchObject([
      { go: false, by: 'much' },
      { go: true, by: 'much' },
    ]);
    for (const course of [enCourse, frCourse])
      for (const by of ['little', 'some', 'much'] as const) expect(course.because.decision(true, by)).not.toMatch(/\d/);
  });

  it('knows on two devices what was skipped on both', () => {
    const one = { 1: { at: 5, done: false, skipped: [1, 3] } };
    expect(lessonsTogether(one, { 1: { at: 4, done: false, skipped: [3] } })).toEqual({
      1: { at: 5, done: false, skipped: [3] },
    });
    expect(lessonsTogether(one, { 1: { at: 2, done: false } })).toEqual({ 1: { at: 5, done: false, skipped: [3] } });
    expect(lessonsTogether(one, { 1: { at: 13, done: true } })).toEqual({ 1: { at: 13, done: true } });
  });

  it('hits by the sum from an empty flèche first, until a rest on a lone man is explained', () => {
    const { both, tariff } = lessons[1]!.script;
    for (const step of [both, tariff]) {
      if (step?.kind !== 'ask') throw new Error('a question is wanted');
      const { men } = parseTrid(step.trid)!.board;
      const rests = asking(referee, step).events.flatMap(({ paths }) =>
        paths.flat().flatMap((path) => path.slice(1, -1)),
      );
      expect(rests.map((at) => men[at])).toEqual([0]);
    }
  });
});
