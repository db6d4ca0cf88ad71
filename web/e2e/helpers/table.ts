import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { allLinesNear, firstRollNear, lay, makeNear, near } from './near';
import type { Keys, Line, SeatInfo, Side, TableMessage } from '../../src/wire/described/messages';
import { type Seated, seatsOf } from '../../src/wire/messages/match';

interface Wish {
  format?: string;
  match?: object;
  white?: SeatInfo;
  black?: SeatInfo;
  others?: SeatInfo[];
  options?: object;
  trid?: string;
  seed?: string;
  /** Thrown at a real table, and entered. */
  dice?: 'hand';
  /** Of Le Tric Trac, which has no rules to choose. */
  rules?: undefined;
  points?: number;
  position?: string;
}

export interface Made {
  game: string;
  keys: Keys;
}

export const PERSON: SeatInfo = { kind: 'human', name: 'Anne' };
export const OTHER: SeatInfo = { kind: 'human', name: 'Denis' };
export const FIELD = 'D--A-BBBA--Cbaa--b-b-a-f';

/** A middle game in which 4 and 2 hit two lone men (six points), with a score given as points, holes, bredouille, pavillon. */
export function field(points = '0-0', holes = '0-0', bredouille = '-', pavillon = '-'): string {
  return position(FIELD, 'w', points, holes, bredouille, pavillon);
}

/** A position before a throw: the men of the 24 flèches, whose turn, and the score. */
export function position(
  men: string,
  turn: 'w' | 'b' = 'w',
  points = '0-0',
  holes = '0-0',
  bredouille = '-',
  pavillon = '-',
): string {
  return `TRID=${men}:${turn}:R:-:${points}:${holes}:${bredouille}:${pavillon}:12.11`;
}

/** The same, with eight points and the double jeton: six more make a double hole. */
export const HOLE = field('8-2', '3-1', 'w');
export const QUIET = field();

export const BOT: SeatInfo = { kind: 'bot', bot: 'commis', name: 'Commis' };

/** Makes a game, over HTTP where it stands at the server. */
export async function makeGame(url: string, wish: Wish = {}): Promise<Made> {
  const body = { format: 'tour', rules: 'lois', white: PERSON, black: OTHER, ...wish };
  if (near) return makeNear(body);
  const answer = await fetch(`${url}api/games`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, mine: peopleOf(body) }),
  });
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return JSON.parse(text) as Made;
}

/** The players who are people: one page holds the seats of all. */
function peopleOf(game: Seated): number[] {
  return seatsOf(game).flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
}

/** Keeps the seats of a game in a page, and the speed of what it shows. Runs there: names nothing outside itself. */
export function keepSeat({ made, speed }: { made: Made; speed: string }): void {
  const kept = [{ game: made.game, keys: made.keys, against: '', over: false }];
  localStorage.setItem('trictrac.games', JSON.stringify(kept));
  localStorage.setItem('trictrac.speed', speed);
}

/** Sits down at a game with the page; the other's turn is shown at once unless another speed is wished. */
export async function sit(page: Page, url: string, made: Made, speed = 'instant'): Promise<void> {
  await page.goto(url);
  if (near) await lay(page, made);
  await page.evaluate(keepSeat, { made, speed });
  await page.reload();
  await page.goto(`${url}#/g/${made.game}`);
  await page.getByTestId('board').waitFor();
  await page.getByTestId('coming').waitFor({ state: 'detached' });
}

const seeds = new Map<string, string>();
let tried = 0;

/** A game from a position whose first roll is known; the roll itself is still to be made. */
export async function gameWithRoll(url: string, trid: string, dice: string, wish: Wish = {}): Promise<Made> {
  const known = seeds.get(dice);
  if (known) return makeGame(url, { ...wish, trid, seed: known });
  for (let i = 0; i < 600; i += 1) {
    tried += 1;
    const seed = tried.toString(16).padStart(64, '0');
    const roll = await firstRoll(url, trid, seed);
    seeds.set([...roll].sort().reverse().join(''), seed);
    if (seeds.has(dice)) return makeGame(url, { ...wish, trid, seed: seeds.get(dice)! });
  }
  throw new Error(`no seed found that rolls ${dice}`);
}

/** Rolls once, away from the page, and returns the dice. */
async function firstRoll(url: string, trid: string, seed: string): Promise<number[]> {
  if (near) return firstRollNear({ format: 'tour', rules: 'lois', white: PERSON, black: OTHER, trid, seed });
  return farRoll(url, await makeGame(url, { trid, seed }), trid.split(':')[1] === 'b' ? 'black' : 'white');
}

function farRoll(url: string, made: Made, side: Side): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}ws`);
    let last = 0;
    socket.onerror = () => reject(new Error('no socket'));
    socket.onopen = () => socket.send(JSON.stringify({ do: 'join', game: made.game, keys: made.keys, since: 0 }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.say === 'line') last = message.n;
      if (message.say === 'ready') {
        socket.send(JSON.stringify({ do: 'act', line: last + 1, side, action: { type: 'roll' } }));
      }
      if (message.say === 'line' && message.do.type === 'roll') {
        socket.close();
        resolve(message.do.dice);
      }
      if (message.say === 'error') reject(new Error(message.message));
    };
  });
}

/** Every line of a game, as a watcher sees them. */
export function allLines(url: string, game: string): Promise<Line[]> {
  if (near) return allLinesNear(game);
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}ws`);
    const lines: Line[] = [];
    socket.onerror = () => reject(new Error('no socket'));
    socket.onopen = () => socket.send(JSON.stringify({ do: 'join', game, keys: {}, since: 0 }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage;
      if (message.say === 'line') lines.push(message);
      if (message.say === 'ready') {
        socket.close();
        resolve(lines);
      }
    };
  });
}
