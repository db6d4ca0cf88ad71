/** What the program says of its messages: as types, as what the page checks them by, and as tables to be read. */

export interface Field {
  name: string;
  type: string;
  says?: string;
  left_out?: true;
  least?: number;
  most?: number;
}
interface Message {
  name: string;
  says: string;
  fields: Field[];
}
/** A type of the messages: by its words, as an object, or as one of several objects that a member tells apart. */
export type Shape = { name: string; says: string } & (
  { type: string } | { fields: Field[] } | { tag: string; of: Message[] }
);

/** A call over HTTP: what it is asked with, `type`, and its answer. */
export interface Call {
  /** Of what the page asks with: its group, and its own. */
  name?: string;
  method: 'GET' | 'POST';
  path: string;
  access: 'anybody' | 'person' | 'account' | 'owner' | 'moderator';
  /** The field whose text is the body; else the body is JSON. */
  text?: string;
  status: number;
  type: string;
  says: string;
  fields: Field[];
  reply: string;
}

export const HEAD = '// Written by tools/describe.ts from what the program offers: not to be changed by hand.\n';

/** Words that are listed in codes.ts, and what is listed elsewhere. */
const LISTS: Record<string, string> = {
  Jan: 'JANS',
  Law: 'LAWS',
  CourrierLaw: 'RACE_LAWS',
  Reason: 'REASONS',
  SettlementCode: 'SETTLEMENT_CODES',
  ErrorCode: 'ERROR_CODES',
  Phrase: 'PHRASES',
  Channel: 'CHANNELS',
  ReportReason: 'REPORT_REASONS',
  Accord: 'ACCORDS',
};
/** What the browser declares and reads itself. */
const OF_BROWSER = ['PublicKeyCredentialCreationOptionsJSON', 'PublicKeyCredentialRequestOptionsJSON'];
/** What comes in, each checked as a whole: on a line, from the module, and what is said by itself. */
const INCOMING = [
  'TableMessage',
  'CourrierMessage',
  'AnyMessage',
  'LobbyMessage',
  'TournamentMessage',
  'NewsMessage',
  'DeskAnswer',
  'SheetAnswer',
];
const incoming = (shapes: Shape[]) => [
  ...INCOMING,
  ...shapes.filter((shape) => 'fields' in shape && shape.fields[0]?.name === 'say').map(({ name }) => name),
];

const comment = (says: string | undefined) => (says ? `/** ${says[0]!.toUpperCase()}${says.slice(1)} */\n` : '');
const member = ({ name, type, left_out: out }: Field) => `${name}${out ? '?' : ''}:${type}`;

function typeOf(shape: Shape): string {
  const head = `\n${comment(shape.says)}export `;
  if ('type' in shape) return `${head}type ${shape.name} = ${shape.type};\n`;
  if ('of' in shape) {
    const all = shape.of.map(
      ({ name, says, fields }) =>
        `${comment(says)}| { ${[`${shape.tag}: '${name}'`, ...fields.map(member)].join('; ')} }`,
    );
    return `${head}type ${shape.name} =\n${all.join('\n')};\n`;
  }
  const members = shape.fields.map((field) => `${comment(field.says)}${member(field)};`);
  return `${head}interface ${shape.name} {\n${members.join('\n')}\n}\n`;
}

/** The types that are lists of words, but for those that codes.ts has. */
export function listed(lists: Record<string, string[]>): Shape[] {
  return Object.entries(lists)
    .filter(([name]) => !(name in LISTS) && name !== 'Side')
    .map(([name, words]) => ({ name, says: '', type: words.map((word) => `'${word}'`).join('|') }));
}

/** The types of all messages, and of what calls are asked with. */
export function messagesText(shapes: Shape[], calls: Call[]): string {
  const lists = Object.values(LISTS);
  return (
    HEAD +
    `import type { ${lists.join(', ')} } from './codes';\n` +
    `import type { AgreedTerms, CarriedTerms, Format } from './formats';\nimport type { Options } from './rules';\n` +
    `\nexport type { Format, Options };\n` +
    Object.entries(LISTS)
      .map(([name, list]) => `export type ${name} = (typeof ${list})[number];\n`)
      .join('') +
    `/** What was agreed for a match; the points of Le Tric Trac are sent beside it. */\n` +
    `export interface MatchTerms extends AgreedTerms, CarriedTerms { points?: number }\n` +
    `export type Sides<T> = Record<Side, T>;\n/** An answer that is no JSON. */\nexport type Text = string;\n` +
    shapes.map(typeOf).join('') +
    calls
      .filter(({ fields }) => fields.length > 0)
      .map(({ type, says, fields }) => typeOf({ name: type, says, fields }))
      .join('') +
    `\n/** A call, by its method, its path and the name of its answer. */\n` +
    `export type Call<Asked, Answer> = string & { readonly asked?: Asked; readonly answer?: Answer };\n` +
    `\n/** What comes in on a line, by the names of its types. */\n` +
    `export interface Shapes {\n${incoming(shapes)
      .map((name) => `${name}: ${name};\n`)
      .join('')}}\n`
  );
}

/** The calls that the page makes, by their groups: each a text that wire/server asks by, with its types. */
export function callsTexts(calls: Call[]): Record<string, string> {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const group = call.name?.split('.')[0];
    if (group) groups.set(group, [...(groups.get(group) ?? []), call]);
  }
  return Object.fromEntries([...groups].map(([group, all]) => [`calls/${group}.ts`, groupText(all)]));
}

