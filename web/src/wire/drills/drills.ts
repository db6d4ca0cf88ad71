import type { Drill, Kind } from '../messages/drill';
import { chances, count, hold_or_go, hold_or_go_ecrire, play } from 'virtual:problems';
import { parseDrill } from './parse';

/** Later files of a kind go on counting. */
const FILES: Record<Kind, string[]> = {
  count: [count],
  chances: [chances],
  play: [play],
  hold_or_go: [hold_or_go, hold_or_go_ecrire],
};
const fetched: Partial<Record<Kind, Promise<Drill[]>>> = {};

/** All problems of a kind, fetched when they are first wanted; another try is made after a failure. */
export function drillsOf(kind: Kind): Promise<Drill[]> {
  return (fetched[kind] ??= read(kind).catch((error: unknown) => {
    delete fetched[kind];
    throw error;
  }));
}

async function read(kind: Kind): Promise<Drill[]> {
  const lines = (await Promise.all(FILES[kind].map(linesOf))).flat();
  return lines.map((line, n) => parseDrill(kind, n, line));
}

async function linesOf(file: string): Promise<string[]> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`no problems: ${String(answer.status)}`);
  return (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
