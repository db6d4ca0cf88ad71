import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parseDrill } from '../../src/wire/drills/parse';
import type { Drill, Kind } from '../../src/wire/messages/drill';

/** All problems of a kind, by their positions and questions. */
export function problems(kind: Kind): Drill[] {
  const files = kind === 'hold_or_go' ? [kind, `${kind}_ecrire`] : [kind];
  const texts = files.map((file) =>
    readFileSync(new URL(`../../../data/problems/${file}.txt`, import.meta.url), 'utf8'),
  );
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, n) => parseDrill(kind, n, line));
}

/** The problem that is asked on a page; of those of one position the one whose question is read there. */
export async function askedOn(page: Page, kind: Kind): Promise<Drill> {
  const place = page.getByTestId(kind === 'play' || kind === 'hold_or_go' ? 'train-coach' : 'train-board');
  const trid = await place.getAttribute('data-trid');
  const same = problems(kind).filter((drill) => drill.trid === trid);
  if (same.length < 2 || kind !== 'count') return same[0]!;
  const dice = (await page.getByTestId('asked').textContent())!.match(/\d/g)!.join('');
  return same.find(({ question }) => question === dice)!;
}
