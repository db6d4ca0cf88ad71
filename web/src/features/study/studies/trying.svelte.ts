import { complete, sources, steps, targets, type Move } from '../../../state/game/plays';
import { absolute } from '../../../wire/messages/fleches';
import type { Dice, Game, Play, Side } from '../../../wire/described/messages';
import type { Place } from '../../../wire/messages/study';
import type { Judged } from '../../../wire/messages/trainer';
import { moved, parseTrid, type Board } from '../../../wire/messages/trid';
import { recordNamer, type Naming } from '../../../words/naming';
import { rollLine } from './edit';
import type { Reader } from './reader';

const OFF = 25;

/** What is decided on a hole, as a record writes it: one holds, goes, or suspends a game and holds for the other. */
export type Decided = 'T' | 'V' | 'SE' | 'SH';
const SUSPENDS: Record<Game, Decided> = { ecrire: 'SE', honours: 'SH' };

/** A roll that is being played on the board of a study, to become a line of it. The flèches of the board are White's. */
export class Trying {
  readonly plays: Play[];
  readonly side: Side;
  readonly dice: Dice;
  /** The roll makes its thrower a hole: what they may decide; nothing where they have none to decide on. */
  readonly decisions: Decided[];
  moves = $state.raw<Move[]>([]);
  from = $state<number | null>(null);
  readonly #begun: Board;

  private constructor(place: Place, { side, dice, plays }: Pick<Judged, 'side' | 'dice' | 'plays'>) {
    this.side = side;
    this.dice = dice;
    this.#begun = parseTrid(place.trid)!.board;
    this.plays = plays.map((play) => play.map(([from, to]) => [from, to, 0]));
    this.decisions = place.stage === 'decide' ? ['V', 'T', ...place.suspend.map((game) => SUSPENDS[game])] : [];
  }

  /** A roll in hand at a place; one that has ended a game, a tour or a marqué is to be written as it is. */
  static async of(reader: Reader, place: Place, side: Side, dice: Dice): Promise<Trying | null> {
    if (place.stage !== 'decide' && place.stage !== 'move') return new Trying(place, { side, dice, plays: [] });
    const judged = await reader.judge(place.trid);
    return judged.say === 'judged' ? new Trying(place, judged) : null;
  }

  /** There is nothing to play, or to decide: the roll has ended what was played. */
  get ends(): boolean {
    return this.plays.length === 0;
  }

  get board(): Board {
    return this.moves
      .flat()
      .reduce((board, [from, to]) => moved(board, this.side, absolute(this.side, from), this.#white(to)), this.#begun);
  }

  get sources(): number[] {
    return sources(this.plays, this.moves).map((from) => absolute(this.side, from));
  }

  get targets(): number[] {
    return this.#targets().map(({ to }) => this.#white(to));
  }

  get complete(): boolean {
    return this.ends || complete(this.plays, this.moves);
  }

  press(fleche: number | null): void {
    if (this.from !== null && fleche !== null && this.#go(fleche)) return;
    const own = fleche !== null && this.sources.includes(fleche) && fleche !== this.from;
    this.from = own ? fleche : null;
  }

  lift(fleche: number): void {
    this.from = this.sources.includes(fleche) ? fleche : null;
  }

  drop(fleche: number | null): void {
    if (fleche === null || !this.#go(fleche)) this.from = null;
  }

  again(): void {
    this.moves = [];
    this.from = null;
  }

  /** The line of a record that says so. */
  line(number: number, naming: Naming, decided: Decided | null): string {
    const name = recordNamer(naming, this.side);
    const called = (fleche: number) => (fleche >= OFF ? 'o' : name(fleche));
    const played = steps(this.moves).map(([from, to]) => `${called(from)}/${called(to)}`);
    const play = this.ends ? '...' : decided === 'V' ? '' : played.join(' ') || '-';
    return rollLine(number, this.side, this.dice, [play, decided ?? ''].filter(Boolean).join(' '));
  }

  #targets() {
    return this.from === null ? [] : targets(this.plays, this.moves, absolute(this.side, this.from), 0);
  }

  #white(to: number): number {
    return to >= OFF ? (this.side === 'white' ? OFF : 0) : absolute(this.side, to);
  }

  #go(fleche: number): boolean {
    const found = this.#targets().find(({ to }) => this.#white(to) === fleche);
    if (!found) return false;
    this.moves = [...this.moves, found.move];
    this.from = null;
    return true;
  }
}
