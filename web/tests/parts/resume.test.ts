import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { marqueRows } from '../../src/parts/account/rows';
import { paperRows } from '../../src/parts/account/paper';
import { tables } from '../helpers/sentences';
import type { Format } from '../../src/wire/described/messages';
import * as entries from '../../src/features/sheet/entries';
import { noted as adjourned } from '../../src/features/sheet/adjourned';
import { infoOf, pursesOf } from '../../src/features/sheet/sheet';
import type { SheetCall, Sheet } from '../../src/wire/messages/sheet';
import { sheeting } from '../../src/wire/module/sheeting';
import { begin } from '../../src/wire/module/module';
import { studying, type Study } from '../../src/wire/module/studying';
import { SEATED, type Match } from '../../src/parts/formats/formats';
import { settled, termsOf } from '../../src/parts/formats/fitting';
import { agreed, blank, notedFields, resumable, type Noted } from '../../src/parts/formats/noted';
import { accountNames, fittingNumber, resumed, troubleOf, wonText } from '../../src/parts/formats/resume';
import { newGame } from '../../src/parts/formats/seats';

const { fr, en } = tables;
const twelve = (format: Format, gathering: keyof typeof SEATED = 'two') =>
  settled(format, { ...SEATED[gathering], rounds: 12 });

/** S3: Alice 3 paris, 15 jetons, 7 fiches; Bob 5 paris, 17 jetons, no fiche, and the dice. */
function alices(): Noted {
  const noted = blank();
  Object.assign(noted.accounts.white, { lost: 3, jetons: 15, fiches: 7 });
  Object.assign(noted.accounts.black, { lost: 5, jetons: 17 });
  return { ...noted, dice: 'black' };
}

/** S3: Alice without stake, 4 paris, 5 jetons; Bob 1, 21, ten fiches; Charlie 4, 5; Charlie goes on with Bob. */
function charlies(): Noted {
  const noted = blank();
  Object.assign(noted.accounts.white, { lost: 4, jetons: 5, drawn: 2 });
  Object.assign(noted.accounts.black, { lost: 1, jetons: 21, fiches: 10 });
  Object.assign(noted.accounts.third, { lost: 4, jetons: 5, drawn: 8 });
  return { ...noted, stays: 0, comes: 1 };
}

/** S3: the same of combiné. */
function combines(): Noted {
  const noted = blank();
  Object.assign(noted.accounts.white, { lost: 3, jetons: 18, fiches: 6, holes: 4, honours: 7, basket: 12 });
  Object.assign(noted.accounts.black, { lost: 5, jetons: 14, holes: 5, basket: 5 });
  return { ...noted, dice: 'black', cravate: 'black', contrat: 'white' };
}

/** An instance of the module, and who in it knows what may be agreed. */
const module = async () =>
  begin(await WebAssembly.compile(await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url))));
const study: Study = studying(await module());
const going = (format: Format, match: Match, noted: Noted) => resumed(study, format, match, noted);
const trouble = (format: Format, match: Match, noted: Noted) =>
  troubleOf(fr, match, noted, going(format, match, noted));

