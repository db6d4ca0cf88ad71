import { describe, expect, it } from 'vitest';
import { asked, playTurn } from '../helpers/hands';
import { whenLong } from '../helpers/long';
import { BY_HAND, carry, facing, mark, sayings, school, stands, turn } from '../helpers/marking';
import { faultsOf, insideWindow, smallControls } from '../helpers/sight';
import { site } from '../helpers/site';
import { BOT, FIELD, HOLE, QUIET, field, gameWithRoll, makeGame } from '../helpers/table';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 } };

describe('the player who marks for themselves', () => {
  it('carries their jeton to its place, takes it back, and lets it go; then plays against the computer', async () => {
    const made = await gameWithRoll(at.url, HOLE, '42', { black: BOT, options: BY_HAND });
    const page = await at.seated(made);
    await page.getByTestId('roll').click();
    await carry(page, 4);
    await expect.poll(() => page.getByTestId('status').textContent()).toContain('8 et 4 font 12, 2 trous');
    await page.getByTestId('jeton-back').click();
    await stands(page, 'w', 8, 3);
    await carry(page, 6);
    await expect.poll(() => page.getByTestId('figures').textContent()).toContain('8 + 6 = 14');
    await page.getByTestId('let-go').click();
    // The hole was in bredouille: the score follows from the points.
    await stands(page, 'w', 2, 5);
    await stands(page, 'b', 0, 1);
    await page.getByTestId('tenir').click();
    await playTurn(page, 'pointer');
    expect(await asked(page)).toBe('roll');
  });

  it('does the same with the keys alone, and hears where the jeton is', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42', { options: BY_HAND });
    const page = await at.seated(made);
    await page.getByTestId('roll').click();
    const jeton = page.getByTestId('jeton');
    await jeton.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    expect(await jeton.getAttribute('aria-valuetext')).toBe('4 points\u00a0: 0 et 4 font 4');
    await page.keyboard.press('Escape');
    expect(await jeton.getAttribute('aria-valuetext')).toBe('Rien de marqué encore.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await stands(page, 'w', 2, 0);
    await expect.poll(() => page.getByTestId('log').textContent()).toContain('Anne marque 2 points.');
  });

  it('moves their peg as well where that is agreed, and what they forget is forgotten', async () => {
    const made = await gameWithRoll(at.url, HOLE, '42', { options: { ...BY_HAND, pegs: 'hand' } });
    const page = await at.seated(made);
    await page.getByTestId('roll').click();
    await carry(page, 6);
    await page.getByTestId('peg').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByTestId('fichet-w').getAttribute('data-at')).toBe('4');
    await page.getByTestId('let-go').click();
    await stands(page, 'w', 2, 4);
  });

  it('has everything within reach of a thumb, and nothing beyond the window', async () => {
    const made = await gameWithRoll(at.url, HOLE, '42', { options: BY_HAND });
    const page = await at.seated(made, { ...PHONE, hasTouch: true });
    await page.getByTestId('roll').tap();
    await page.getByTestId('mark-more').tap();
    await insideWindow(page, ['mark-less', 'mark-more', 'jeton-back', 'let-go', 'byhand']);
    expect(await smallControls(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByTestId('let-go').tap();
    await page.getByTestId('saying').first().waitFor();
    expect(await smallControls(page)).toEqual([]);
  });
});

describe('two at a table', () => {
  it('one marks too little: École! disputed, and maintained, it is counted again', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await turn(anne, 4);
    await school(denis, 2);
    await stands(anne, 'b', 2, 0);
    await anne.getByTestId('false-school').click();
    await stands(denis, 'b', 0, 0);
    await denis.getByTestId('augment').click();
    await stands(anne, 'b', 4, 0);
    await stands(anne, 'w', 4, 0);
    await expect.poll(() => sayings(denis)).toContain('On a recompté\u00a0: l’école de 2 était juste.');
  });

  it('one marks too much: École! takes it back, in one gesture of the finger', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await anne.getByTestId('roll').click();
    await mark(anne, 8);
    const button = denis.getByTestId('say-school');
    await button.hover();
    await denis.mouse.down();
    await denis.getByTestId('claim-gained-2').hover();
    await denis.mouse.up();
    await stands(anne, 'w', 6, 0);
    await stands(anne, 'b', 2, 0);
    expect(await sayings(anne)).toContain('Vous rendez 2 points marqués de trop.');
    // The player who has the dice has been kept from nothing.
    await playTurn(anne, 'pointer');
    expect(await asked(denis)).toBe('roll');
  });

  it('one throws early, after reading what it costs; the other finishes the play knowing that roll', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await anne.getByTestId('roll').click();
    await mark(anne, 4);
    await denis.getByTestId('say-early').click();
    await expect.poll(() => denis.getByTestId('early-cost').textContent()).toContain('ce que vous n’avez pas marqué');
    await denis.getByTestId('say-early').click();
    await expect.poll(() => anne.getByTestId('early').textContent()).toContain('Finissez votre coup');
    await expect.poll(() => denis.getByTestId('early').textContent()).toContain('déjà jeté');
    expect(await denis.getByTestId('early').textContent()).not.toContain('Finissez');
    await playTurn(anne, 'pointer');
    await anne.getByTestId('early').waitFor({ state: 'detached' });
  });

  it('one is sent to school wrongly, and the points are theirs', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await turn(anne, 6);
    await school(denis, 4);
    await anne.getByTestId('false-school').click();
    await stands(denis, 'w', 10, 0);
    await stands(denis, 'b', 0, 0);
  });

  it('one is asked why, and points at the jans that were counted', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await turn(anne, 6);
    await denis.getByTestId('say-reason').click();
    await anne.getByTestId('jan-hit_true_home').click();
    await anne.getByTestId('jan-hit_true_outer').click();
    expect(await faultsOf(anne)).toEqual([]);
    await anne.getByTestId('reason-give').click();
    await expect.poll(() => sayings(denis)).toContainEqual(expect.stringContaining('Anne montre\u00a0:'));
    await anne.getByTestId('reason').waitFor({ state: 'detached' });
    await denis.getByTestId('missed-jan').first().click();
    await denis.getByTestId('arrow').first().waitFor({ state: 'attached' });
  });

  it('one has a mark put right without a school, and asks for the whole of a school', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await turn(anne, 2);
    await school(denis, 2);
    await anne.getByTestId('whole').click();
    await stands(denis, 'b', 4, 0);
    const [claire, louis] = await facing(at, QUIET, '42');
    await turn(claire, 4);
    await louis.getByTestId('say-rectify').click();
    await stands(claire, 'w', 6, 0);
    await stands(claire, 'b', 0, 0);
  });

  it('one goes with a hole too many: the opponent objects, and they stay', async () => {
    const [anne, denis] = await facing(at, field('8-2', '3-1'), '42');
    await anne.getByTestId('roll').click();
    await mark(anne, 16);
    await anne.getByTestId('enaller').click();
    await expect.poll(() => denis.getByTestId('status').textContent()).toContain('Anne s’en va. D’accord');
    await denis.getByTestId('object').click();
    await stands(anne, 'w', 2, 4);
    expect(await asked(anne)).not.toBe('roll');
  });

  it('what was missed is said once it is too late to take it', async () => {
    const [anne, denis] = await facing(at, QUIET, '42');
    await turn(anne, 2);
    expect(await denis.getByTestId('missed').count()).toBe(0);
    await denis.getByTestId('roll').click();
    await expect.poll(() => anne.getByTestId('missed').first().textContent()).toContain('4 points de plus à marquer');
    await anne.getByTestId('missed-jan').first().click();
    await anne.getByTestId('arrow').first().waitFor({ state: 'attached' });
  });
});