function groupText(calls: Call[]): string {
  const types = new Set(['Call']);
  const lines = calls.map(({ name, method, path, text, type, says, fields, reply }) => {
    types.add(reply);
    if (fields.length > 0) types.add(type);
    const how = text ? `${method}:${text}` : method;
    const asked = fields.length > 0 ? type : 'object';
    return `\n${comment(says)}export const ${name!.split('.')[1]!} = '${how} ${path.slice(1)} ${reply}' as Call<${asked}, ${reply}>;\n`;
  });
  return `${HEAD}import type { ${[...types].join(', ')} } from '../messages';\n${lines.join('')}`;
}

/** A type in as few letters as it takes. */
function shapeOf(shape: Shape): string {
  const object = (fields: Field[]) => `{${fields.map(member).join(',')}}`;
  if ('type' in shape) return shape.type;
  if ('fields' in shape) return object(shape.fields);
  return shape.of.map(({ name, fields }) => object([{ name: shape.tag, type: `'${name}'` }, ...fields])).join('|');
}

/** What the page checks by: all that stands in what comes in. */
export function shapesText(shapes: Shape[], calls: Call[]): string {
  const texts: Record<string, string> = { Format: 'string', MatchTerms: 'object', Options: 'object' };
  for (const name of OF_BROWSER) texts[name] = 'object';
  texts.Text = 'string';
  const lists = new Set<string>();
  const add = (name: string): void => {
    if (name in texts) return;
    if (name in LISTS) return void lists.add(name);
    const shape = shapes.find((one) => one.name === name);
    if (!shape) throw new Error(`no type is called ${name}`);
    texts[name] = shapeOf(shape).replace("Action['type']", 'string');
    for (const word of texts[name].replace(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [])
      if (word !== 'Sides' && word !== 'Record') add(word);
  };
  [...incoming(shapes), 'Failed', ...calls.map(({ reply }) => reply)].forEach(add);
  return (
    HEAD +
    `import { ${[...lists].map((name) => LISTS[name]).join(', ')} } from './codes';\n` +
    `\n/** The types of what comes in, as src/wire/shapes.h has them. */\n` +
    `export const SHAPES: Record<string, string> = ${JSON.stringify(texts)};\n` +
    `\n/** Words that are listed. */\n` +
    `export const LISTS: Record<string, readonly string[]> = {${[...lists].map((name) => `${name}: ${LISTS[name]}`).join(', ')}};\n`
  );
}

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function fieldText({ name, type, says, left_out: out, least, most }: Field): string {
  const limits = least === undefined ? '' : ` ${least} to ${most}`;
  return `${code(`${name}${out ? '?' : ''}`)} ${code(type)}${limits}${says ? `: ${says.replaceAll('|', '\\|')}` : ''}`;
}

const row = (name: string, says: string, members: string) =>
  `| ${name} | ${[says, members].filter(Boolean).join(' – ')} |`;

function rowsOf(shape: Shape): string[] {
  if ('type' in shape) return [row(code(shape.name), shape.says, code(shape.type))];
  if ('fields' in shape) return [row(code(shape.name), shape.says, shape.fields.map(fieldText).join(' · '))];
  return [
    row(code(shape.name), shape.says, `one of these, by its ${code(shape.tag)}:`),
    ...shape.of.map(({ name, says, fields }) =>
      row(code(`${shape.tag}: ${name}`), says, fields.map(fieldText).join(' · ')),
    ),
  ];
}

function callRow({ method, path, access, text, says, fields, reply, name }: Call): [group: string, row: string] {
  const asked = fields.map((field) => fieldText(field) + (field.name === text ? ' (the body)' : '')).join(' · ');
  const who = {
    anybody: '',
    person: '; identity',
    account: '; account',
    owner: '; *proof*',
    moderator: '; moderators',
  }[access];
  return [
    name?.split('.')[0] ?? '',
    `| ${code(`${method} ${path}`)} | ${says} | ${asked || '–'} | ${code(reply)}${who} |`,
  ];
}

/** What `*` stands for in a document: all that no other table of it names. */
function namesIn(text: string, kind: string, names: string, all: string[]): string[] {
  if (names !== '*') return names.split(' ');
  const named = [...text.matchAll(new RegExp(`<!-- ${kind}: ([\\w ]+) -->`, 'g'))].flatMap(([, some = '']) =>
    some.split(' '),
  );
  return all.filter((name) => !named.includes(name));
}

/**
 * A document with its tables as they should be: of types between <!-- fields: NAME… --> and <!-- end -->, of calls by their
 * groups between <!-- calls: GROUP… --> and <!-- end -->; * is all that no other table has.
 */
export function documented(text: string, { messages, calls }: { messages: Shape[]; calls: Call[] }): string {
  const made = calls.map(callRow);
  return text
    .replace(/(<!-- fields: ([\w *]+) -->\n).*?(<!-- end -->)/gs, (_all, begin: string, names: string, end: string) => {
      const all = messages.map(({ name }) => name);
      const rows = namesIn(text, 'fields', names, all).flatMap((name) => {
        const shape = messages.find((one) => one.name === name);
        if (!shape) throw new Error(`no type is called ${name}`);
        return rowsOf(shape);
      });
      return `${begin}| | |\n|---|---|\n${rows.join('\n')}\n${end}`;
    })
    .replace(/(<!-- calls: ([\w *]+) -->\n).*?(<!-- end -->)/gs, (_all, begin: string, names: string, end: string) => {
      const all = [...new Set(made.map(([group]) => group))];
      const rows = namesIn(text, 'calls', names, all).flatMap((group) =>
        made.flatMap(([its, row]) => (its === group ? [row] : [])),
      );
      return `${begin}| call | | asked with | answer |\n|---|---|---|---|\n${rows.join('\n')}\n${end}`;
    });
}
