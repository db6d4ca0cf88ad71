import type { Drill, Kind } from '../messages/drill';
import { chances, count, hold_or_go, play } from 'virtual:problems';
import { parseDrill } from './parse';

const FILES: Record<Kind, string> = { count, chances, play, hold_or_go };
const fetched: Partial<Record<Kind, Promise<Drill[]>>> = {};

/** All problems of a kind, fetched when they are first wanted; another try is made after a failure. */
export function drillsOf(kind: Kind): Promise<Drill[]> {
  return (fetched[kind] ??= read(kind).catch((error: unknown) => {
    delete fetched[kind];
    throw error;
  }));
}

async function read(kind: Kind): Promise<Drill[]> {
  const answer = await fetch(FILES[kind]);
  if (!answer.ok) throw new Error(`no problems: ${String(answer.status)}`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, n) => parseDrill(kind, n, line));
}
