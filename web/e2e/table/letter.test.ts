import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Judged, Part, Side } from '../../src/wire/described/messages';
import { SIDES, absolute, other } from '../../src/wire/messages/fleches';
import { judge } from '../../tests/helpers/referee';
import { touch } from '../helpers/hands';
import { whenLong } from '../helpers/long';
import { facing, mark, sayings, school, stands } from '../helpers/marking';
import { recordText } from '../helpers/records';
import { site } from '../helpers/site';
import { allLines, position } from '../helpers/table';

const at = site();

/** Here a doublet of two hits a man of Black's falsely: four points for them. */
const GIVES = position('I--A--C-A-A-baa--------k');
const LETTER = { white: 'w', black: 'b' } as const;

/** Two pages at a table where nothing is marked or refused by the program, and the points as the law has them. */
class Letter {
  #score = { white: { points: 0, holes: 0 }, black: { points: 0, holes: 0 } };
  readonly #game: string;

  constructor(private readonly pages: Record<Side, Page>) {
    this.#game = new URL(pages.white.url()).hash.replace('#/g/', '');
  }

  lines() {
    return allLines(at.url, this.#game);
  }

  async last() {
    return (await this.lines()).at(-1)!;
  }

  record() {
    return recordText(at.url, this.#game);
  }

  page(side: Side): Page {
    return this.pages[side];
  }

  points(side: Side): number {
    return this.#score[side].points;
  }

  /** Both pages show the points of both, `gained` more than before; no hole is made. */
  async gains(gained: Partial<Record<Side, number>>): Promise<void> {
    for (const side of SIDES) this.#score[side].points += gained[side] ?? 0;
    for (const page of Object.values(this.pages))
      for (const side of SIDES) await stands(page, LETTER[side], this.#score[side].points, this.#score[side].holes);
  }

  /** A right mark, of a hole perhaps, is as the table has it. */
  async marks(side: Side, points: number): Promise<void> {
    if (points === 0) return;
    const { n } = await this.last();
    await mark(this.page(side), points);
    await expect.poll(async () => (await this.last()).n).toBeGreaterThan(n);
    const { score, turn } = await this.last();
    for (const one of SIDES) this.#score[one] = { points: score[one].points, holes: score[one].holes };
    if (turn.stage === 'decide') await this.page(side).getByTestId('tenir').click();
    await this.gains({});
  }

  /** Throws; what the roll is worth to both. */
  async throws(side: Side): Promise<Judged> {
    const { n, trid } = await this.last();
    await this.page(side).getByTestId('roll').click();
    await expect.poll(async () => (await this.last()).n).toBeGreaterThan(n);
    const line = await this.last();
    if (line.do.type !== 'roll') throw new Error(line.do.type);
    const judged = judge.judge(trid.replace(/;(?:marking|moves|pegs|missed|hand)=[^;]*/g, ''), line.do.dice);
    if (judged.say !== 'judged') throw new Error(judged.message);
    return judged;
  }

  due({ events }: Judged, side: Side): number {
    return events.filter((event) => event.side === side).reduce((sum, { points }) => sum + points, 0);
  }

  /** Plays the first play that the rules allow, man by man: what is let go is played. */
  async plays({ side, plays }: Judged): Promise<void> {
    const page = this.page(side);
    const { n } = await this.last();
    const steps = plays[0]!;
    for (const step of steps) for (const fleche of step) await touch(page, absolute(side, fleche), 'pointer');
    if (steps.length === 0) await page.getByTestId('say-pass').click();
    // Two men let go are all that can be played.
    if (steps.length === 1) await page.getByTestId('confirm').click();
    await expect
      .poll(async () => (await this.lines()).some((line) => line.n > n && line.do.type === 'play'))
      .toBe(true);
  }

  async school(by: Side, points: number, part: Part): Promise<void> {
    await school(this.page(by), points, part);
  }
}

/** Throws, marks what is due and plays; the opponent marks what is due to them. */
async function rightly(letter: Letter, side: Side): Promise<void> {
  const judged = await letter.throws(side);
  const [mine, his] = [letter.due(judged, side), letter.due(judged, other(side))];
  await letter.marks(side, mine);
  await letter.plays(judged);
  await letter.marks(other(side), his);
}

whenLong(
  'two play a tour to the letter to its end: each school, a false one and an augmentation go as the articles say',
  async () => {
    const [anne, denis] = await facing(at, GIVES, '22', { moves: 'touch' });
    const letter = new Letter({ white: anne, black: denis });

    // R6, R9: too much is a school as soon as the jeton is let go; it is taken back, and marked by the opponent.
    const first = await letter.throws('white');
    const due = letter.due(first, 'white');
    await mark(anne, due + 4);
    await letter.gains({ white: due + 4 });
    await letter.school('black', 4, 'gained');
    await letter.gains({ white: -4, black: 4 });
    // R11: she calls it false: the points go back, and she marks as many. R12: the claimer maintains it, and was right.
    await anne.getByTestId('false-school').click();
    await letter.gains({ white: 8, black: -4 });
    await denis.getByTestId('augment').click();
    await letter.gains({ white: -8, black: 8 });
    await expect.poll(() => sayings(anne)).toContain('On a recompté\u00a0: l’école de 4 était juste.');
    await letter.plays(first);

    // R5: what her roll gave them they have not marked when they throw: a school of what was received.
    const given = letter.due(first, 'black');
    expect(given).toBeGreaterThan(0);
    let judged = await letter.throws('black');
    await letter.school('white', given, 'received');
    await letter.gains({ white: given });

    // R5: their own roll, not marked when they touch their men; the first that is worth something, and makes no hole.
    let side: Side = 'black';
    for (;;) {
      const own = letter.due(judged, side);
      const his = letter.due(judged, other(side));
      const makesNone = letter.points(other(side)) + own + his < 12;
      if (own > 0 && makesNone) break;
      await letter.marks(side, own);
      await letter.plays(judged);
      await letter.marks(other(side), his);
      side = other(side);
      judged = await letter.throws(side);
    }
    await letter.plays(judged);
    const forgotten = letter.due(judged, side);
    await letter.school(other(side), forgotten, 'gained');
    await letter.gains({ [other(side)]: forgotten });

    // R8, R11: a school that is none, and is let be when it is called false.
    const innocent = other(side);
    const page = letter.page(innocent);
    const received = letter.due(judged, innocent);
    await letter.marks(innocent, received);
    await rightly(letter, innocent);
    await letter.school(side, 2, 'gained');
    await letter.gains({ [side]: 2 });
    await page.getByTestId('false-school').click();
    await letter.gains({ [side]: -2, [innocent]: 2 });

    // A fault that is not seen stands (R18): six holes a throw, until the loser agrees that it is over.
    for (let line = await letter.last(); !line.over; line = await letter.last()) {
      const { side: next, stage } = line.turn;
      const here = letter.page(next);
      if (stage === 'agree') await here.getByTestId('agree').click();
      else {
        const roll = await letter.throws(next);
        await mark(here, 36);
        await expect.poll(async () => (await letter.last()).turn.stage).toMatch(/decide|agree/);
        if ((await letter.last()).turn.stage === 'decide') {
          await here.getByTestId('tenir').click();
          await letter.plays(roll);
        }
      }
      await expect.poll(async () => (await letter.last()).n).toBeGreaterThan(line.n);
    }
    const { over, score } = await letter.last();
    await anne.getByTestId('winner').waitFor();
    await expect.poll(() => denis.getByTestId('missing').textContent()).toMatch(/points de trop/);

    const folder = await mkdtemp(join(tmpdir(), 'trictrac-letter-'));
    try {
      const file = join(folder, 'letter.trictrac');
      await writeFile(file, await letter.record());
      const { stdout } = await promisify(execFile)(process.env.TRICTRAC_BIN!, ['replay', file]);
      expect(over).toBeTruthy();
      expect(stdout).toContain(`holes ${score.white.holes} to ${score.black.holes}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  600_000,
);
