import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { explainedScore, pagesOf, type CoachPage } from '../../src/features/lesson/pages';
import { PAGES, SCRIPT, SEED, TRID, type ScriptedAct } from '../../src/features/lesson/script';
import type { Line, TableMessage } from '../../src/wire/described/messages';
import enLesson from '../../src/words/texts/en/lesson';
import type { Lesson } from '../../src/features/lesson/lesson.svelte';
import { saidOf } from '../../src/features/lesson/said';
import type { Messages } from '../../src/words/language.svelte';
import { referee } from '../helpers/referee';
import { begin, speaking } from '../../src/wire/module/module';

const PERSON = { kind: 'human', name: '' };

/** The whole lesson as it is played by who holds, or goes: every line of it. */
async function playedThrough(choice: 'hold' | 'go'): Promise<Line[]> {
  const bytes = await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url));
  const say = speaking(await begin(await WebAssembly.compile(bytes)), 'trictrac_call');
  const ask = (message: object) =>
    (JSON.parse(say(JSON.stringify(message))) as TableMessage[]).filter((one) => one.say === 'line');
  const lines = ask({ do: 'new', format: 'tour', rules: 'lois', trid: TRID, white: PERSON, black: PERSON, seed: SEED });
  const act = (action: object) =>
    lines.push(...ask({ do: 'act', line: lines.length + 1, side: lines.at(-1)!.turn.side, action }));
  for (const scripted of SCRIPT) {
    if (lines.at(-1)!.turn.stage === 'roll') act({ type: 'roll' });
    act(actionOf(scripted, choice));
    if (scripted.do === 'either' && choice === 'go') break;
  }
  return lines;
}

function actionOf(act: ScriptedAct, choice: 'hold' | 'go'): object {
  return act.do === 'play' ? { type: 'play', steps: act.steps } : { type: choice };
}

let lines: Line[] = [];
let left: Line[] = [];
beforeAll(async () => {
  lines = await playedThrough('hold');
  left = await playedThrough('go');
});

describe('the first relevé', () => {
  it('has as many pages as it says, whether one holds or goes', () => {
    for (const all of [lines, left]) {
      expect(pagesOf(all, SCRIPT.length)).toHaveLength(PAGES);
      expect(pagesOf(all, SCRIPT.length).at(-1)?.kind).toBe('end');
    }
  });

  it('marks nothing before it has explained it, and all when it has', () => {
    const pages = pagesOf(lines, SCRIPT.length);
    const marking = lines.filter(({ n, marks }) => marks.length > 0 && pages.some((page) => page.line === n));
    expect(marking.length).toBeGreaterThan(2);
    for (const line of marking) {
      const before = lines[line.n - 2]!.score;
      const own = pages.filter((page) => page.line === line.n);
      const shown = (count: number) => explainedScore(before, line, own.slice(0, count));
      if (own.some(({ kind }) => kind !== 'end')) expect(shown(0), `line ${line.n}`).toEqual(before);
      expect(shown(own.length), `line ${line.n}`).toEqual(line.score);
      const hole = own.findIndex(({ kind }: CoachPage) => kind === 'hole');
      if (hole > 0)
        expect(shown(hole).white.holes + shown(hole).black.holes).toBe(before.white.holes + before.black.holes);
    }
  });

  it('says that going gives up about a hole, where the reader goes', () => {
    const ended = (all: Line[]) => {
      const page = pagesOf(all, SCRIPT.length).at(-1)!;
      const lesson = { page, game: { lines: all } } as unknown as Lesson;
      return saidOf({} as Messages, enLesson, lesson, String)!.text;
    };
    expect(ended(left)[0]).toBe(enLesson.gone);
    expect(ended(left).slice(1)).toEqual(enLesson.end.text);
    expect(ended(lines)).toEqual(enLesson.end.text);
    const decided = left.find(({ turn }) => turn.stage === 'decide')!;
    const gone = referee.hint(decided.trid).ways.find(({ answer }) => answer.type === 'go')!;
    expect(gone.lost.holes).toBeGreaterThan(0.8);
    expect(gone.lost.holes).toBeLessThan(1.8);
  });

  it('asks what a roll is worth before it says so', () => {
    const guesses = pagesOf(lines, SCRIPT.length).filter((page) => page.kind === 'guess');
    expect(guesses.map(({ points }) => points)).toEqual([2, 4, 12]);
  });
});