describe('a game that was marked by hand', () => {
  it('is replayed with what was marked and said of each roll', async () => {
    const made = await gameWithRoll(at.url, QUIET, '42', { options: BY_HAND });
    const page = await at.seated(made);
    await turn(page, 4);
    await school(page, 2);
    await turn(page, 0);
    const reader = await at.fresh();
    await reader.goto(`${at.url}#/game/${made.game}#t=1`);
    await expect.poll(() => sayings(reader)).toContain('Denis dit\u00a0: école de 2 points.');
    expect(await sayings(reader)).toContain('Anne marque 4 points.');
    expect(await faultsOf(reader)).toEqual([]);
  });
});

describe('a new game', () => {
  it('is marked by hand where that is chosen, and again the next time', async () => {
    const page = await at.choosing();
    await page.getByTestId('marking').locator('summary').click();
    await page.getByTestId('marking-counting').click();
    await page.getByTestId('marking-pegs').waitFor();
    expect(await page.getByTestId('marking-missed').isChecked()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByTestId('play').click();
    await page.getByTestId('byhand').waitFor();
    await page.goto(`${at.url}#/new`);
    await expect.poll(() => page.getByTestId('marking').locator('summary').textContent()).toContain('soi-même');
  });

  it('says to the player who is invited how strictly one plays', async () => {
    const page = await at.choosing();
    await page.getByTestId('friend').click();
    await page.getByTestId('marking').locator('summary').click();
    await page.getByTestId('marking-strict').click();
    expect(await page.getByTestId('marking-missed').isChecked()).toBe(false);
    await page.getByTestId('play').click();
    const link = await page.getByTestId('seat-link').inputValue();
    const guest = await at.fresh();
    await guest.goto(link);
    await expect.poll(() => guest.getByTestId('seat').textContent()).toContain('dame touchée, dame jouée');
  });
});

describe('to the letter', () => {
  it('a man lifted is touched, a wrong play stands until it is seen, and is put right as one is shown', async () => {
    const [anne, denis] = await facing(at, `TRID=${FIELD}:w:R:-:0-0:0-0:-:-:12.11`, '42', { moves: 'touch' });
    await anne.getByTestId('roll').click();
    await anne.getByTestId('case-4').click();
    await expect.poll(() => denis.getByTestId('log').textContent()).toContain('Anne touche une dame sur 21');
    // Five is neither four nor two.
    await anne.getByTestId('case-9').click();
    await anne.getByTestId('confirm').click();
    await denis.getByTestId('say-remedies').click();
    await denis.getByTestId('remedy').first().waitFor();
    await denis.locator('[data-testid=remedy][data-does=again]').first().click();
    await denis.getByTestId('remedy-choose').click();
    await expect.poll(() => anne.getByTestId('status').textContent()).toContain('Rejouez');
    await playTurn(anne, 'pointer');
    expect(await asked(denis)).toBe('roll');
  });
});

it('who says j’adoube first has only put a man straight', async () => {
  const [anne, denis] = await facing(at, QUIET, '42', { moves: 'touch' });
  await anne.getByTestId('roll').click();
  await anne.getByTestId('say-adoube').click();
  await expect.poll(() => denis.getByTestId('log').textContent()).toContain('Anne dit\u00a0: j’adoube.');
  await anne.getByTestId('say-adoube').waitFor({ state: 'detached' });
  await anne.getByTestId('case-4').click();
  // It may be said again: nothing was touched.
  await anne.getByTestId('say-adoube').waitFor();
});

it('a bot that is asked why shows its jans at once', async () => {
  const made = await gameWithRoll(at.url, QUIET, '42', { white: BOT, options: BY_HAND });
  const page = await at.seated(made);
  await page.getByTestId('say-reason').click();
  await expect.poll(() => sayings(page)).toContainEqual(expect.stringContaining('montre\u00a0:'));
  await page.getByTestId('missed-jan').first().waitFor();
});

whenLong('two play a tour by hand to its end, and read there what it cost', async () => {
  const made = await makeGame(at.url, { trid: QUIET, options: { ...BY_HAND, missed: false } });
  const page = await at.seated(made);
  // Nobody sees that White marks twelve points at every throw, two holes each time.
  for (;;) {
    await page.getByTestId('roll').click();
    await mark(page, 12);
    await page.locator('[data-testid=tenir], [data-testid=agree]').first().waitFor();
    if ((await page.getByTestId('agree').count()) > 0) break;
    await page.getByTestId('tenir').click();
    await playTurn(page, 'pointer');
    await turn(page, 0);
  }
  await page.getByTestId('agree').click();
  await expect.poll(() => page.getByTestId('missing').textContent()).toMatch(/Anne avait marqué \d+ points de trop/);
});
