/** The kinds of positions that drills ask for. */
import { COIN } from '../../wire/messages/fleches';
import type { Format, Line } from '../../wire/described/messages';
import type { ReasonTheme } from '../../parts/reason/themes';
import { parseTrid } from '../../wire/messages/trid';
import { bearingOff, comingHome, opening } from './placed';
import type { PosedQuestion } from './questions';
import type { Situation } from './situation';

/** Returns whether the roll at line `at` of a game is of the kind wanted. */
export type RollFilter = (lines: Line[], at: number) => boolean;

export interface Deal {
  /** Selects rolls of games between computers. */
  wanted?: RollFilter;
  /** Returns whether a question meets the subject of the drill. */
  meets?: (asked: PosedQuestion) => boolean;
  /** Rolls that look alike but need not meet the subject, for contrast. */
  alike?: RollFilter;
  /** Only positions in which holding and going clearly differ in value. */
  plain?: true;
  /** The subject of a choice between two plays of the roll. */
  pair?: ReasonTheme;
  /** Makes a roll that is rare in games between computers. */
  placed?: (random: () => number) => Situation;
  /** The game that the computers play; a tour by default. */
  format?: Format;
}

const SOON = 12;
/** Black's corner. */
const THEIRS = 13;

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
/** The jans that White fills and keeps, by their first flèches. */
const JANS = [1, 7, 19];
/** Returns whether a jan of White is full. */
const isFull = (lines: Line[], at: number) =>
  JANS.some((first) => [0, 1, 2, 3, 4, 5].every((more) => own(lines, at, first + more) >= 2));
const stage = (lines: Line[], at: number) => lines[at]!.turn.stage;
/** The flèches of White's side where a man alone may be hit. */
const OWN = { first: 2, last: 11 };
/** Returns whether no man has crossed to the other side. */
const isApart = (lines: Line[], at: number) =>
  before(lines, at).board.men.every((men, fleche) => men === 0 || men > 0 === fleche <= COIN);
/** Returns whether a man of White stands alone before its corner, and no man has crossed. */
const isAlone = (lines: Line[], at: number) =>
  isApart(lines, at) &&
  before(lines, at)
    .board.men.slice(OWN.first, OWN.last + 1)
    .includes(1);
/** Returns whether only one player holds a corner. */
const isOneCorner = (lines: Line[], at: number) => own(lines, at, COIN) >= 2 !== own(lines, at, THEIRS) <= -2;
/** The men still on the talon in the first three throws. */
const OPENING = 11;
const isOpening = (lines: Line[], at: number) => own(lines, at, 1) >= OPENING;
/** The holes from which going ends a marqué. */
export const MARQUE = 6;
const isDecided = (lines: Line[], at: number) => {
  const { holes } = parseTrid(lines[at]!.trid)!;
  return Math.max(holes.white, holes.black) >= MARQUE;
};
const pair = (theme: ReasonTheme, more: RollFilter = () => true): Deal => ({
  wanted: (lines, at) => stage(lines, at) === 'move' && isApart(lines, at) && more(lines, at),
  pair: theme,
});
const forbidden = ({ because }: PosedQuestion) =>
  because.some(
    (one) => one.kind === 'end' && (one.refusal?.law === 'grand_jan_open' || one.refusal?.law === 'petit_jan_open'),
  );

export const DEALS = {
  any: { wanted: (lines, at) => past(lines, at, 6) },
  lone: { wanted: (lines, at) => before(lines, at).board.men.includes(-1), meets: ({ right }) => right[0]! > 0 },
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
    wanted: (lines, at) => isFull(lines, at) && gains(lines[at]!, '_keep'),
    alike: (lines, at) => isFull(lines, at) && !gains(lines[at]!, '_keep'),
  },
  decide: { wanted: (lines, at) => stage(lines, at) === 'decide', plain: true },
  corners: {
    wanted: (lines, at) => stage(lines, at) === 'decide' && isOneCorner(lines, at),
    alike: (lines, at) => stage(lines, at) === 'decide',
    plain: true,
  },
  alone: { wanted: isAlone, meets: ({ right }) => right[0]! > 0, alike: isAlone },
  better: pair('any'),
  betterCase: pair('case'),
  betterCorner: pair('corner'),
  betterOpening: pair('opening', isOpening),
  betterJan: pair('jan'),
  betterReturn: { placed: comingHome, pair: 'return' },
  standing: { wanted: isFull, meets: ({ right }) => right[0]! > 0 },
  marque: {
    wanted: (lines, at) => stage(lines, at) === 'decide' && isDecided(lines, at),
    plain: true,
    format: 'ecrire-lois',
  },
  other: { wanted: (lines, at) => lines[at]!.events.some(({ side }) => side === 'black') },
  enter: {
    wanted: (lines, at) => past(lines, at, 7) && !past(lines, at, 19),
    meets: forbidden,
    alike: (lines, at) => past(lines, at, COIN) && !past(lines, at, 19),
  },
  out: { meets: ({ right }) => right[0] !== 2, placed: bearingOff },
  opening: {
    meets: ({ events }) => events.length > 0,
    placed: opening,
  },
} satisfies Record<string, Deal>;

/** The kinds of positions that can be asked for. */
export type DealKind = keyof typeof DEALS;

/** Returns whether two men came to the coin together in the play that followed, or could have. */
function takesCoin(lines: Line[], at: number): boolean {
  const plays = lines.slice(at, at + 2).find(({ turn }) => turn.plays)?.turn.plays ?? [];
  return plays.some((play) => play.length === 2 && play.every(([, to]) => to === COIN));
}
