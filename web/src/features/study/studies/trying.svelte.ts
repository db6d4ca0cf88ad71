import { complete, sources, steps, targets, type Move } from '../../../state/game/plays';
import { absolute } from '../../../wire/messages/fleches';
import type { Dice, Play, Side, Step } from '../../../wire/messages/play';
import type { Judge } from '../../../wire/messages/trainer';
import { moved, parseTrid, type Board } from '../../../wire/messages/trid';
import { namer, type Naming } from '../../../words/naming';

const OFF = 25;

/** A roll that is being played on the board of a study, to become a line of it. The flèches of the board are White's. */
export class Trying {
  readonly plays: Play[];
  /** The roll makes its thrower a hole: he holds or goes. */
  readonly hole: boolean;
  moves = $state.raw<Move[]>([]);
  from = $state<number | null>(null);
  readonly #begun: Board;

  private constructor(
    readonly side: Side,
    readonly dice: Dice,
    trid: string,
    plays: Step[][],
    points: number,
  ) {
    const position = parseTrid(trid)!;
    this.#begun = position.board;
    this.plays = plays.map((play) => play.map(([from, to]) => [from, to, 0]));
    this.hole = position.points[side] + points >= 12 || position.stage === 'D';
  }

  /** A roll at a position, if it can be judged there. */
  static of(judge: Judge, trid: string, side: Side, dice: Dice): Trying | null {
    const inHand = /:[DM]:/.test(trid);
    const asked = inHand ? trid : trid.replace(/:[wb]:L:/, `:${side.charAt(0)}:R:`);
    const judged = inHand ? judge.judge(asked) : judge.judge(asked, dice);
    if (judged.say !== 'judged') return null;
    const gained = inHand ? [] : judged.events.filter((event) => event.side === judged.side);
    const points = gained.reduce((sum, event) => sum + event.points, 0);
    return new Trying(judged.side, judged.dice, asked, judged.plays, points);
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
    return complete(this.plays, this.moves);
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

  /** The line of a record that says so; `decision` is that of a hole. */
  line(number: number, naming: Naming, decision: 'T' | 'V' | null): string {
    const name = namer(naming, 'white');
    const called = (fleche: number) => (fleche >= OFF ? 'o' : name(fleche));
    const play = steps(this.moves).map(([from, to]) => `${called(from)}/${called(to)}`);
    const said = decision === 'V' ? '' : play.join(' ') || '-';
    const head = `${number}. ${this.side === 'white' ? 'W' : 'B'} ${this.dice.join('')} :`;
    return [head, said, decision ?? ''].filter(Boolean).join(' ');
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
