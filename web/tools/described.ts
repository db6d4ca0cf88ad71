/** The TypeScript of what the program offers, from its description (docs/protocol.md). */
import { callsTexts, HEAD, listed, messagesText, shapesText, type Call, type Shape } from './messages.ts';

interface Limits {
  least: number;
  most: number;
  step?: number;
  none?: number;
}

interface Gathering {
  players: number;
  company: string;
  resumes: boolean;
  limits: Record<string, Limits>;
  noted: Record<string, Limits>;
}

interface Format {
  name: string;
  game: string;
  source: string;
  rules?: string;
  stakes?: number;
  match: Record<string, unknown>;
  gatherings: Gathering[];
}

interface MatchOption {
  name: string;
  kind: 'number' | 'word' | 'switch';
  carried: boolean;
  limits?: Limits;
  values?: string[];
  usual?: number[];
}

interface RuleOption {
  name: string;
  kind: 'word' | 'switch';
  values?: string[];
  of_tours: boolean;
  of_section_r: boolean;
}

interface Named {
  name: string;
}
interface Coded {
  code: string;
}

export interface Description {
  formats: Format[];
  match_options: MatchOption[];
  presets: { name: string; options: Record<string, unknown> }[];
  options: RuleOption[];
  jans: (Named & { to: 'roller' | 'other' })[];
  laws: Coded[];
  reasons: Coded[];
  settlement: string[];
  bots: (Named & { elo: number })[];
  elo_limits: { least: number; most: number };
  grades: { grade: string; from: number; sign: string }[];
  ranks: { rank: string; below: number | null }[];
  ranked_choices: number;
  errors: string[];
  phrases: string[];
  channels: string[];
  report_reasons: string[];
  longest_talk: number;
  accords: string[];
  numberings: string[];
  longest_name: { characters: number; bytes: number };
  courrier: { last_quarter: [number, number]; bots: string[]; laws: Coded[] };
  messages: Shape[];
  lists: Record<string, string[]>;
  calls: Call[];
}

