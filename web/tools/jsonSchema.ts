/** JSON Schemas of the types of the contract, for its descriptions by OpenAPI and AsyncAPI. */
import { readType, type Member, type TypeBuilder } from '../src/wire/messages/typeText.ts';
import type { Description } from './described.ts';
import type { Field, Shape } from './messages.ts';

export type Schema = Record<string, unknown>;

const SCHEMAS = '#/components/schemas/';

const PLAIN: Record<string, Schema> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  object: { type: 'object' },
  true: { const: true },
  false: { const: false },
  null: { type: 'null' },
};

const array = (items: Schema) => ({ type: 'array', items });

const TYPES: TypeBuilder<Schema> = {
  either: (all) => ({ anyOf: all }),
  list: array,
  tuple: (elements) => ({
    type: 'array',
    prefixItems: elements.map(({ type }) => type),
    items: false,
    minItems: elements.length,
  }),
  object: (members) => objectOf(members),
  record: (of) => ({ type: 'object', additionalProperties: of }),
  sides: (of) => objectOf(['white', 'black'].map((name) => ({ name, optional: false, type: of }))),
  constant: (value) => ({ const: value }),
  named: (name) => PLAIN[name] ?? { $ref: SCHEMAS + name },
};

/** Other members are allowed: a newer program may send them. */
function objectOf(members: Member<Schema>[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(({ name, type }) => [name, type])),
    required: members.filter(({ optional }) => !optional).map(({ name }) => name),
  };
}

const described = (says: string | undefined) => (says ? { description: says } : {});

/** The one type that is a member of another. */
const ACTION_TYPE = "Action['type']";

function schemaOfText(text: string): Schema {
  return readType(text === ACTION_TYPE ? 'string' : text, TYPES);
}

export function schemaOfField({ type, says, least, most }: Field): Schema {
  const limits = least === undefined ? {} : { minimum: least, maximum: most };
  return { ...schemaOfText(type), ...limits, ...described(says) };
}

export function schemaOfFields(fields: Field[]): Schema {
  return objectOf(
    fields.map((field) => ({ name: field.name, optional: field.left_out === true, type: schemaOfField(field) })),
  );
}

/** The objects that a tag tells apart, by its value. */
export function tagged(shape: Shape): { name: string; says: string; schema: Schema }[] {
  if (!('of' in shape)) return [];
  return shape.of.map(({ name, says, fields }) => ({
    name,
    says,
    schema: { ...schemaOfFields([{ name: shape.tag, type: `'${name}'` }, ...fields]), ...described(says) },
  }));
}

function schemaOf(shape: Shape): Schema {
  const head = described(shape.says);
  if ('type' in shape) return { ...head, ...schemaOfText(shape.type) };
  if ('fields' in shape) return { ...head, ...schemaOfFields(shape.fields) };
  return { ...head, anyOf: tagged(shape).map(({ schema }) => schema) };
}

type Option = Description['match_options'][number] | Description['options'][number];

function schemaOfOption(option: Option): Schema {
  if (option.kind === 'switch') return { type: 'boolean' };
  if (option.kind === 'word') return { enum: option.values };
  const { least, most, none } = (option as Description['match_options'][number]).limits!;
  const number = { type: 'integer', minimum: least, maximum: most };
  return none === undefined ? number : { anyOf: [number, { const: none }] };
}

function schemaOfOptions(options: Option[], says: string): Schema {
  return {
    description: says,
    type: 'object',
    properties: Object.fromEntries(options.map((option) => [option.name, schemaOfOption(option)])),
  };
}

/** The types that are lists of words, by their names. */
function wordsOf(said: Description): Record<string, string[]> {
  const codes = (list: { code: string }[]) => list.map(({ code }) => code);
  return {
    ...said.lists,
    Side: ['white', 'black'],
    Jan: said.jans.map(({ name }) => name),
    Law: codes(said.laws),
    CourrierLaw: codes(said.courrier.laws),
    Reason: codes(said.reasons),
    SettlementCode: said.settlement,
    ErrorCode: said.errors,
    Phrase: said.phrases,
    Channel: said.channels,
    ReportReason: said.report_reasons,
    Accord: said.accords,
    Format: said.formats.map(({ name }) => name),
  };
}

/** The limits of the points of Le Tric Trac, which are no option of trictrac. */
function pointsOf(said: Description) {
  return said.formats.find(({ name }) => name === 'courrier')!.gatherings[0]!.limits.points;
}

/** The schemas of all types, by their names. */
export function schemas(said: Description): Record<string, Schema> {
  const browser = { description: 'As WebAuthn declares it.', type: 'object' };
  return {
    ...Object.fromEntries(Object.entries(wordsOf(said)).map(([name, words]) => [name, { enum: words }])),
    Text: { type: 'string' },
    MatchTerms: schemaOfOptions(
      [...said.match_options, { name: 'points', kind: 'number', carried: false, limits: pointsOf(said) }],
      'The terms of a match.',
    ),
    Options: schemaOfOptions(said.options, "The options of the board's rules."),
    PublicKeyCredentialCreationOptionsJSON: browser,
    PublicKeyCredentialRequestOptionsJSON: browser,
    ...Object.fromEntries(said.messages.map((shape) => [shape.name, schemaOf(shape)])),
  };
}
