import { MenInHand } from '../../../state/game/menInHand.svelte';
import { OFF } from '../../../wire/messages/fleches';
import type { Dice, Game, NumberedStep, Side } from '../../../wire/described/messages';
import type { Place } from '../../../wire/messages/study';
import type { Judged } from '../../../wire/messages/trainer';
import { parseTrid } from '../../../wire/messages/trid';
import { recordNamer, type Naming } from '../../../words/naming';
import { rollLine } from './edit';
import type { Reader } from './reader';

/** What is decided on a hole, as a record writes it: hold, go, or suspend one game and hold for the second. */
export type Decided = 'T' | 'V' | 'SE' | 'SH';
const SUSPENDS: Record<Game, Decided> = { ecrire: 'SE', honours: 'SH' };

/** A roll that is being played on the board of a study, to become a line of it. */
export class Trying extends MenInHand {
  readonly dice: Dice;
  /** The roll makes its thrower a hole: what they may decide; nothing where they have none to decide on. */
  readonly decisions: Decided[];

  private constructor(place: Place, { side, dice, plays }: Pick<Judged, 'side' | 'dice' | 'plays'>) {
    const numbered = plays.map((play) => play.map(([from, to]): NumberedStep => [from, to, 0]));
    super(numbered, side, parseTrid(place.trid)!.board);
    this.dice = dice;
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

  override get complete(): boolean {
    return this.ends || super.complete;
  }

  /** The line of a record that says so. */
  line(number: number, naming: Naming, decided: Decided | null): string {
    const name = recordNamer(naming, this.side);
    const called = (fleche: number) => (fleche >= OFF ? 'o' : name(fleche));
    const played = this.steps.map(([from, to]) => `${called(from)}/${called(to)}`);
    const play = this.ends ? '...' : decided === 'V' ? '' : played.join(' ') || '-';
    return rollLine(number, this.side, this.dice, [play, decided ?? ''].filter(Boolean).join(' '));
  }
}
