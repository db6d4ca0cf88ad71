import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawn } from '../../src/features/study/share/drawing';
import { begin } from '../../src/wire/module/module';
import { studying } from '../../src/wire/module/studying';
import type { Side } from '../../src/wire/described/messages';
import { namer, type Naming } from '../../src/words/naming';
import enStudy from '../../src/words/texts/en/study';
import frStudy from '../../src/words/texts/fr/study';

/** A position in letters, as the module writes it. */
async function letters(men: string, turn: 'w' | 'b' = 'w'): Promise<string> {
  const wasm = await WebAssembly.compile(await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url)));
  const position = studying(await begin(wasm)).position(`TRID=${men}:${turn}:R:-:8-2:3-1:w:-:12.11`);
  if (position.say !== 'position') throw new Error(position.say);
  return position.ascii;
}

/** The names along both edges of it, as it is shared. */
async function rails(turn: 'w' | 'b', naming: Naming, bottom: Side): Promise<string[][]> {
  const lines = drawn(
    await letters('D--A-BBBA--Cbaa--b-b-a-f', turn),
    enStudy.share.drawing,
    namer(naming, bottom),
  ).split('\n');
  return lines.filter((line) => /^ {4}[^|+]+$/.test(line)).map((line) => line.trim().split(/ +/));
}

it('a position in letters has the names that stand on the board, for both sides to play', async () => {
  for (const turn of ['w', 'b'] as const) {
    const [above, below] = await rails(turn, '1-24', 'white');
    expect(above!.slice(0, 2)).toEqual(['24', '23']);
    expect(below).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  }
  expect((await rails('w', '1-24', 'black'))[0]![0]).toBe('1');
  expect((await rails('b', 'T-11', 'white')).map((rail) => [rail[0], rail[11]])).toEqual([
    ["T'", "11'"],
    ['T', '11'],
  ]);
});

it.each([
  ['French', frStudy, 'X  trous 1 · points 2', 'O  trous 3 · points 8 · bredouille (2 jetons) · sorties 2'],
  [
    'English',
    enStudy,
    'X  holes 1 · points 2',
    'O  holes 3 · points 8 · bredouille (a run: double jeton) · borne off 2',
  ],
])('the score of a position in letters is in %s where the reader is', async (_, texts, above, below) => {
  const lines = drawn(await letters('----------------o-CCCCA-'), texts.share.drawing, namer('1-24', 'white')).split(
    '\n',
  );
  expect([lines[0]!.trim(), lines.at(-2)!.trim()]).toEqual([above, below]);
});
