import type { Hint, Outlook, Way } from '../../wire/messages/analysis';
import type { Dice, Line, Play } from '../../wire/described/messages';
import { parseTrid } from '../../wire/messages/trid';
import { DEALS, MARQUE, type Deal, type DealKind, type RollFilter } from './dealKinds';
import { pairIn } from './pairs';
import { asking, kindOf, type PosedQuestion, type LookAhead, type QuestionName } from './questions';
import type { Referee } from './referee';
import type { Paper, Situation } from './situation';
import { isTaught } from './taught';

/** An order for positions: of a kind, for a question, and within the subjects of the lessons up to this one. */
interface DealOrder {
  deal: DealKind;
  question: QuestionName;
  lesson: number;
}

/** Gives positions for orders, without end, and looks ahead in them. */
export interface Dealer extends LookAhead {
  next(order: DealOrder): Promise<Situation>;
  /** Returns a round as a sheet has it. */
  round(format: Paper['format']): Paper;
}

/** The calls of the worker that finds positions and looks ahead in them (dealing.ts). */
export type DealCalls = {
  next: { ask: DealOrder; answer: Situation };
  hint: { ask: string; answer: Hint };
  outlook: { ask: string; answer: Outlook };
};

const LAST = 24;
const BOTS = ['hector', 'valere', 'toutabas'];
const HALF = 0.55;
/** In thousandths of a tour. */
const PLAIN = 20;
/** The number of games without a match after which another position of the kind must do. */
const PATIENCE = 60;
/** The number of rolls of one game that are tried. */
const TRIES = 12;

type Fits = (found: Situation) => Situation | null;

/** Takes positions from games of computers on this device: each could really occur. */
export class DeviceDealer implements Dealer {
  constructor(
    private readonly referee: Referee,
    private readonly random: () => number = Math.random,
  ) {}

  /** Returns a position for an order, White to throw, with the dice. */
  next(order: DealOrder): Promise<Situation> {
    const deal: Deal = DEALS[order.deal];
    const unlike = this.random() > HALF;
    const wanted = (unlike && deal.alike) || deal.wanted || (() => true);
    const meets = unlike && (deal.alike || deal.placed) ? () => true : (deal.meets ?? (() => true));
    const fits: Fits = (found) => this.#fitting(found, order, meets);
    for (let games = 0; games < PATIENCE; games += 1) {
      const found = deal.placed ? this.#placed(deal.placed, fits) : this.#found(deal, wanted, fits);
      if (found) return Promise.resolve(found);
    }
    return Promise.reject(new Error(`no position of the kind ${order.deal}`));
  }

  hint(trid: string): Promise<Hint> {
    return Promise.resolve(this.referee.hint(trid));
  }

  outlook(trid: string): Promise<Outlook> {
    return Promise.resolve(this.referee.outlook(trid));
  }

  /** Returns a possible marqué won by White. */
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

  #found({ plain, format }: Deal, wanted: RollFilter, fits: Fits): Situation | null {
    const lines = this.referee.played(this.#of(BOTS), this.#seed(), format);
    const awaits = ({ turn: { side, stage } }: Line) => side === 'white' && stage === 'roll';
    const fit = lines.flatMap(({ side, do: { type } }, at) =>
      at > 0 && side === 'white' && type === 'roll' && awaits(lines[at - 1]!) && wanted(lines, at) ? [at] : [],
    );
    for (const at of this.#shuffled(fit).slice(0, TRIES)) {
      const { dice } = lines[at]!.do as { dice: Dice };
      const found =
        (!plain || this.#isPlain(lines[at]!.trid)) &&
        fits({ trid: lines[at - 1]!.trid, dice, ...(format && { format }) });
      if (found) return found;
    }
    return null;
  }

  #placed(place: (random: () => number) => Situation, fits: Fits): Situation | null {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const found = fits(place(this.random));
      if (found) return found;
    }
    return null;
  }

  /** Returns the roll with its man, if the lessons have taught all that the answer needs and it meets the subject. */
  #fitting(
    found: Situation,
    { deal, question, lesson }: DealOrder,
    meets: (asked: PosedQuestion) => boolean,
  ): Situation | null {
    const judged = this.referee.judge(found);
    const { board } = parseTrid(found.trid)!;
    const ahead = this.#ahead(question, judged.line.trid, found.trid);
    const men = question === 'ends' ? this.#men(judged.plays, board.men) : [undefined];
    const { pair }: Deal = DEALS[deal];
    const two = pair && ahead?.say === 'hint' ? pairIn(ahead, pair) : null;
    if (pair && !two) return null;
    const plays = two && this.#shuffled(two);
    for (const from of men) {
      const ask = { ...found, ...(from !== undefined && { from }), ...(plays && { plays }) };
      const asked = asking(this.referee, { question, ...ask }, ahead);
      if (isTaught(asked, judged, board, lesson) && meets(asked)) return ask;
    }
    return null;
  }

  #ahead(question: QuestionName, thrown: string, trid: string): Hint | Outlook | null {
    const { looks } = kindOf(question);
    return looks === 'hint' ? this.referee.hint(thrown) : looks === 'outlook' ? this.referee.outlook(trid) : null;
  }

  /** Returns White's men that can be played, those with the most possible places first. */
  #men(plays: Play[], men: readonly number[]): number[] {
    const places = (from: number) => new Set(plays.flat().flatMap(([at, to]) => (at === from ? [to] : []))).size;
    const all = Array.from({ length: LAST }, (_, i) => i + 1).filter((at) => men[at]! > 0 && places(at) > 0);
    return all.sort((a, b) => places(b) - places(a));
  }

  /** Returns whether the better of holding and going is so by far. */
  #isPlain(trid: string): boolean {
    const { ways } = this.referee.hint(trid);
    const goes = ({ answer }: Way) => answer.type === 'go';
    const other = ways.find((way) => goes(way) !== goes(ways[0]!));
    return other !== undefined && other.lost.mille >= PLAIN;
  }

  #of<T>(all: T[]): T {
    return all[Math.floor(this.random() * all.length)]!;
  }

  #shuffled<T>(all: T[]): T[] {
    return all
      .map((one) => [this.random(), one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  }

  #seed(): string {
    return Array.from({ length: 64 }, () => Math.floor(this.random() * 16).toString(16)).join('');
  }
}
