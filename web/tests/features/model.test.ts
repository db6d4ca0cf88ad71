import '../helpers/browserless';
import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../src/features/model/beats';
import { lengthOf, walked } from '../../src/features/model/counting';
import { told, throwsOf, UntrueFact, untold } from '../../src/features/model/facts';
import { MODEL_GAMES } from '../../src/features/model/games';
import { modelAt } from '../../src/features/model/load';
import { answersTo } from '../../src/features/model/questions';
import { voiceAt } from '../../src/features/model/said';
import { turnsOf } from '../../src/features/model/turns';
import { ModelWalk } from '../../src/features/model/walk.svelte';
import { NEARLY_EQUAL } from '../../src/parts/reason/reasons';
import type { Hint } from '../../src/wire/messages/analysis';
import en from '../../src/words/texts/en/all';
import enModel from '../../src/words/texts/en/model';
import fr from '../../src/words/texts/fr/all';
import frModel from '../../src/words/texts/fr/model';
import { OFF } from '../../src/wire/messages/fleches';
import { namer } from '../../src/words/naming';
import { bookOf } from '../../tools/book';
import { analyst, judge } from '../helpers/referee';

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const;
const name = namer('1-24', 'white');
const names = { naming: '1-24', reader: 'white' } as const;
const desk = await analyst();
const judges = { study: judge, desk };
const games = await Promise.all(
  MODEL_GAMES.map(async (_, i) => {
    const piece = await modelAt(i + 1);
    const replayed = judge.replay(piece.game.record);
    if (replayed.say !== 'replay') throw new Error(`game ${i + 1}: ${JSON.stringify(replayed)}`);
    return [i + 1, piece, turnsOf(replayed)] as const;
  }),
);

it('each model game has its title in both languages', () => {
  for (const { games: titles } of [enModel, frModel]) expect(titles).toHaveLength(MODEL_GAMES.length);
});

describe.each(games)('model game %i', (_, piece, turns) => {
  const questions = Object.entries(piece.game.questions).map(([roll, question]) => [Number(roll), question!] as const);

  it('is one relevé, which ends', () => {
    expect(turns.filter(({ releve }) => releve)).toHaveLength(1);
    expect(turns.at(-1)!.releve).not.toBeNull();
    expect(turns.map(({ number }) => number)).toEqual(turns.map((_, i) => i + 1));
  });

  it.each(LANGUAGES)('says something at every roll, and nothing that is not so: %s', (lang, t) => {
    const { rolls } = piece.words[lang]!;
    expect(Object.keys(rolls)).toEqual(turns.map((_, i) => String(i + 1)));
    for (const [i, turn] of turns.entries())
      for (const text of Object.values(rolls[String(i + 1)]!) as string[]) {
        const said = told(text, { turn, study: judge, t, name });
        expect(said, `roll ${i + 1}`).not.toMatch(/[[\]]/);
        // Figures come from the module, never from the text; only "of 36" is a fixed number.
        expect(untold(text).replaceAll('36', ''), `roll ${i + 1}`).not.toMatch(/\d/);
      }
  });

  it('states the same facts in both languages', () => {
    const facts = (text: string) => [...text.matchAll(/\[(?!dice|play)[^\]]+\]/g)].map(([fact]) => fact).sort();
    for (const [roll, { text, right }] of Object.entries(piece.words.en!.rolls)) {
      const french = piece.words.fr!.rolls[roll]!;
      expect(facts(french.text), roll).toEqual(facts(text));
      expect(facts(french.right ?? ''), roll).toEqual(facts(right ?? ''));
    }
  });

  it('is played well: no play or decision costs what the review would grade', { timeout: 60_000 }, () => {
    for (const turn of turns.filter((one) => !bearsOff(one))) {
      const hint = desk({ do: 'hint', trid: turn.trids.thrown, plies: 1 });
      // Without a choice there is nothing to advise.
      if (hint.say !== 'hint') continue;
      const played = hint.ways.find(({ answer }) => isPlayed(turn, answer));
      expect(played?.lost.mille, `roll ${turn.number}`).toBeLessThan(NEARLY_EQUAL);
    }
  });

  it('bears off as many men as each roll allows', () => {
    for (const { trids, steps, number } of turns.filter(bearsOff)) {
      const judged = judge.judge(trids.thrown);
      const off = (play: readonly (readonly number[])[]) => play.filter((step) => step[1] === OFF).length;
      const most = judged.say === 'judged' ? Math.max(...judged.plays.map(off)) : null;
      expect(off(steps!), `roll ${number}`).toBe(most);
    }
  });

  it('asks questions whose answers the module knows, and whose right one was played', () => {
    expect(questions.length).toBeGreaterThanOrEqual(4);
    for (const [roll, question] of questions) {
      const turn = turns[roll - 1]!;
      const answers = answersTo(question, turn, judges);
      expect(answers.right, `roll ${roll}`).toBeGreaterThanOrEqual(0);
      expect(
        beatsOf(turn, question).filter(({ kind }) => kind === 'ask'),
        `roll ${roll}`,
      ).toHaveLength(1);
      if (answers.numbers) expect(new Set(answers.numbers).size).toBe(answers.numbers.length);
      if (question.kind === 'choice') expect(answers.decisions![answers.right]).toBe(turn.held);
      if (answers.plays) expect(ends(answers.plays[answers.right]!)).toEqual(ends(turn.steps!));
      // The other answers are clearly worse.
      const others = answers.costs.filter((_, i) => i !== answers.right);
      for (const cost of others) expect(cost, `roll ${roll}`).toBeGreaterThan(0.1);
      expect(piece.words.en!.rolls[String(roll)]!.right, `roll ${roll}`).toBeTruthy();
    }
  });

  it('speaks words of the glossary', () => {
    const known = bookOf('fr').terms.map(({ id }) => id);
    for (const term of Object.values(piece.game.terms).flat()) expect(known).toContain(term);
  });

  it('counts every way of every event, and ends as the record does', () => {
    for (const [i, turn] of turns.entries()) {
      const beats = beatsOf(turn, piece.game.questions[i + 1] ?? null);
      const ways = turn.events.reduce((sum, { paths }) => sum + Math.max(1, paths.length), 0);
      expect(
        beats.filter(({ kind }) => kind === 'count'),
        `roll ${i + 1}`,
      ).toHaveLength(ways);
      expect(beats.filter(({ kind }) => kind === 'move')).toHaveLength(turn.steps?.length ?? 0);
      expect(beats.at(-1)).toMatchObject({ kind: 'rest', score: turn.end.score, board: turn.end.board });
      for (const beat of beats) {
        const voice = voiceAt(en, turn, beat, name, names);
        if (!['ask', 'rest'].includes(beat.kind)) expect(voice?.text, `roll ${i + 1} ${beat.kind}`).toBeTruthy();
      }
    }
  });
});

