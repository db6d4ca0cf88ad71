import '../helpers/browserless';
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begin } from '../../src/wire/module/module';
import { sheeting } from '../../src/wire/module/sheeting';
import type { SheetCall } from '../../src/wire/messages/sheet';
import { errorText } from '../../src/words/errorText';
import { i18n } from '../../src/words/language.svelte';
import { errorRows } from '../../tools/errors';

beforeEach(() => i18n.choose('fr'));

describe('the messages of the program', () => {
  it('are read from its catalogue, all of them', () => {
    const rows = errorRows('fr');
    expect(rows.length).toBeGreaterThan(350);
    for (const [english, said] of rows) expect(said, english).not.toBe('');
    expect(errorRows('en')).toEqual([]);
  });

  it.each([
    ['White has 1 points: they are even, from 0 to 10', 'les Blancs ont 1 point : les points sont pairs, de 0 à 10'],
    ['White has 3 points: they are even, from 0 to 10', 'les Blancs ont 3 points : les points sont pairs, de 0 à 10'],
    ['Start: found "q" where w or b should stand', 'Start : « q » au lieu de w ou b'],
    ['1/4 breaks M1: men only move forward', '1/4 n’est pas permis (M1) : les dames ne reculent jamais'],
    ['"White" is not understood here', '« White » n’a pas de sens ici'],
    ['no man stands on the table', 'no man stands on the table'],
    ['R4', 'R4'],
  ])('are said in French with what stands in them: %s', async (english, french) => {
    expect(await errorText(english)).toBe(french);
  });

  it('stay as they are in English', async () => {
    await i18n.choose('en');
    expect(await errorText('the match is over')).toBe('the match is over');
  });
});

describe('a sheet that is refused', () => {
  let ask: SheetCall;
  beforeAll(async () => {
    const bytes = await readFile(new URL('../../wasm/trictrac.wasm', import.meta.url));
    ask = sheeting(await begin(await WebAssembly.compile(bytes)));
  });

  const HEAD = '[Format "ecrire-lois"]\n[Players "Anne" "Bernard"]\n';
  it.each([
    ['', /^une feuille commence par/],
    [`${HEAD}[Fiche "a lot"]\n`, /^« a lot » n’est pas un prix/],
    ['[Format "chess"]\n', /^le format « chess » est inconnu/i],
    ['[Format "ecrire-lois"]\n', /^il manque les joueurs/],
    [`${HEAD}W jumps\n`, /^« jumps » est inconnu/],
    [`${HEAD}X +4\n`, /^«\sX \+4\s» est inconnu/],
    [`${HEAD}W +4\n[Date "today"]\n`, /^ce qui est entre crochets/],
    [`${HEAD}W +3\n`, /^les points sont pairs/],
  ])('says in French what is wrong: %j', async (text, french) => {
    const answer = ask({ do: 'open', text });
    if (answer.say !== 'error') throw new Error('it was read');
    expect(await errorText(answer.message)).toMatch(french);
  });
});
