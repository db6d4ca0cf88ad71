import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDrill } from '../src/wire/drills/parse';
import { KINDS } from '../src/wire/messages/drill';
import { drillOfTheDay, ofTheDay } from '../src/state/training/choose';

/** After so many days the positions of the day begin again: two years, in which the kinds take turns evenly. */
const DAYS = 732;
const FOLDER = fileURLToPath(new URL('../node_modules/.cache/trictrac/', import.meta.url));
const PROBLEMS = new URL('../../data/problems/', import.meta.url);

/** Returns the position of each day as its number among those of its kind and its line, `number|line`. */
export function days(): string[] {
  const files = Object.fromEntries(
    KINDS.map((kind) => {
      const text = readFileSync(new URL(`${kind}.txt`, PROBLEMS), 'utf8');
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      return [kind, { lines, drills: lines.map((line, n) => parseDrill(kind, n, line)) }];
    }),
  );
  return Array.from({ length: DAYS }, (_, day) => {
    const { lines, drills } = files[ofTheDay(KINDS, day)]!;
    const { n } = drillOfTheDay(drills, day);
    return `${n}|${lines[n]}`;
  });
}

/** Writes the positions of all days into a file, small enough to be kept for playing without a network; returns its path. */
export function daysFile(): string {
  mkdirSync(FOLDER, { recursive: true });
  const file = `${FOLDER}days.json`;
  writeFileSync(file, JSON.stringify(days()));
  return file;
}