/** The men meet no more: only their number counts, which the net does not see. */
const bearsOff = ({ played }: Turn) => played.off.white > 0;

/** The result of a play, in whatever order. */
const ends = (steps: readonly (readonly number[])[]) => steps.flatMap(([from, to]) => [`-${from}`, `+${to}`]).sort();

type Turn = (typeof games)[number][2][number];

function isPlayed({ held, steps }: Turn, answer: Hint['ways'][number]['answer']): boolean {
  if (held) return answer.type === held || (held === 'hold' && answer.type === 'play');
  return 'steps' in answer && ends(answer.steps).join() === ends(steps ?? []).join();
}

describe('a fact', () => {
  const [, , turns] = games[0]!;
  const source = { turn: turns[2]!, study: judge, t: en, name };

  it('that is not so is refused', () => {
    expect(told('[case 3]', source)).toBe('3');
    expect(() => told('[man 3]', source)).toThrow(UntrueFact);
    expect(() => told('[case 25]', source)).toThrow(UntrueFact);
    expect(() => told('[at hit_true]', source)).toThrow(UntrueFact);
    expect(() => told('[anything]', source)).toThrow(UntrueFact);
    expect(() => told('[no fill]', { ...source, turn: turns[9]! })).toThrow(UntrueFact);
  });

  it('follows the way the reader names flèches', () => {
    expect(told('[case 3]', { ...source, name: namer('lepeintre', 'white') })).toBe('C');
  });

  it('counts the throws of 36', () => {
    expect(throwsOf(judge, turns[12]!.trids.before, 'fill')).toBe(20);
  });
});

describe('a walk', () => {
  it('counts the men one after another, resting where they rest', () => {
    const paths = [
      [4, 6, 9],
      [1, 3],
    ];
    expect(paths.map(lengthOf)).toEqual([5, 2]);
    expect([0, 1, 2, 3, 6, 7].map((count) => walked(paths, count))).toEqual([
      [],
      [[4, 5]],
      [[4, 6]],
      [[4, 6, 7]],
      [
        [4, 6, 9],
        [1, 2],
      ],
      [
        [4, 6, 9],
        [1, 3],
      ],
    ]);
  });

  const [, piece, turns] = games[0]!;
  const walk = (still = false) => new ModelWalk(piece, turns, judges, still);

  it('passes through all beats to the end, and stops at each question until it is answered', () => {
    const one = walk();
    const stopped: number[] = [];
    one.toggle();
    for (let i = 0; i < 5000 && one.playing; i += 1) {
      if (one.open) {
        stopped.push(one.at);
        const { right } = one.asked!;
        const before = one.beat;
        one.advance();
        expect(one.beat).toBe(before);
        one.answer(right === 0 ? 1 : 0);
        expect(one.wrong).toEqual([right === 0 ? 1 : 0]);
        one.answer(right);
        expect(one.open).toBe(false);
      }
      one.advance();
    }
    expect(stopped).toEqual(Object.keys(piece.game.questions).map(Number));
    expect([one.at, one.over, one.playing]).toEqual([turns.length, true, false]);
    one.toggle();
    expect([one.at, one.beat, one.playing]).toEqual([1, 0, true]);
  });

  it('shows an answer, steps to a roll, and waits at its question', () => {
    const one = walk(true);
    one.step(9);
    expect(one.now.kind).toBe('ask');
    one.toggle();
    expect(one.playing).toBe(false);
    one.show();
    expect([one.shown, one.open]).toEqual([true, false]);
    one.step(10);
    expect([one.rests, one.wrong.length]).toEqual([true, 0]);
    one.step(9);
    expect(one.rests).toBe(true);
    one.step(99);
    expect(one.at).toBe(turns.length);
  });

  it('without motion, shows each count at once', () => {
    const one = walk(true);
    one.advance();
    expect(one.now.kind).toBe('move');
    expect(one.count).toBe(one.length);
  });
});
