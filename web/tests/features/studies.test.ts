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

describe('a change of a study', () => {
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