describe('what was noted of a match put off', () => {
  it('comes to what each has won', () => {
    const match = twelve('ecrire-1780');
    const found = going('ecrire-1780', match, alices())!;
    expect(found.won).toEqual({ white: 68, black: -68 });
    expect(found.left).toBe(4);
    const names = ['Anne', 'Bernard'];
    expect(wonText(fr, match, found, names)).toBe('Anne a gagné 68 jetons');
    expect(wonText(en, match, found, names)).toBe('Anne has won 68 jetons');
    expect(wonText(fr, match, found, [fr.you, 'Bernard'])).toBe('Vous avez gagné 68 jetons');
    expect(agreed('ecrire-1780', match, found)).toEqual({
      ...termsOf('ecrire-1780', match),
      carried_lost_white: 3,
      carried_lost_black: 5,
      carried_jetons: 68,
      carried_dice: 'black',
    });
    expect(agreed('combine', twelve('combine'), going('combine', twelve('combine'), combines()))).toEqual({
      ...termsOf('combine', twelve('combine')),
      carried_lost_white: 3,
      carried_lost_black: 5,
      carried_jetons: 61,
      carried_dice: 'black',
      carried_holes_white: 4,
      carried_holes_black: 5,
      carried_cravate: 'black',
      carried_fiches: 7,
      carried_basket_white: 12,
      carried_basket_black: 5,
      carried_contrat: 'white',
    });
  });

  it('is what each has won where nobody has a stake', () => {
    const noted = blank();
    Object.assign(noted.accounts.white, { lost: 2, jetons: -7 });
    Object.assign(noted.accounts.black, { lost: 1, jetons: 7 });
    const match = twelve('ecrire-lois');
    expect(trouble('ecrire-lois', match, noted)).toBe('');
    expect(going('ecrire-lois', match, noted)?.match).toMatchObject({ carried_jetons: -7, carried_dice: 'white' });
    expect(notedFields('ecrire-lois', match)).toEqual(['lost', 'jetons']);
    expect(fittingNumber('ecrire-lois', match, 'jetons', -7)).toBe(-7);
    expect(fittingNumber('ecrire-1780', twelve('ecrire-1780'), 'jetons', -7)).toBe(0);
    expect(fittingNumber('combine', twelve('combine'), 'holes', 14)).toBe(11);
    expect(fittingNumber('combine', twelve('combine'), 'lost', Number.NaN)).toBe(0);
  });

  it('gives a chouette the dice in the odd marqués', () => {
    const match = twelve('ecrire-1780', 'chouette');
    expect(going('ecrire-1780', match, alices())?.dice).toBe('white');
    const noted = alices();
    noted.accounts.white.lost += 1;
    expect(going('ecrire-1780', match, noted)?.dice).toBe('black');
    expect(accountNames(match, ['Anne', 'Bernard', 'Claire'])).toMatchObject({
      white: 'Anne',
      black: 'Bernard & Claire',
    });
  });

  it('is for all but two against two, of à écrire and combiné', () => {
    const can = (format: Format, gathering: keyof typeof SEATED) =>
      resumable(format, settled(format, SEATED[gathering]));
    expect((['two', 'ronde', 'chouette', 'pairs'] as const).map((g) => can('ecrire-lois', g))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(resumable('tour', settled('tour'))).toBe(false);
    expect(going('ecrire-lois', settled('ecrire-lois', SEATED.pairs), alices())).toBeNull();
    expect(going('ecrire-1780', twelve('ecrire-1780'), blank())).toBeNull();
  });

  it('of three players says who goes on with whom', () => {
    const match = twelve('ecrire-1780', 'ronde');
    const found = going('ecrire-1780', match, charlies())!;
    expect(found.problems).toEqual([]);
    expect(found.won).toEqual({ white: -31, black: 102, third: -71 });
    expect(found.match).toMatchObject({
      carried_lost_third: 4,
      carried_jetons_second: 102,
      carried_first_left: 'white',
    });
    const names = ['Charlie', 'Bob', 'Alice'];
    expect(wonText(en, match, found, names)).toBe('Bob has won 102 jetons');
    expect(accountNames(match, names)).toEqual({ white: 'Charlie', black: 'Bob', third: 'Alice' });
    expect(trouble('ecrire-1780', match, { ...charlies(), stays: 2 })).toBe(fr.formats.resume.wrong.seats);
    expect(notedFields('ecrire-1780', match)).toEqual(['lost', 'jetons', 'fiches', 'drawn']);
  });

  it('of three whose paris are paid pair by pair says what the first lost to the second', () => {
    const match = twelve('ecrire-lois', 'ronde');
    const noted = blank();
    Object.assign(noted.accounts.white, { lost: 1, jetons: 5 });
    Object.assign(noted.accounts.black, { lost: 2, jetons: 5 });
    Object.assign(noted.accounts.third, { lost: 0, jetons: -10 });
    Object.assign(noted, { stays: 0, comes: 1, firstToSecond: 0 });
    expect(trouble('ecrire-lois', match, noted)).toBe('');
    expect(going('ecrire-lois', match, noted)?.match).toMatchObject({ carried_lost_black: 2, paris: 'pairs' });
  });

  it('is refused before it is sent where it cannot be', () => {
    const wrong = fr.formats.resume.wrong;
    const changed = (format: Format, change: (noted: Noted) => void, match: Match = twelve(format)) => {
      const noted = format === 'combine' ? combines() : alices();
      change(noted);
      return trouble(format, match, noted);
    };
    const same = () => {};
    expect(changed('ecrire-1780', same)).toBe('');
    expect(changed('ecrire-1780', ({ accounts }) => (accounts.white.jetons += 3))).toBe(wrong.jetons(3));
    expect(changed('ecrire-lois', same)).toBe(wrong.gained(32));
    expect(changed('ecrire-1780', ({ accounts }) => (accounts.white.lost = accounts.black.lost = 0))).toBe(wrong.none);
    expect(changed('ecrire-1780', same, settled('ecrire-1780', { rounds: 8 }))).toBe(wrong.all(8, 8));
    expect(changed('combine', same)).toBe('');
    expect(changed('combine', ({ accounts }) => (accounts.white.holes = 0))).toBe(wrong.cravate);
    expect(changed('combine', (noted) => (noted.contrat = 'none'))).toBe(wrong.contrat);
    expect(changed('combine', ({ accounts }) => (accounts.black.basket = 2))).toBe(wrong.basket(2));
  });

  it('goes with the game that is asked for', () => {
    const guests = [{ name: 'Anne', kind: 'human' as const }];
    const choice = {
      format: 'ecrire-1780' as const,
      changes: { 'ecrire-1780': { rounds: 12 } },
      options: {},
      opponent: 'computer' as const,
      side: 'white' as const,
      level: 'valere' as const,
      guests,
    };
    const match = twelve('ecrire-1780');
    const game = newGame(fr, choice, going('ecrire-1780', match, alices()));
    expect(game.match).toMatchObject({ ...termsOf('ecrire-1780', match), carried_jetons: 68, carried_dice: 'black' });
    expect(newGame(fr, choice).match).toEqual(termsOf('ecrire-1780', match));
  });
});

describe('a sheet that is resumed', () => {
  let ask: SheetCall;
  beforeAll(async () => {
    ask = sheeting(await module());
  });
  const said = (answer: ReturnType<SheetCall>): Sheet => {
    if (answer.say === 'error') throw new Error(answer.message);
    return answer;
  };
  const begun = (format: Format, noted: Noted) =>
    said(
      ask({
        do: 'begin',
        format,
        names: ['Alice', 'Bob'],
        match: agreed(format, twelve(format), going(format, twelve(format), noted)),
      }),
    );

  it('goes on where it stopped and is settled with what it carries', () => {
    let sheet = begun('ecrire-1780', alices());
    expect([sheet.dice, sheet.may.seats, sheet.account.round, sheet.account.balance]).toEqual([
      'black',
      false,
      9,
      [68, -68],
    ]);
    for (let i = 0; i < 4; i += 1) sheet = said(ask({ do: 'enter', entry: entries.round(7, 3, false, true) }));
    const purses = pursesOf(fr, sheet);
    expect(
      marqueRows(fr, infoOf(sheet), sheet.account, purses)
        .map(({ label, note, cells }) => [label, note, ...cells])
        .slice(0, 2),
    ).toEqual([
      ['', '1–8', '68', ''],
      ['9', '7 – 3', '6', ''],
    ]);
    const rows = paperRows(fr, sheet.account, sheet.account.settlement!, purses).map(({ label, cells }) => [
      label,
      ...cells,
    ]);
    expect(rows).toContainEqual(['1–8', 68, null]);
    expect(rows).toContainEqual(['12', 6, null]);
    expect(rows).toContainEqual(['Total (I)', 92, null]);
  });

  it('of combiné can be put off again, in as few fiches as will do', () => {
    const { columns, rows, notes } = adjourned(fr, begun('combine', combines()));
    expect(columns).toHaveLength(8);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['3', '5', '28', '0', '4', '7', '12', ''],
      ['5', '5 fiches tirées de sa boîte', '4', '0', '5 (cravate)', '7 fiches tirées de sa boîte', '5', '⬅'],
    ]);
    expect(notes).toContain('Au panier : 17.');
    expect(notes).toContain('Alice a son contrat à la poule.');
  });
});
