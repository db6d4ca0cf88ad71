import '../helpers/browserless';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { Comparing, type Compared } from '../../src/features/analysis/comparing.svelte';
import type { Question } from '../../src/features/analysis/question';
import { Editor } from '../../src/features/study/studies/editor.svelte';
import { readerOf } from '../../src/features/study/studies/reader';
import { GameLines } from '../../src/pages/desk/lines/gameLines.svelte';
import { LineDesk } from '../../src/pages/trictrac/lineDesk.svelte';
import { recordTo } from '../../src/pages/desk/lines/record';
import type { Roll } from '../../src/state/game/rolls';
import type { Dice } from '../../src/wire/described/messages';
import type { Answer, Tutor } from '../../src/wire/messages/analysis';
import { begin } from '../../src/wire/module/module';
import { studying } from '../../src/wire/module/studying';

const MODULE = fileURLToPath(new URL('../../wasm/trictrac.wasm', import.meta.url));
const study = studying(await begin(await WebAssembly.compile(readFileSync(MODULE))));

/** An editor of a study, read here and now. */
function editing(text: string): Editor {
  const tree = study.tree(text);
  if (tree.say !== 'study') throw new Error(text);
  return new Editor(readerOf(study), tree, () => undefined);
}

/** Returns a comparison of the same answers, whatever is asked. */
function comparingAlways(answers: Answer[]): Comparing {
  const rows = answers.map((answer) => ({ answer }));
  return new Comparing(() => Promise.resolve({ hint: {}, rows, own: null } as unknown as Compared));
}

/** A desk at the start of a study: these answers are compared, and each of them costs a tenth of a hole. */
function deskAt(text: string, answers: Answer[] = []): { editor: Editor; desk: LineDesk } {
  const cost = { legal: true, grade: 'mistake', lost: { unit: 0, holes: 0.1, mille: 12 } } as unknown as Tutor;
  const editor = editing(text);
  const desk = new LineDesk({
    reader: readerOf(study),
    own: null,
    judge: () => Promise.resolve(cost),
    comparing: comparingAlways(answers),
  });
  desk.enter(editor);
  return { editor, desk };
}

/** Throws dice, and waits until the roll is on the board. */
async function thrown(desk: LineDesk, dice: Dice): Promise<void> {
  desk.throwDice(dice);
  await desk.read();
}

/** Throws dice and picks an answer from the list. */
async function picked({ desk, editor }: ReturnType<typeof deskAt>, dice: Dice, row: number): Promise<void> {
  const { at } = editor;
  await thrown(desk, dice);
  desk.looked.look();
  await vi.waitFor(() => expect(desk.looked.compared).toBeTruthy());
  desk.looked.takeRow(row);
  await vi.waitFor(() => expect(editor.at).not.toBe(at));
}

const answer = (steps: [number, number][]): Answer => ({ type: 'play', steps });

describe('a line of play that is entered', () => {
  const MEN = 'GBBAC----------a-a---baj';
  const tour = (holes: string) => `[Start "TRID=${MEN}:w:R:-:10-0:${holes}:-:x:4.3"]\n`;

  const HOLD: Answer = {
    type: 'hold',
    steps: [
      [3, 9],
      [3, 8],
    ],
  };

  it('may end the tour by its roll, with nothing to play or to decide', async () => {
    const { desk, editor } = deskAt(tour('11-4'));
    await thrown(desk, [6, 5]);
    expect(editor.tree.text).toContain('W wins');
    expect(editor.place.stage).toBe('over');
    desk.throwDice([6, 5]);
    expect(desk.thrown).toBeNull();
  });

  it('may make a hole, on which one goes in one line and holds in another', async () => {
    const at = deskAt(tour('5-4'), [{ type: 'go' }, HOLD]);
    const { desk, editor } = at;
    await picked(at, [6, 5], 0);
    expect(editor.place.line).toMatch(/ V$/);
    desk.go(0);
    await thrown(desk, [6, 5]);
    expect(desk.looked.questions.map(({ asked }) => asked)).toContain('decision');
    desk.go(0);
    await picked(at, [6, 5], 1);
    expect(editor.place.line).toMatch(/ T/);
    expect(editor.place.depth).toBe(1);
    expect(editor.tree.places.length).toBe(3);
    desk.go(0);
    await thrown(desk, [4, 1]);
    expect(desk.looked.questions.map(({ asked }) => asked)).not.toContain('decision');
  });

  it('may suspend one game of combiné, where the rules let one', async () => {
    const suspend = (game: 'ecrire' | 'honours'): Answer => ({ type: 'suspend', game, steps: HOLD.steps });
    const at = deskAt(`[Format "combine"]\n[Start "TRID=${MEN}:w:R:-:10-0:0-0:-:-:4.3"]\n`, [
      suspend('ecrire'),
      suspend('honours'),
    ]);
    await picked(at, [6, 5], 0);
    expect(at.editor.place.line).toMatch(/ SE/);
    at.desk.go(0);
    await picked(at, [6, 5], 1);
    expect(at.editor.place.line).toMatch(/ SH/);
    at.desk.go(0);
    expect(await at.editor.play('1. W 41 : 1/5/6 SE')).toBe(false);
    expect(at.editor.fault).not.toBe('');
  });

  it('goes on roll after roll with any dice, and each of its answers is judged', async () => {
    const at = deskAt('1. W 65 : 1/7 1/6\n2. B 32 : 1/4/6\n', [
      answer([
        [1, 3],
        [1, 2],
      ]),
    ]);
    const { desk, editor } = at;
    desk.go(1);
    await picked(at, [2, 1], 0);
    expect(editor.place.line).toContain('2. B 21');
    await desk.read();
    expect(desk.costOf(editor.tree, editor.at)).toMatchObject({ grade: 'mistake', asked: 'play' });
    await thrown(desk, [6, 4]);
    expect(desk.line?.roll).toMatchObject({ side: 'white', dice: [6, 4], number: 3 });
    desk.unthrow();
    expect(recordTo(editor.tree, editor.at)).toMatch(/1\. W 65.*\n2\. B 21.*\n$/);
    await desk.remove(editor.at);
    expect(editor.tree.places.length).toBe(3);
    expect(editor.at).toBe(1);
  });

  it('takes the place of the one picked just before, as long as nothing follows it', async () => {
    const at = deskAt('1. W 65 : 1/7 1/6\n', [
      answer([
        [1, 3],
        [1, 2],
      ]),
      answer([
        [1, 2],
        [2, 4],
      ]),
    ]);
    at.desk.go(1);
    await picked(at, [2, 1], 0);
    const count = at.editor.tree.places.length;
    await at.desk.read();
    at.desk.looked.look();
    await vi.waitFor(() => expect(at.desk.looked.compared).toBeTruthy());
    at.desk.looked.takeRow(1);
    await vi.waitFor(() => expect(at.editor.place.line).toContain('1/2/4'));
    expect(at.editor.tree.places.length).toBe(count);
  });
});