function constant(name: string, comment: string, value: unknown): string {
  return `\n/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
}

function names(list: Named[]): string[] {
  return list.map(({ name }) => name);
}
function codes(list: Coded[]): string[] {
  return list.map(({ code }) => code);
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only the limits that are not the option's own. */
function ownLimits(options: MatchOption[], limits: Record<string, Limits>): Record<string, Limits> {
  const usual = (name: string) => options.find((option) => option.name === name)?.limits;
  return Object.fromEntries(Object.entries(limits).filter(([name, own]) => !same(own, usual(name))));
}

/** The label by which rules and payments name a source: "S1" of "Lois et règles du trictrac (S1 XX)". */
const labelOf = (source: string) => /\((S\d)/.exec(source)?.[1] ?? '';

function formatOf(options: MatchOption[], { game, source, rules, stakes, match, gatherings }: Format): object {
  const usual = gatherings.find(({ resumes }) => resumes)?.noted ?? {};
  return {
    game,
    source: labelOf(source),
    ...(rules && { rules }),
    stakes: stakes ?? 0,
    match,
    gatherings: gatherings.map(({ players, company, resumes, limits, noted }) => ({
      players,
      company,
      resumes,
      limits: ownLimits(options, limits),
      ...(resumes && !same(noted, usual) && { noted }),
    })),
    noted: usual,
  };
}

function byName<T extends Named>(list: T[], value: (one: T) => unknown): Record<string, unknown> {
  return Object.fromEntries(list.map((one) => [one.name, value(one)]));
}

function controlOf({ kind, limits, values, usual }: MatchOption): object {
  return { kind, ...limits, ...(values && { values }), ...(usual && { usual }) };
}

/** The type of the values of an option. */
function typeOf({ kind, values }: MatchOption | RuleOption): string {
  if (kind === 'switch') return 'boolean';
  return values?.map((value) => `'${value}'`).join(' | ') ?? 'number';
}

function interfaceOf(name: string, comment: string, options: (MatchOption | RuleOption)[]): string {
  const members = options.map((option) => `${option.name}?: ${typeOf(option)};`);
  return `\n/** ${comment} */\nexport interface ${name} {\n${members.join('\n')}\n}\n`;
}

function formatsText({ formats, match_options: options }: Description): string {
  return (
    HEAD +
    constant(
      'FORMATS',
      'What is played for: what each says by itself, and who can play it; with limits where they are narrower.',
      byName(formats, (format) => formatOf(options, format)),
    ) +
    `export type Format = keyof typeof FORMATS;\n` +
    constant(
      'MATCH_OPTIONS',
      'What may be agreed before a match.',
      byName(
        options.filter(({ carried }) => !carried),
        (option) => controlOf(option),
      ),
    ) +
    interfaceOf(
      'AgreedTerms',
      'What was agreed for a match.',
      options.filter(({ carried }) => !carried),
    ) +
    interfaceOf(
      'CarriedTerms',
      'What was noted of a match that was put off, and is resumed.',
      options.filter(({ carried }) => carried),
    )
  );
}

function rulesText({ presets, options, longest_name: longest }: Description): string {
  const atTable = options.filter(({ of_section_r: sectionR }) => !sectionR);
  const words = atTable.filter(({ kind }) => kind === 'word');
  return (
    HEAD +
    constant(
      'PRESETS',
      "The presets of the board's rules.",
      byName(presets, ({ options }) => options),
    ) +
    constant(
      'RULE_WORDS',
      'The rules that are one of several words.',
      byName(words, (option) => option.values),
    ) +
    constant('RULE_FLAGS', 'Those that are on or off.', names(atTable.filter(({ kind }) => kind === 'switch'))) +
    constant(
      'OF_TOURS',
      'Those that matter where tours are played only.',
      names(atTable.filter(({ of_tours: tours }) => tours)),
    ) +
    interfaceOf('Options', 'The rules of the board.', options) +
    constant('LONGEST_NAME', 'What a name has at most.', longest)
  );
}

function botsText({ bots, elo_limits: limits, courrier }: Description): string {
  return (
    HEAD +
    constant('BOTS', 'The opponents one may choose, weakest first.', names(bots)) +
    constant(
      'BOT_ELOS',
      'Their strengths on the ladder.',
      Object.fromEntries(bots.map(({ name, elo }) => [name, elo])),
    ) +
    constant('ELO_LIMITS', 'The strengths of which there is an opponent.', limits) +
    constant('RACE_BOTS', 'Those of Le Tric Trac.', courrier.bots)
  );
}

function gradesText({ grades, ranks, ranked_choices: ranked }: Description): string {
  return (
    HEAD +
    constant(
      'GRADES',
      'The grades, best first, and the loss from which each is given, in thousandths of a tour.',
      grades,
    ) +
    constant(
      'RANKS',
      'The ranks, best first, and the mean loss below which each is given; the last has no limit.',
      ranks,
    ) +
    constant('RANKED_CHOICES', 'The fewest choices from which a rank is given.', ranked)
  );
}

function codesText(said: Description): string {
  return (
    HEAD +
    constant('JANS', 'What a roll may be worth.', names(said.jans)) +
    constant(
      'RECEIVED_JANS',
      'Those that the opponent of the player who rolled marks.',
      names(said.jans.filter(({ to }) => to === 'other')),
    ) +
    constant('LAWS', 'The laws a play can break.', codes(said.laws)) +
    constant('REASONS', 'What the rules say of a roll that binds, or of a play.', codes(said.reasons)) +
    constant('RACE_LAWS', 'The laws of Le Tric Trac.', codes(said.courrier.laws)) +
    constant('SETTLEMENT_CODES', 'What a line of a settlement is paid for.', said.settlement) +
    constant('ERROR_CODES', 'Why something was not taken.', said.errors) +
    constant('PHRASES', 'What players can say to each other.', said.phrases) +
    constant('CHANNELS', 'Who is meant to read what is said in free words.', said.channels) +
    constant('REPORT_REASONS', 'Why somebody may be reported to the moderators.', said.report_reasons) +
    constant('LONGEST_TALK', 'Characters said at once in free words, at most.', said.longest_talk) +
    constant('ACCORDS', 'What the people at a table may agree to.', said.accords) +
    constant('NUMBERINGS', 'How flèches can be called.', said.numberings) +
    constant('LAST_QUARTER', 'The first and the last flèche of the last quarter (J1).', said.courrier.last_quarter)
  );
}

/** The files, by name. */
export function filesOf(said: Description): Record<string, string> {
  const messages = [...listed(said.lists), ...said.messages];
  return {
    'formats.ts': formatsText(said),
    'rules.ts': rulesText(said),
    'bots.ts': botsText(said),
    'grades.ts': gradesText(said),
    'codes.ts': codesText(said),
    'messages.ts': messagesText(messages, said.calls),
    'shapes.ts': shapesText(messages, said.calls),
    ...callsTexts(said.calls),
  };
}
