import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { told } from '../../src/features/model/facts';
import { modelAt } from '../../src/features/model/load';
import { answersTo } from '../../src/features/model/questions';
import { turnsOf } from '../../src/features/model/turns';
import en from '../../src/words/texts/en/all';
import enModel from '../../src/words/texts/en/model';
import fr from '../../src/words/texts/fr/all';
import frModel from '../../src/words/texts/fr/model';
import { namer } from '../../src/words/naming';
import { analyst, judge } from '../../tests/helpers/referee';
import { allFaultsOf, smallControls } from '../helpers/sight';
import { site } from '../helpers/site';

const at = site();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const NUMBER = 2;
const piece = await modelAt(NUMBER);
const replayed = judge.replay(piece.game.record);
if (replayed.say !== 'replay') throw new Error('the record is not a game');
const turns = turnsOf(replayed);
const judges = { study: judge, desk: await analyst() };
const LANGUAGES = [
  ['en', en, enModel],
  ['fr', fr, frModel],
] as const;
type Lang = (typeof LANGUAGES)[number];

/** Opens the model game; its time passes only when the test says so. */
async function opened([lang]: Lang, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await at.fresh({ locale: lang, ...options });
  await page.clock.install();
  await page.goto(`${at.url}#/learn/model/${NUMBER}`);
  await page.getByTestId('model-now').waitFor();
  return page;
}

const roll = async (page: Page) => Number(await page.getByTestId('model-now').getAttribute('data-roll'));

/** Lets the game pass until it stops at a question, or at its end; returns whether it is a question. */
async function passed(page: Page): Promise<boolean> {
  for (;;) {
    if ((await page.locator('[data-testid=model-question][data-state=open]').count()) > 0) return true;
    if ((await page.getByTestId('model-end').count()) > 0) return false;
    await page.clock.runFor(20_000);
  }
}

/** The teacher's words at a roll, as the module fills them in. */
const wordsAt = ([lang, t]: Lang, number: number) =>
  told(piece.words[lang]!.rolls[String(number)]!.text, {
    turn: turns[number - 1]!,
    study: judge,
    t,
    name: namer('1-24', 'white'),
  });

describe.each(LANGUAGES)('a model game: %s', (...lang) => {
  const w = lang[2];

  it('passes by itself from the first roll to the last, and stops at its questions', { timeout: 240_000 }, async () => {
    const page = await opened(lang);
    await page.keyboard.press('Space');
    const asked: number[] = [];
    while (await passed(page)) {
      const number = await roll(page);
      asked.push(number);
      const { right } = answersTo(piece.game.questions[number]!, turns[number - 1]!, judges);
      // The game does not go on before it is answered, by no key.
      await page.keyboard.press('Space');
      await page.clock.runFor(60_000);
      expect(await roll(page)).toBe(number);
      const wrong = page.getByTestId(`model-answer-${right === 0 ? 1 : 0}`);
      await wrong.click();
      expect(await wrong.getAttribute('class')).toContain('wrong');
      expect(await page.getByTestId('model-verdict').innerText()).toContain(w.question.show);
      await page.getByTestId(`model-answer-${right}`).click();
      expect(await page.getByTestId('model-verdict').innerText()).toContain(w.question.right);
      await page.keyboard.press('Enter');
    }
    expect(asked).toEqual(Object.keys(piece.game.questions).map(Number));
    expect(await roll(page)).toBe(turns.length);
    expect(await page.getByTestId('model-words').innerText()).toBe(wordsAt(lang, turns.length));
    const { score } = turns.at(-1)!.end;
    for (const side of ['white', 'black'] as const)
      expect(await page.getByTestId(`score-${side.charAt(0)}`).getAttribute('data-holes')).toBe(
        String(score[side].holes),
      );
    expect(await page.getByTestId('model-status').innerText()).toContain(wordsAt(lang, turns.length));
  });

  it('counts a man’s way flèche by flèche', async () => {
    const page = await opened(lang);
    const number = turns.findIndex(({ events }) => events.some(({ jan }) => jan.startsWith('hit_true')));
    for (let i = 0; i < number; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    const { paths } = turns[number]!.events[0]!;
    const [path] = paths[0]!.filter((one) => one.length > 1);
    const counted = () => page.getByTestId('counted').count();
    const beat = () => page.getByTestId('model-now').getAttribute('data-beat');
    while ((await beat()) !== 'count') await page.clock.runFor(100);
    const most: number[] = [];
    while ((await beat()) === 'count') {
      most.push(await counted());
      await page.clock.runFor(100);
    }
    expect(Math.max(...most)).toBe(path!.at(-1)! - path![0]!);
    expect(new Set(most).size).toBe(Math.max(...most) + 1);
    expect(most).toEqual([...most].sort((a, b) => a - b));
  });

  it('follows the keys, and says each roll to screen readers', async () => {
    const page = await opened(lang);
    await page.keyboard.press('ArrowRight');
    expect(await roll(page)).toBe(2);
    expect(await page.getByTestId('model-status').innerText()).toContain(wordsAt(lang, 2));
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByTestId('model-words').innerText()).toBe(wordsAt(lang, 1));
    await page.keyboard.press('End');
    expect(await roll(page)).toBe(turns.length);
    await page.keyboard.press('Home');
    expect(await roll(page)).toBe(1);
    await page.keyboard.press('Space');
    expect(await page.getByTestId('model-play').innerText()).toContain(w.pause);
    await page.keyboard.press('Space');
    expect(await page.getByTestId('model-play').innerText()).toContain(w.play);
  });

  it('fits a phone, with a question open', async () => {
    const page = await opened(lang, PHONE);
    const first = Number(Object.keys(piece.game.questions)[0]);
    for (let i = 1; i < first; i += 1) await page.getByTestId('model-next').tap();
    await page.getByTestId('model-answer-0').waitFor();
    expect(await smallControls(page)).toEqual([]);
    expect(await allFaultsOf(page)).toEqual([]);
  });
});

describe('a French term', () => {
  it('is spoken with a French voice', async () => {
    const page = await at.fresh({ locale: 'en' });
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      speechSynthesis.getVoices = () => [{ lang: 'fr-FR' } as SpeechSynthesisVoice];
      speechSynthesis.speak = ({ text, lang }) => void said.push(`${lang} ${text}`);
    });
    await page.goto(`${at.url}#/learn/model/${NUMBER}`);
    await page.locator('[data-testid=model-term][data-speaks=true]').first().click();
    expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['fr-FR talon']);
  });

  it('is looked up where there is none', async () => {
    const page = await at.fresh({ locale: 'en' });
    await page.addInitScript(() => (speechSynthesis.getVoices = () => []));
    await page.goto(`${at.url}#/learn/model/${NUMBER}`);
    await page.locator('[data-testid=model-term][data-speaks=false]').first().click();
    await page.locator('dialog[open]').waitFor();
  });
});

it('is found in the list of lessons', async () => {
  const page = await at.fresh({ locale: 'en' });
  await page.goto(`${at.url}#/learn`);
  await page.getByTestId(`model-${NUMBER}`).click();
  await page.getByTestId('model-now').waitFor();
});
