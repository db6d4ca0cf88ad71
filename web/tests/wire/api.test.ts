import asyncApiSchema from '@asyncapi/specs/schemas/3.0.0.json' with { type: 'json' };
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { asyncApi, openApi } from '../../tools/api';
import { description } from '../../tools/describe';

const said = await description();

/** The names that a document refers to and does not have. */
function missing(document: object): string[] {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
  const at = (path: string) =>
    path.split('/').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document);
  return names.filter((path) => at(path) === undefined);
}

test('each type is declared once', () => {
  const names = said.messages.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('the calls are described as OpenAPI 3.1 wants it', async () => {
  const document = openApi(said);
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  expect(missing(document)).toEqual([]);
  const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
  const operations = Object.values(paths).flatMap((path) => Object.values(path).map((one) => one.operationId));
  expect(operations.sort()).toEqual(said.calls.map(({ type }) => type).sort());
});

test('the messages are described as AsyncAPI 3 wants it', () => {
  const document = asyncApi(said);
  const ajv = new Ajv({ strict: false, validateFormats: false, meta: false });
  expect(ajv.validate(asyncApiSchema, document), JSON.stringify(ajv.errors)).toBe(true);
  expect(missing(document)).toEqual([]);
});

test('a schema takes what fits its type, and nothing else', () => {
  const ajv = new Ajv2020({ strict: false }).addSchema(openApi(said), 'api');
  const fits = (name: string, value: unknown) => ajv.getSchema(`api#/components/schemas/${name}`)!(value) as boolean;
  expect(fits('NumberedStep', [1, 5, 4])).toBe(true);
  expect(fits('NumberedStep', [1, 5])).toBe(false);
  expect(fits('Side', 'white')).toBe(true);
  expect(fits('Side', 'red')).toBe(false);
  expect(fits('SeatKey', { key: 'k', later: 1 })).toBe(true);
  expect(fits('SeatKey', {})).toBe(false);
  expect(fits('MatchTerms', { rounds: 12 })).toBe(true);
  expect(fits('MatchTerms', { rounds: 'twelve' })).toBe(false);
  expect(fits('PageMessage', { do: 'ping' })).toBe(true);
  expect(fits('PageMessage', { do: 'join', keys: {} })).toBe(false);
});
