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
import { actionOf, actionText } from '../../src/features/study/studies/actions';
import { Editor } from '../../src/features/study/studies/editor.svelte';
import { opened } from '../../src/features/study/studies/opened';
import { readerOf } from '../../src/features/study/studies/reader';
import { holesOf, inReadersNames, labelOf, readable } from '../../src/features/study/studies/said';
import { studyOf } from '../../src/pages/desk/lines/studyOf';
import frByHand from '../../src/words/texts/fr/byhand';
import enByHand from '../../src/words/texts/en/byhand';
import { tables } from '../helpers/sentences';
import { one } from '../../src/words/who';
import type { StudyTree } from '../../src/wire/messages/study';
import { studying } from '../../src/wire/module/studying';
import { begin } from '../../src/wire/module/module';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const DATA = file('../../../data/studies/');
const exports = await begin(await WebAssembly.compile(readFileSync(file('../../wasm/trictrac.wasm'))));
const study = studying(exports);

function legal(text: string): StudyTree | null {
  const tree = study.tree(text);
  return tree.say === 'study' ? tree : null;
}

function read(text: string): StudyTree {
  const tree = legal(text);
  if (!tree) throw new Error(text);
  return tree;
}

const first = readdirSync(DATA).map((name) => readFileSync(DATA + name, 'utf8'));

describe('a text that is opened as a study', () => {
  it('is a game or a position of trictrac, and no match of Le Tric Trac', async () => {
    const reader = readerOf(study);
    expect((await opened(reader, first[0]!)).say).toBe('study');
    expect((await opened(reader, '[Game "courrier"]\n\n1. W 65 : 1/7 7/12\n')).say).toBe('unread');
    expect(await opened(reader, '[Game "courrier"]\n\n1. W 65 : 1/7 1/6\n')).toMatchObject({ say: 'unread', line: 3 });
  });
});

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
      const more = legal(text);
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

describe('an action on a line of its own', () => {
  const who = { white: one('Anne'), black: one('Denis') };
  const named = (text: string) => text;
  const inFrench = (line: string) => actionText({ t: tables.fr, w: frByHand, who, named }, actionOf(line)!);
  const inEnglish = (line: string) => actionText({ t: tables.en, w: enByHand, who, named }, actionOf(line)!);

  it.each([
    ['W mark 4', 'Anne marque 4 points.', 'Anne marks 4 points.'],
    ['W mark 0', 'Anne ne marque rien.', 'Anne marks nothing.'],
    ['W mark 2 1h no-jeton', 'Anne marque 2 points : un trou.', 'Anne marks 2 points: 1 hole.'],
    ['B school 4 received', 'Denis dit : école de 4 points.', 'Denis says: école of 4 points.'],
    ['B false_school gained', 'Denis dit : fausse école.', 'Denis says: false école.'],
    ['W reason -', 'Anne montre : rien.', 'Anne shows: nothing.'],
    ['W touch 5', 'Anne touche une dame sur 5.', 'Anne touches a man on 5.'],
    ['B go', 'Denis dit : je m’en vais.', 'Denis says: I go.'],
    ['W play 1/7 1/5', '1/7 1/5', '1/7 1/5'],
    ['W play -', 'rien', 'nothing'],
  ])('%s is said in words', (line, french, english) => {
    expect([inFrench(line).replaceAll('\u00a0', ' '), inEnglish(line)]).toEqual([french, english]);
  });

  it('is said in words whatever it is', () => {
    const lines = [
      ...['rectify', 'whole received', 'augment gained', 'adoube', 'remedies', 'remedy 2', 'agree', 'object', 'invite'],
      ...[
        'hold',
        'suspend ecrire',
        'suspend honours',
        'reason received',
        'reason grand_jan_keep hit_true_outer',
        'resigns',
      ],
    ];
    for (const line of lines)
      for (const text of [inFrench(`B ${line}`), inEnglish(`B ${line}`)]) expect(text).toMatch(/^Denis .+\.$/);
    expect(inEnglish('B suspend honours')).not.toBe(inEnglish('B suspend ecrire'));
    expect(inEnglish('B reason grand_jan_keep')).not.toContain('grand_jan');
  });

  it('is told from a roll and from what is said of the account', () => {
    for (const line of ['1. W 64', '= tour 1 W 12-3 double', '0. B lead']) expect(actionOf(line)).toBeNull();
  });
});

describe('a study made from a game', () => {
  const names = { white: 'You', black: 'Géronte "le vieux"' };

  it('has a title, and the players’ names as the page has them', () => {
    const text = studyOf('[White ""]\n[Black ""]\n\n1. W 65 : 1/7 1/6\n', 'You – Géronte', names);
    const { tags } = read(text);
    expect(tags).toMatchObject({ Event: 'You – Géronte', White: 'You', Black: 'Géronte "le vieux"' });
  });

  it('keeps the names and the title that the record has', () => {
    const record = '[Event "A tour"]\n[White "Anne"]\n[Black ""]\n\n1. W 65 : 1/7 1/6\n';
    const { tags } = read(studyOf(record, 'You – Géronte', names));
    expect(tags).toMatchObject({ Event: 'A tour', White: 'Anne' });
  });

  it('tells the holes of a roll apart from what was decided on them', () => {
    const holes = (line: string) => holesOf(labelOf({ line }));
    expect(holes('4. B 61 : 11/12 {grand_jan_keep:1:4} 8+4 +1h r0 T / 0+2')).toEqual({ white: 0, black: 1 });
    expect(holes('5. W 61 : 11/12 8+4 / 10+4 +2h')).toEqual({ white: 0, black: 2 });
  });

  it('names the plays of its comments as its list does, and no other figures', () => {
    const named = (play: string) => play.replaceAll('1/4', '24/21');
    const said = (text: string) => inReadersNames(text, ['1/4 1/3', '1/4', '-'], named);
    expect(said('The program prefers 1/4 1/3.')).toBe('The program prefers 24/21 1/3.');
    expect(said('On 1/4/1738, or 11/4, of 1/45: 1/4.')).toBe('On 1/4/1738, or 11/4, of 1/45: 24/21.');
  });
});