describe('the lines beside a game', () => {
  const RECORD = '1. W 65 : 1/7 1/6\n2. B 32 : 1/4/6\n3. W 21 : 1/3 1/2\n';
  function gameLines(record: string, comparing?: Comparing): GameLines<LineDesk> {
    const replayed = study.replay(record);
    if (replayed.say !== 'replay') throw new Error(record);
    const judge = () => Promise.reject<Tutor>(new Error('nobody'));
    const desk = new LineDesk({ reader: readerOf(study), own: null, judge, comparing });
    return new GameLines(replayed, desk, readerOf(study), () => 3);
  }

  const rollOf = (number: number, side: 'white' | 'black', dice: Dice) =>
    ({ number, side, dice, held: null, suspended: null }) as Roll;

  it('stand under the roll that they leave, are walked along, and are left for it', async () => {
    const lines = gameLines(RECORD);
    const { desk } = lines;
    await lines.take(
      rollOf(2, 'black', [3, 2]),
      null,
      answer([
        [1, 4],
        [1, 3],
      ]),
    );
    expect([desk.inside, lines.branch]).toEqual([true, 2]);
    expect(lines.from(2)?.first).toEqual([desk.editor!.at]);
    expect([1, 3].map((n) => lines.from(n))).toEqual([null, null]);
    const first = desk.editor!.at;
    await lines.take(
      rollOf(2, 'black', [3, 2]),
      null,
      answer([
        [1, 4],
        [4, 6],
      ]),
    );
    // That is how the game went on.
    expect(desk.inside).toBe(false);
    lines.enter(2);
    expect(desk.editor!.at).toBe(first);
    expect(lines.beside(-1)).toBe(false);
    expect(lines.back()).toBe(false);
    expect(lines.text).toContain('(\n2. B 32 : 1/4 1/3');
    await lines.remove(first);
    expect([desk.inside, lines.from(2)]).toEqual([false, null]);
  });

  it('go on from the end of the game by other dice', async () => {
    const lines = gameLines(
      RECORD,
      comparingAlways([
        answer([
          [1, 7],
          [1, 5],
        ]),
      ]),
    );
    await lines.goOn([6, 4], 'black');
    await lines.desk.read();
    expect(lines.desk.line?.roll).toMatchObject({ number: 4, side: 'black', dice: [6, 4] });
    const { looked } = lines.desk;
    looked.look();
    await vi.waitFor(() => expect(looked.compared).toBeTruthy());
    looked.takeRow(0);
    await vi.waitFor(() => expect(lines.from(3)?.first.length).toBe(1));
    expect(lines.branch).toBe(4);
    expect(lines.back()).toBe(false);
  });

  it('leave from the position alone where people marked', async () => {
    const lines = gameLines(RECORD.replace('1. W', '[Options "marking=hand"]\n\n1. W'));
    const trid = 'TRID=M----AA----------------o:b:M:32:0-0:0-0:-:-:1.1';
    const question = { about: { trid } } as Question;
    await lines.take(
      rollOf(2, 'black', [3, 2]),
      question,
      answer([
        [1, 4],
        [1, 3],
      ]),
    );
    expect(lines.from(2)).toMatchObject({ offset: 1 });
    expect(lines.branch).toBe(2);
    expect(lines.text).toContain(trid);
    expect(lines.back()).toBe(false);
  });
});
