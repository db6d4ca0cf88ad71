import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { caseId, menShown, placesToGo, pressed, whatIsAsked, whoMayGo, type Asked } from '../hands';
import { cutShort, overlapping, TABLE } from '../layout';
import { tooWide } from '../pages';
import type { Tab } from './engine';

/** The folder of the pictures for people to look at. */
const PICTURES = fileURLToPath(new URL('../../../../build/engines', import.meta.url));
/** Somebody at a tab of an engine: everything is found by its data-testid, and pressed where it is seen. */
export class Visitor {
  constructor(
    readonly engine: string,
    readonly tab: Tab,
  ) {}

  /** Waits until this is there, in sight and under nothing else, and presses it. */
  async click(id: string, within = ''): Promise<void> {
    const [x, y] = await this.tab.waitFor((selector) => {
      const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
      if (!found) return null;
      found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const box = found.getBoundingClientRect();
      const point: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(...point);
      return top && (found.contains(top) || top.contains(found)) ? point : null;
    }, `[data-testid="${id}"] ${within}`.trim());
    await this.tab.press(x, y);
  }

  /** Waits until something is there. */
  sees(id: string): Promise<void> {
    return this.finds(`[data-testid="${id}"]`);
  }

  /** The same by a selector. */
  async finds(selector: string): Promise<void> {
    await this.tab.waitFor((wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Waits until something is there no more. */
  async misses(id: string): Promise<void> {
    await this.tab.waitFor((name) => document.querySelector(`[data-testid="${name}"]`) === null, id);
  }

  /** Waits for something, and gives an attribute of it. */
  async attribute(id: string, name: string): Promise<string> {
    await this.sees(id);
    return (await this.tab.look(
      (one, of) => document.querySelector(`[data-testid="${one}"]`)!.getAttribute(of),
      id,
      name,
    ))!;
  }

  /** Waits for something, and counts how many there are. */
  async count(id: string): Promise<number> {
    await this.sees(id);
    return this.tab.look((one) => document.querySelectorAll(`[data-testid="${one}"]`).length, id);
  }

  async write(id: string, text: string): Promise<void> {
    await this.sees(id);
    await this.tab.write(`[data-testid="${id}"]`, text);
  }

  /** Waits until the page asks for something, and returns what. */
  asked(): Promise<Asked> {
    return this.tab.waitFor(whatIsAsked);
  }

  /** Does the task in the plainest way, always the first man, and always going; returns the task. */
  async act(): Promise<Asked> {
    const what = await this.asked();
    if (what === 'roll') await this.#press('roll');
    else if (what === 'decide') await this.#press('enaller');
    else if (what !== 'over') await this.playTurn();
    return what;
  }

  /** Plays the men of a turn, and confirms. */
  async playTurn(): Promise<void> {
    while ((await this.asked()) === 'move') await this.moveOne();
    await this.#press('confirm');
  }

  /** Moves the first man that may move, to the first place it may go to. */
  async moveOne(): Promise<void> {
    await this.tab.waitFor(() => document.querySelector('.man.can') !== null);
    const [from] = await this.tab.look(whoMayGo);
    await this.touch(from!);
    const [to] = await this.tab.look(placesToGo);
    if (to !== undefined) await this.touch(to);
  }

  /** Presses a flèche. */
  async touch(fleche: number): Promise<void> {
    const { x, y } = await this.tab.look(pressed, caseId(fleche));
    await this.tab.press(x, y);
  }

  /** The men on the board, as text. */
  men(): Promise<string> {
    return this.tab.look(menShown);
  }

  /** Returns the men, scores and dice, to tell whether something was lost. */
  async standing(): Promise<string[]> {
    const scores = await this.tab.look(() =>
      ['score-w', 'score-b', 'die-1', 'die-2'].map((id) => {
        const part = document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
        return `${id} ${part?.dataset.number ?? part?.textContent.match(/\d+/g)?.join() ?? ''}`;
      }),
    );
    return [await this.men(), ...scores];
  }

  /** Takes a picture for people to look at; returns the faults in it. */
  async picture(name: string): Promise<string[]> {
    mkdirSync(PICTURES, { recursive: true });
    await this.tab.waitFor(atRest);
    const file = `${name}-${this.engine}-${await this.tab.look(() => innerWidth)}.png`;
    writeFileSync(join(PICTURES, file), await this.tab.picture());
    return (await this.#faultsInSight()).map((what) => `${file}: ${what}`);
  }

  async #faultsInSight(): Promise<string[]> {
    const faults = [...(await this.tab.look(tooWide)), ...(await this.tab.look(wronglyShown))];
    const atTable = await this.tab.look(() => document.querySelector('[data-testid=actions]') !== null);
    if (!atTable) return faults;
    return [...faults, ...(await this.tab.look(overlapping, TABLE)), ...(await this.tab.look(cutShort))];
  }

  async #press(id: string): Promise<void> {
    await this.click(id);
    await this.misses(id);
  }
}

/** Nothing moves, and every typeface is there. Runs in the page, as does the next. */
function atRest(): boolean {
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    document.getAnimations().every(({ playState }) => playState !== 'running')
  );
}

/** Returns faults that engines tend to show: in the page's scrolling, scroll bars, typefaces and numbers. */
function wronglyShown(): string[] {
  const root = document.documentElement;
  const there = (family: string) =>
    [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded');
  const look = (node: Element) => getComputedStyle(node);
  const faults: [boolean, string][] = [
    [root.scrollWidth > innerWidth, `the page is ${root.scrollWidth} wide`],
    [root.scrollHeight > document.body.scrollHeight, 'the window scrolls beside the page'],
    [look(root).getPropertyValue('scrollbar-color') === 'auto', "the scroll bars are the system's"],
    ...['EB Garamond', 'Source Sans 3'].map((family): [boolean, string] => [!there(family), `no ${family}`]),
    ...[...document.querySelectorAll("button + input[type='number']")].map((field): [boolean, string] => [
      look(field).appearance !== 'textfield',
      'a number has two pairs of buttons',
    ]),
  ];
  return faults.filter(([wrong]) => wrong).map(([, what]) => what);
}
