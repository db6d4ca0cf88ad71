import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { tables } from '../helpers/sentences';
import { begin } from '../../src/wire/module/module';
import { studying } from '../../src/wire/module/studying';
import type { NewGame } from '../../src/wire/messages/match';
import { FORMATS, SEATED, SPECS, type Field, type Match } from '../../src/parts/formats/formats';
import { controlOf, fieldsOf, settled } from '../../src/parts/formats/fitting';
import { newGame, type GameChoice } from '../../src/parts/formats/seats';
import { RULES } from '../../src/parts/formats/setup';
import { protocol } from '../../tools/describe';

const file = (path: string) => new URL(path, import.meta.url);
const study = studying(await begin(await WebAssembly.compile(await readFile(file('../../wasm/trictrac.wasm')))));

/** The game as the program understands it, with all that it leaves unsaid. */
function taken(game: Partial<NewGame>): NewGame {
  const answer = study.check(game);
  if (answer.say === 'error') throw new Error(answer.message);
  expect(answer.problems, JSON.stringify(game)).toEqual([]);
  return answer.game!;
}

/** Returns the request of the page for this choice. */
function asked(format: GameChoice['format'], match: Partial<Match> = {}): NewGame {
  const guests = Array.from({ length: 32 }, () => ({ name: 'Anne', kind: 'human' as const }));
  const options = RULES[SPECS[format].rules];
  return newGame(tables.en, {
    format,
    changes: { [format]: match },
    options,
    level: 'valere',
    opponent: 'two',
    side: 'white',
    guests,
  });
}

/** Every company that can play a format. */
function companies(format: GameChoice['format']): Partial<Match>[] {
  const { gatherings, most = 0 } = SPECS[format];
  const any = Array.from({ length: Math.max(0, most - 1) }, (_, i) => ({ players: i + 2 }));
  return [...gatherings.map((one) => SEATED[one]), ...any];
}

/** Some of the values a control offers, its ends among them. */
function valuesOf(format: GameChoice['format'], field: Field, match: Match): unknown[] {
  const control = controlOf(format, field, match);
  if (control.kind === 'flag') return [true, false];
  return control.kind === 'choice' ? [...control.values] : [control.least, control.least + control.step, control.most];
}

describe('what the page offers', () => {
  it('is documented as the module describes it', async () => {
    const { is, due } = await protocol();
    expect(is, 'npm run describe -- --documents writes docs/protocol.md').toBe(due);
  });

  it('begins with the defaults of the program', () => {
    for (const format of FORMATS) {
      const plain = taken({ format });
      const { white: _white, black: _black, others: _others, ...game } = plain;
      expect(taken(asked(format)), format).toMatchObject(game);
      if (format === 'courrier') continue;
      expect(SPECS[format].match, format).toMatchObject(plain.match!);
      expect(SPECS[format].rules).toBe(plain.rules);
      expect(RULES[SPECS[format].rules]).toEqual(plain.options);
    }
  });

  it('is taken by the program in every value, for all who can play', () => {
    for (const format of FORMATS)
      for (const company of companies(format)) {
        const match = settled(format, company);
        for (const field of fieldsOf(format, match))
          for (const value of valuesOf(format, field, match)) {
            const game = taken(asked(format, { ...company, [field]: value }));
            const agreed = field === 'points' ? game.points : game.match![field];
            expect(agreed, `${format} ${field}`).toBe(value);
          }
      }
  });

  it('is played by all whom the program lets play, and by no others', () => {
    for (const format of FORMATS) expect(companies(format), format).toHaveLength(SPECS[format].offered.length);
  });
});
