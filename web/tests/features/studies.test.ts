import '../helpers/browserless';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  following,
  named,
  nextRoll,
  onward,
  placeAt,
  without,
  withLine,
  withNotes,
} from '../../src/features/study/studies/edit';
import { Editor } from '../../src/features/study/studies/editor.svelte';
import { readerOf } from '../../src/features/study/studies/reader';
import { labelOf, readable } from '../../src/features/study/studies/said';
import { Trying, type Decided } from '../../src/features/study/studies/trying.svelte';
import type { Dice } from '../../src/wire/described/messages';
import type { StudyTree } from '../../src/wire/messages/study';
import { studying } from '../../src/wire/module/studying';
import { begin } from '../../src/wire/module/module';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DATA = file('../../../data/studies/');
const exports = await begin(await WebAssembly.compile(readFileSync(file('../../wasm/trictrac.wasm'))));
const study = studying(exports);

function lawful(text: string): StudyTree | null {
  const tree = study.tree(text);
  return tree.say === 'study' ? tree : null;
}

function read(text: string): StudyTree {
  const tree = lawful(text);
  if (!tree) throw new Error(text);
  return tree;
}

const first = readdirSync(DATA).map((name) => readFileSync(DATA + name, 'utf8'));

describe('a study', () => {
  it('is the same text when what is said at a place is written as it was', () => {
    for (const text of first) {
      const tree = read(text);
      tree.places.forEach(({ comments, drawings }, at) =>
        expect(read(withNotes(tree, at, comments, drawings).text).text).toBe(tree.text),
      );
    }
  });

  it('takes another line at any place, which is taken away again', () => {
    const tree = read(first[0]!);
    let taken = 0;
    for (let at = 0; at < tree.places.length; at += 1) {
      const next = onward(tree, at);
      if (next === null) continue;
      const { text, line } = withLine(tree, at, tree.places[next]!.line.replace(/ \{.*/, ''));
      expect(line).not.toBeNull();
      expect(following(tree, at)[0]).toBe(next);
      const more = lawful(text);
      if (!more) continue; // a mark made by hand, or a decision, is due there
      expect(more.places.length).toBe(tree.places.length + 1);
      expect(read(without(more, placeAt(more, line!)).text).text).toBe(tree.text);
      taken += 1;
    }
    expect(taken).toBeGreaterThan(10);
  });

  it('has a name, and rolls that are numbered on', () => {
    const tree = read('1. W 65 : 1/7 1/6\n2. B 21 : 1/3 1/2\n');
    expect(read(named(tree, 'Un "nom"').text).tags['Event']).toBe('Un "nom"');
    expect([0, 1, 2].map((at) => nextRoll(tree, at))).toEqual([1, 2, 3]);
  });

  it('is shown line by line, and read in the language of the reader', () => {
    expect(labelOf({ line: '29. W 16 : 1/2/8 {grand_jan_keep:1:4} 8+4 +2h b r0 T / 0+4' })).toEqual({
      number: '29',
      side: 'white',
      dice: [1, 6],
      play: '1/2/8',
      marks: '8+4 +2h b r0 T / 0+4',
    });
    expect(labelOf({ line: 'W resigns' }).play).toBe('W resigns');
    const said = ['', 'fr', 'en'].map((language) => ({ language, text: language }));
    expect(readable(said, 'fr').map(({ text }) => text)).toEqual(['', 'fr']);
    expect(readable(said.slice(1, 2), 'en').map(({ text }) => text)).toEqual(['fr']);
  });
});

/** An editor of a study, read here and now. */
function editing(text: string): Editor {
  return new Editor(readerOf(study), read(text), () => undefined);
}

/** Throws a roll where the editor is, plays the first legal play if one is played, and adds it. */
async function added(editor: Editor, dice: Dice, decided: Decided | null): Promise<Trying> {
  const { place } = editor;
  const thrown = await editor.thrown(place.side, dice);
  const trying = (await Trying.of(editor.reader, thrown!, place.side, dice))!;
  while (decided !== 'V' && !trying.complete) {
    trying.press(trying.sources[0]!);
    trying.press(trying.targets[0]!);
  }
  expect(await editor.play(trying.line(nextRoll(editor.tree, editor.at), '1-24', decided)), editor.fault).toBe(true);
  expect(read(editor.tree.text).text).toBe(editor.tree.text);
  return trying;
}

describe('a line of play that is entered', () => {
  const MEN = 'GBBAC----------a-a---baj';
  const tour = (holes: string) => `[Start "TRID=${MEN}:w:R:-:10-0:${holes}:-:x:4.3"]\n`;

  it('may end the tour by its roll, with nothing to play or to decide', async () => {
    const editor = editing(tour('11-4'));
    const { ends, decisions } = await added(editor, [6, 5], null);
    expect([ends, decisions]).toEqual([true, []]);
    expect(editor.tree.text).toContain('W wins');
    expect(editor.place.stage).toBe('over');
  });

  it('may make a hole, on which one goes in one line and holds in another', async () => {
    const editor = editing(tour('5-4'));
    expect((await added(editor, [6, 5], 'V')).decisions).toEqual(['V', 'T']);
    expect(editor.place.line).toMatch(/ V$/);
    editor.back();
    await added(editor, [6, 5], 'T');
    expect(editor.place.line).toMatch(/ T/);
    expect(editor.place.depth).toBe(1);
    expect(editor.tree.places.length).toBe(3);
    editor.back();
    expect((await added(editor, [4, 1], null)).decisions).toEqual([]);
  });

  it('may suspend one game of combiné, where the rules let one', async () => {
    const editor = editing(`[Format "combine"]\n[Start "TRID=${MEN}:w:R:-:10-0:0-0:-:-:4.3"]\n`);
    expect((await added(editor, [6, 5], 'SE')).decisions).toEqual(['V', 'T', 'SE', 'SH']);
    expect(editor.place.line).toMatch(/ SE/);
    editor.back();
    await added(editor, [6, 5], 'SH');
    expect(editor.place.line).toMatch(/ SH/);
    expect(await editor.play('1. W 41 : 1/5/6 SE')).toBe(false);
    expect(editor.fault).not.toBe('');
  });

  it('waits for the change before it, and is undone as one', async () => {
    const editor = editing('1. W 65 : 1/7 1/6\n');
    editor.far(true);
    const all = [editor.say([{ language: 'fr', text: 'Un' }]), editor.draw({ colour: 'red', to: 7 })];
    all.push(editor.draw({ colour: 'red', from: 1, to: 6 }));
    expect(await Promise.all(all)).toEqual([true, true, true]);
    expect(editor.place.comments).toEqual([{ language: 'fr', text: 'Un' }]);
    expect(editor.place.drawings.length).toBe(2);
    await editor.undo();
    expect(editor.place.drawings).toEqual([{ colour: 'red', to: 7 }]);
  });
});
