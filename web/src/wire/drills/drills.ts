import { once } from '../connection/once';
import { request } from '../connection/request';
import { KINDS, type Drill, type Kind } from '../messages/drill';
import { chances, count, days, hold_or_go, hold_or_go_ecrire, play } from 'virtual:problems';
import { parseDrill } from './parse';

/** Later files of a kind go on counting. */
const FILES: Record<Kind, string[]> = {
  count: [count],
  chances: [chances],
  play: [play],
  hold_or_go: [hold_or_go, hold_or_go_ecrire],
};
const fetched = new Map(KINDS.map((kind) => [kind, once(() => read(kind))]));

/** Returns all problems of a kind, fetched on first use, and again after a failure. */
export const drillsOf = (kind: Kind): Promise<Drill[]> => fetched.get(kind)!();

async function read(kind: Kind): Promise<Drill[]> {
  const lines = (await Promise.all(FILES[kind].map(linesOf))).flat();
  return lines.map((line, n) => parseDrill(kind, n, line));
}

const isLines = (read: unknown): read is string[] =>
  Array.isArray(read) && read.every((one) => typeof one === 'string');

/** Returns the position of a day (dayOf): one small file has the positions of two years, which then repeat. */
export async function drillOfDay(day: number): Promise<Drill> {
  const lines: unknown = await (await ask(days)).json();
  if (!isLines(lines) || lines.length === 0) throw new Error('no positions of the days');
  const [n = '', ...rest] = lines[day % lines.length]!.split('|');
  return parseDrill(KINDS[day % KINDS.length]!, Number(n), rest.join('|'));
}

async function ask(file: string): Promise<Response> {
  const answer = await request(file);
  if (!answer.ok) throw new Error(`no problems: ${String(answer.status)}`);
  return answer;
}

/** Returns the lines of a file of problems. */
export async function linesOf(file: string): Promise<string[]> {
  return (await (await ask(file)).text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
