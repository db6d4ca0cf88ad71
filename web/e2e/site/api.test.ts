import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../helpers/player';
import { Server } from '../helpers/server';
import { makeGame } from '../helpers/table';

/** What openapi.json says, as far as it is used here. */
interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { content: Record<string, { schema: object }> }> }>>;
}

const server = new Server();
const ajv = new Ajv2020({ strict: false });
let calls: OpenApi;

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(server.url + path);
  expect(answer.headers.get('content-type')).toContain('application/json');
  return (await answer.json()) as T;
}

beforeAll(async () => {
  await server.start();
  calls = await read('openapi.json');
  ajv.addSchema(calls, 'openapi').addSchema(await read<object>('asyncapi.json'), 'asyncapi');
});
afterAll(() => server.end());

/** Says what is wrong with a value; null if nothing is. */
function faultOf(pointer: string, value: unknown): string | null {
  const check = ajv.getSchema(pointer)!;
  return check(value) ? null : `${JSON.stringify(check.errors)} in ${JSON.stringify(value)}`;
}

/** Says what is wrong with the answer to a call, by the document that the server itself gives. */
async function faultOfAnswer(method: string, path: string, address = path, body?: object): Promise<string | null> {
  const answer = await fetch(server.url + address.slice(1), {
    method: method.toUpperCase(),
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { responses } = calls.paths[path]![method]!;
  const status = String(answer.status) in responses ? String(answer.status) : 'default';
  const at = `/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`;
  return faultOf(`openapi#${encodeURI(at)}`, await answer.json());
}

test('what the server answers is as it describes it', async () => {
  const { game } = await makeGame(server.url);
  for (const path of ['/api/health', '/health/live', '/health/ready', '/api/me', '/api/me/games', '/api/standing'])
    expect(await faultOfAnswer('get', path)).toBeNull();
  expect(await faultOfAnswer('get', '/api/games/{game}', `/api/games/${game}`)).toBeNull();
  expect(await faultOfAnswer('get', '/api/games/{game}', '/api/games/nowhere')).toBeNull();
  expect(await faultOfAnswer('post', '/api/me', '/api/me', { name: 'Ninon' })).toBeNull();
  expect(await faultOfAnswer('post', '/api/me', '/api/me', {})).toBeNull();
  expect(
    await faultOfAnswer('post', '/api/sign-in', '/api/sign-in', { name: 'Ninon', password: 'wrong one' }),
  ).toBeNull();
});

test('what a socket hears in a whole tour is as the server describes it', async () => {
  const made = await makeGame(server.url);
  const heard: unknown[] = [];
  const watcher = new WebSocket(`${server.url.replace('http', 'ws')}ws`);
  watcher.onopen = () => watcher.send(JSON.stringify({ do: 'join', game: made.game, keys: {}, since: 0 }));
  watcher.onmessage = ({ data }) => heard.push(JSON.parse(String(data)));
  const player = new Player(server.url, made);
  const last = await player.play();
  expect(last.over).not.toBeNull();
  await expect.poll(() => heard.some((message) => (message as { n?: number }).n === last.n)).toBe(true);
  for (const message of heard) expect(faultOf('asyncapi#/components/schemas/AnyMessage', message)).toBeNull();
  expect(new Set(heard.map((message) => (message as { say: string }).say))).toEqual(
    new Set(['game', 'line', 'ready', 'here']),
  );
  player.close();
  watcher.close();
});
