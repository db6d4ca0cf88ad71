/** What the program says of its messages: as types, as what the page checks them by, and as tables to be read. */

interface Field {
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

export const HEAD = '// Written by tools/describe.ts from what the program offers: not to be changed by hand.\n';

/** Words that are listed in codes.ts, and what is listed elsewhere. */
const LISTS: Record<string, string> = {
  Jan: 'JANS',
  Law: 'LAWS',
  RaceLaw: 'RACE_LAWS',
  Reason: 'REASONS',
  SettlementCode: 'SETTLEMENT_CODES',
  ErrorCode: 'ERROR_CODES',
  Phrase: 'PHRASES',
  Channel: 'CHANNELS',
  ReportReason: 'REPORT_REASONS',
  Accord: 'ACCORDS',
};
/** What comes in from outside, each checked as a whole. */
export const INCOMING = ['TableMessage', 'RaceMessage', 'AnyMessage', 'LobbyMessage'];

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

/** The types of all messages. */
export function messagesText(shapes: Shape[]): string {
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
    `export type Sides<T> = Record<Side, T>;\n` +
    shapes.map(typeOf).join('') +
    `\n/** What comes in from outside, by the names of its types. */\n` +
    `export interface Shapes {\n${INCOMING.map((name) => `${name}: ${name};\n`).join('')}}\n`
  );
}

/** A type in as few letters as it takes. */
function shapeOf(shape: Shape): string {
  const object = (fields: Field[]) => `{${fields.map(member).join(',')}}`;
  if ('type' in shape) return shape.type;
  if ('fields' in shape) return object(shape.fields);
  return shape.of.map(({ name, fields }) => object([{ name: shape.tag, type: `'${name}'` }, ...fields])).join('|');
}

/** What the page checks by: all that stands in what comes in. */
export function shapesText(shapes: Shape[]): string {
  const texts: Record<string, string> = { Format: 'string', MatchTerms: 'object', Options: 'object' };
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
  INCOMING.forEach(add);
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

/** A document with its tables of messages as they should be: each stands between <!-- fields: NAME… --> and <!-- end -->. */
export function documented(text: string, shapes: Shape[]): string {
  return text.replace(
    /(<!-- fields: ([\w ]+) -->\n).*?(<!-- end -->)/gs,
    (_all, begin: string, names: string, end: string) => {
      const rows = names.split(' ').flatMap((name) => {
        const shape = shapes.find((one) => one.name === name);
        if (!shape) throw new Error(`no type is called ${name}`);
        return rowsOf(shape);
      });
      return `${begin}| | |\n|---|---|\n${rows.join('\n')}\n${end}`;
    },
  );
}
