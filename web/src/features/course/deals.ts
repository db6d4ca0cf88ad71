import type { Hint, Outlook, Way } from '../../wire/messages/analysis';
import { COIN } from '../../wire/messages/fleches';
import type { Line } from '../../wire/messages/protocol';
import { parseTrid } from '../../wire/messages/trid';
import type { Dice } from '../../wire/messages/play';
import type { Referee } from './referee';
import type { Paper, Situation } from './situation';

/** Gives positions of a kind, without end, and looks ahead in them. */
export interface Dealer {
  next(kind: DealKind): Promise<Situation>;
  /** The answers to a roll in hand, the best first. */
  hint(trid: string): Promise<Hint>;
  /** What the 36 throws would bring. */
  outlook(trid: string): Promise<Outlook>;
  /** A round as a sheet has it. */
  round(format: Paper['format']): Paper;
}

/** What the worker is asked that looks for positions and ahead in them (dealing.ts). */
export type DealCalls = {
  next: { ask: DealKind; answer: Situation };
  hint: { ask: string; answer: Hint };
  outlook: { ask: string; answer: Outlook };
};

/** Is the roll that is line `at` of a game of the kind wanted? */
type Wanted = (lines: Line[], at: number) => boolean;

interface Deal {
  wanted: Wanted;
  /** Rolls that look alike and are not, to be told apart. */
  alike?: Wanted;
  /** Only where holding and going are plainly not worth the same. */
  plain?: true;
}

const SOON = 12;

const gains = (line: Line, jan: string, side = 'white') =>
  line.events.some((event) => event.side === side && event.jan.includes(jan));
const soon = (lines: Line[], at: number) => lines.slice(at, at + SOON);
const before = (lines: Line[], at: number) => parseTrid(lines[at - 1]!.trid)!;
const own = (lines: Line[], at: number, fleche: number) => before(lines, at).board.men[fleche]!;
const past = (lines: Line[], at: number, from: number) =>
  before(lines, at)
    .board.men.slice(from)
    .some((n) => n > 0);
const holed = (line: Line) => line.marks.some(({ holes, side }) => holes > 0 && side === 'white');
const points = (lines: Line[], at: number) => before(lines, at).points.white;

const DEALS = {
  any: { wanted: (lines, at) => past(lines, at, 6) },
  scored: { wanted: (lines, at) => lines[at]!.events.length > 0 },
  hit: { wanted: (lines, at) => gains(lines[at]!, 'hit_true') && !gains(lines[at]!, '_keep') },
  hole: {
    wanted: (lines, at) => holed(lines[at]!),
    alike: (lines, at) => points(lines, at) >= 6 && lines[at]!.events.length > 0,
  },
  coin: {
    wanted: (lines, at) => own(lines, at, COIN) <= 0 && takesCoin(lines, at),
    alike: (lines, at) => own(lines, at, COIN) <= 0 && past(lines, at, 6) && !takesCoin(lines, at),
  },
  fill: {
    wanted: (lines, at) => gains(lines[at]!, '_fill'),
    alike: (lines, at) =>
      !gains(lines[at]!, '_fill') && !gains(lines[at]!, '_keep') && soon(lines, at).some((l) => gains(l, '_fill')),
  },
  keep: {
    wanted: (lines, at) => gains(lines[at]!, '_keep'),
    alike: (lines, at) =>
      !gains(lines[at]!, '_keep') &&
      lines.slice(Math.max(0, at - 4), at).some((l) => gains(l, '_fill') || gains(l, '_keep')),
  },
  decide: { wanted: (lines, at) => lines[at]!.turn.stage === 'decide', plain: true },
  other: { wanted: (lines, at) => lines[at]!.events.some(({ side }) => side === 'black') },
  enter: { wanted: (lines, at) => past(lines, at, COIN) && !past(lines, at, 19) },
  out: {
    wanted: (lines, at) =>
      before(lines, at)
        .board.men.slice(1, 19)
        .every((n) => n <= 0),
  },
  opening: { wanted: (lines, at) => /:[0-2]\.[0-2]$/.test(lines[at - 1]!.trid) },
} satisfies Record<string, Deal>;

/** The kinds of positions that can be asked for. */
export type DealKind = keyof typeof DEALS;

const BOTS = ['hector', 'valere', 'toutabas'];
/** The holes that end a marqué. */
const MARQUE = 6;
const HALF = 0.55;
/** Thousandths of a tour. */
const PLAIN = 20;
/** After so many games without it, something else of the kind must do. */
const PATIENCE = 60;

/** Takes positions from games that computers play on this device: each is one that might have been met. */
export class DeviceDealer implements Dealer {
  constructor(
    private readonly referee: Pick<Referee, 'played' | 'paid' | 'hint' | 'outlook'>,
    private readonly random: () => number = Math.random,
  ) {}

  /** A position of the kind, White to throw, with his dice. */
  next(kind: DealKind): Promise<Situation> {
    const deal: Deal = DEALS[kind];
    const wanted = deal.alike && this.random() > HALF ? deal.alike : deal.wanted;
    for (let games = 0; games < PATIENCE; games += 1) {
      const found = this.#found(wanted, deal.plain);
      if (found) return Promise.resolve(found);
    }
    return Promise.reject(new Error(`no position of the kind ${kind}`));
  }

  hint(trid: string): Promise<Hint> {
    return Promise.resolve(this.referee.hint(trid));
  }

  outlook(trid: string): Promise<Outlook> {
    return Promise.resolve(this.referee.outlook(trid));
  }

  /** A marqué won by White, as it may have come about. */
  round(format: Paper['format']): Paper {
    for (;;) {
      const run = this.random() > HALF;
      const won = MARQUE + Math.floor(this.random() * MARQUE) + Number(run);
      const lost = Math.floor(this.random() * (run ? 3 : won));
      const entry = `round W ${won} B ${lost}${run ? ' run' : ''}`;
      const paper = { format, entries: [entry], round: { won, lost, run } };
      if (this.referee.paid(paper) !== null) return paper;
    }
  }

  #found(wanted: Wanted, plain = false): Situation | null {
    const lines = this.referee.played(this.#of(BOTS), this.#seed());
    const fit = lines.flatMap(({ side, do: { type } }, at) =>
      at > 0 && side === 'white' && type === 'roll' && lines[at - 1]!.trid.includes(':w:R:') && wanted(lines, at)
        ? [at]
        : [],
    );
    const at = fit.length > 0 ? this.#of(fit) : 0;
    if (at === 0 || (plain && !this.#isPlain(lines[at]!.trid))) return null;
    const done = lines[at]!.do as { dice: Dice };
    return { trid: lines[at - 1]!.trid, dice: done.dice };
  }

  /** Whether the better of holding and going is so by far. */
  #isPlain(trid: string): boolean {
    const { ways } = this.referee.hint(trid);
    const goes = ({ answer }: Way) => answer.type === 'go';
    const other = ways.find((way) => goes(way) !== goes(ways[0]!));
    return other !== undefined && other.lost.mille >= PLAIN;
  }

  #of<T>(all: T[]): T {
    return all[Math.floor(this.random() * all.length)]!;
  }

  #seed(): string {
    return Array.from({ length: 64 }, () => Math.floor(this.random() * 16).toString(16)).join('');
  }
}

/** Two men come to the coin together in the play that followed, or could have: the coin was taken, or had been in reach. */
function takesCoin(lines: Line[], at: number): boolean {
  const plays = lines.slice(at, at + 2).find(({ turn }) => turn.plays)?.turn.plays ?? [];
  return plays.some((play) => play.length === 2 && play.every(([, to]) => to === COIN));
}
