import { once } from '../../wire/connection/once';
import type { Hint, Outlook } from '../../wire/messages/analysis';
import type { Action, Chance, Dice, Format, Line, Play, Refusal, Scores, Step } from '../../wire/described/messages';
import type { SheetCall } from '../../wire/messages/sheet';
import { calling, type TableCall } from '../../wire/device/calling';
import { advised, desking, type DeskCall } from '../../wire/module/desking';
import { load } from '../../wire/module/load';
import { begin, type Exports } from '../../wire/module/module';
import { studying, type Study } from '../../wire/module/studying';
import { sheeting } from '../../wire/module/sheeting';
import type { Paper, Situation } from './situation';

/** A roll by the rules. */
export interface RuledRoll extends Omit<Situation, 'plays'> {
  /** The roll, with all that it gives both and the marks of the roller. */
  line: Line;
  /** Every legal play; after holding, where that is asked. */
  plays: Play[];
}

/** The game that is played, where it is not a tour by the laws. */
type GameTerms = Pick<Situation, 'format' | 'options'>;

const PERSON = { kind: 'human', name: '' };
const SEED = '0'.repeat(64);
const NEW = { do: 'new', format: 'tour', rules: 'lois', seed: SEED } as const;
const PLIES = 1;

/** Asks the module about positions and rolls: the page itself knows no rule. */
export class Referee {
  readonly #table: TableCall<'TableMessage'>;
  readonly #desk: DeskCall;
  readonly #sheet: SheetCall;
  readonly #study: Study;
  /** The number of the last line of the table. */
  #last = 0;

  constructor(exports: Exports) {
    this.#table = calling(exports, 'TableMessage');
    this.#desk = desking(exports);
    this.#sheet = sheeting(exports);
    this.#study = studying(exports);
  }

  /** Returns the gains of a roll, and the plays that it allows. */
  judge({ trid, dice, ...terms }: Situation): RuledRoll {
    const line = this.#rolled(trid, dice, terms);
    const { turn } = line.turn.stage === 'decide' ? this.#act({ type: 'hold' }) : line;
    return { trid, dice, line, plays: turn.plays ?? [] };
  }

  /** Returns the line by which the player who has just won a hole goes. */
  gone({ trid, dice, ...terms }: Situation): Line {
    this.#rolled(trid, dice, terms);
    return this.#act({ type: 'go' });
  }

  /** Returns the line of the first legal play of a roll. */
  firstPlay(situation: Situation): Line {
    const { plays } = this.judge(situation);
    const steps = (plays[0] ?? []).map(([from, to]): Step => [from, to]);
    return this.#act({ type: 'play', steps });
  }

  /** Returns White's payment by a sheet, negative if White pays; null if the entries are impossible. */
  paid({ format, entries }: Paper): number | null {
    const text = `[Format "${format}"]\n[Players "W" "B"]\n\n${entries.join('\n')}\n`;
    const read = this.#sheet({ do: 'open', text });
    return read.say === 'error' ? null : (read.account.balance[0] ?? 0);
  }

  /** Returns for each of these steps the rule that forbids it as the first of a roll, or null. */
  refused(situation: Omit<Situation, 'plays'>, steps: Step[]): (Refusal | null)[] {
    this.judge(situation);
    return steps.map((step) => {
      const answers = this.#table({ do: 'why', side: 'white', steps: [step] });
      return answers.find((one) => one.say === 'verdict')?.refusal ?? null;
    });
  }

  /** Returns the rolls that do something for White. */
  throws(trid: string, of: Chance): Dice[] {
    const found = this.#study.throws(trid, of);
    if (found.say === 'error') throw new Error(found.message);
    return found.rolls;
  }

  /** Returns the score in a position. */
  score(trid: string): Scores {
    return this.#placed(trid).score;
  }

  /** Returns the gains of the next 36 throws for White. */
  outlook(trid: string): Outlook {
    return advised(this.#desk, 'outlook', { do: 'outlook', trid });
  }

  /** Returns the answers to a roll, the best first. */
  hint(trid: string): Hint {
    return advised(this.#desk, 'hint', { do: 'hint', trid, plies: PLIES });
  }

  /** Returns a whole game of two computers, line by line. */
  played(bot: string, seed: string, format: Format = NEW.format): Line[] {
    const seat = { kind: 'bot', name: '', bot };
    return this.#lines({ ...NEW, format, seed, white: seat, black: seat });
  }

  #placed(trid: string, { options = {}, format = NEW.format }: GameTerms = {}): Line {
    return this.#lines({ ...NEW, options, format, trid, dice: 'hand', white: PERSON, black: PERSON }).at(-1)!;
  }

  #rolled(trid: string, dice: Dice, terms: GameTerms = {}): Line {
    this.#placed(trid, terms);
    return this.#act({ type: 'roll', dice });
  }

  #act(action: Action): Line {
    return this.#lines({ do: 'act', line: this.#last + 1, side: 'white', action }).at(-1)!;
  }

  #lines<M extends { do: string }>(message: M): Line[] {
    const answers = this.#table(message);
    for (const answer of answers) if (answer.say === 'error') throw new Error(answer.message);
    const lines = answers.filter((one) => one.say === 'line');
    this.#last = lines.at(-1)?.n ?? this.#last;
    return lines;
  }
}

/** Returns the only referee of this page; tries again after a failure. */
export const theReferee = once(async () => new Referee(await begin(await load())));
