/** The contract for other programs: openapi.json has the calls over HTTP, asyncapi.json the messages of a socket. */
import type { Plugin } from 'vite';
import { description } from './describe.ts';
import type { Description } from './described.ts';
import { schemaOfField, schemaOfFields, schemas, tagged, type Schema } from './jsonSchema.ts';
import type { Call, Field, Shape } from './messages.ts';
import manifest from '../package.json' with { type: 'json' };

const INFO = {
  title: 'Trictrac',
  version: manifest.version,
  description: 'Games of trictrac on a server, for pages and other programs.',
  license: { name: manifest.license },
};

const schemaAt = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ 'application/json': { schema } });

/** Adds the descriptions to a page that is built. They come after what is kept for playing without a network. */
export function api(): Plugin {
  return {
    name: 'api',
    apply: 'build',
    async generateBundle() {
      const said = await description();
      const files = { 'openapi.json': openApi(said), 'asyncapi.json': asyncApi(said) };
      for (const [fileName, value] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(value)}\n` });
    },
  };
}

export function openApi(said: Description): Schema {
  const paths: Record<string, Schema> = {};
  for (const call of said.calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas(said),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'trictrac' } },
    },
  };
}

const ACCESS: Record<Call['access'], string> = {
  anybody: '',
  person: 'You need an identity.',
  account: 'You need an account.',
  owner: 'You need an account, and must have proved in the last ten minutes that it is yours.',
  moderator: 'You must be a moderator.',
};

function operation(call: Call): Schema {
  const parameters = call.fields
    .filter((field) => placeOf(call, field) !== 'body')
    .map((field) => parameter(call, field));
  const body = bodyOf(call);
  const description = [call.says, ACCESS[call.access]].filter(Boolean).join(' ');
  return {
    operationId: call.type,
    ...(description && { description }),
    tags: [(call.name ?? 'server').split('.')[0]],
    security: call.access === 'anybody' ? [{}, { session: [] }] : [{ session: [] }],
    parameters: call.method === 'POST' ? [...parameters, IDEMPOTENCY_KEY] : parameters,
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [call.status]: { description: 'The answer.', content: answerOf(call.reply) },
      default: { description: 'The call failed.', content: json(schemaAt('Failed')) },
    },
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'For ten minutes, another POST with this key, path and body has the same answer and does nothing again.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9-]{16,64}$' },
};

/** A GET, and a POST whose body is the text of one field, have their other fields in the query. */
function placeOf({ path, method, text }: Call, { name }: Field): 'path' | 'query' | 'body' {
  if (path.includes(`{${name}}`)) return 'path';
  return method === 'GET' || (text !== undefined && text !== name) ? 'query' : 'body';
}

function parameter(call: Call, field: Field): Schema {
  const place = placeOf(call, field);
  return { name: field.name, in: place, required: place === 'path' || !field.left_out, schema: schemaOfField(field) };
}

function bodyOf(call: Call): Schema | null {
  const fields = call.fields.filter((field) => placeOf(call, field) === 'body');
  if (fields.length === 0) return null;
  if (call.text === undefined) return json(schemaOfFields(fields));
  const schema = schemaOfField(fields[0]!);
  return fields[0]!.type === 'string' ? { 'text/plain': { schema } } : json(schema);
}

function answerOf(reply: string): Schema {
  return reply === 'Text' ? { 'text/plain': { schema: schemaAt(reply) } } : json(schemaAt(reply));
}

/** What a socket hears, and what it may say. */
const HEARD = ['AnyMessage', 'LobbyMessage'];
const SAID = 'PageMessage';

export function asyncApi(said: Description): Schema {
  const shape = (name: string) => said.messages.find((one) => one.name === name);
  const heard = [...new Set(HEARD.flatMap((name) => partsOf(name, shape)))];
  const spoken = tagged(shape(SAID)!);
  const messages = {
    ...Object.fromEntries(heard.map((name) => [name, { name, payload: schemaAt(name) }])),
    ...Object.fromEntries(
      spoken.map(({ name, says, schema }) => [name, { name, ...(says && { summary: says }), payload: schema }]),
    ),
  };
  const references = (names: string[], at: string) => names.map((name) => ({ $ref: `${at}/${name}` }));
  const channel = '#/channels/socket';
  return {
    asyncapi: '3.0.0',
    info: INFO,
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: '/ws',
        description: 'A WebSocket, one JSON object a message.',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      hear: { action: 'send', channel: { $ref: channel }, messages: references(heard, `${channel}/messages`) },
      say: {
        action: 'receive',
        channel: { $ref: channel },
        messages: references(
          spoken.map(({ name }) => name),
          `${channel}/messages`,
        ),
      },
    },
    components: { messages, schemas: schemas(said) },
  };
}

/** The types that a type is one of, where it is one of several names. */
function partsOf(name: string, shape: (name: string) => Shape | undefined): string[] {
  const found = shape(name);
  if (!found || !('type' in found) || !/^\w+(\|\w+)+$/.test(found.type)) return [name];
  return found.type.split('|').flatMap((part) => partsOf(part, shape));
}
