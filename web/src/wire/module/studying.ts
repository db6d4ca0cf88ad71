import { described, take } from '../messages/fits';
import type { Chance, Dice, Shapes, StudyQuestion } from '../described/messages';
import type { NewGame } from '../messages/match';
import { either } from '../messages/shape';
import type { AskResume, Checked } from '../messages/study';
import { load } from './load';
import { begin, speaking, type Exports } from './module';

/** The reader of games and positions, which also judges rolls; docs/protocol.md describes its messages. */
export type Study = ReturnType<typeof studying>;

/** Loads the module, of which the study has an instance of its own. */
export async function openStudy(): Promise<Study> {
  return studying(await begin(await load()));
}

/** Returns the interface to the study functions of an instance of the module. */
export function studying(exports: Exports) {
  const say = speaking(exports, 'trictrac_study');
  /** Asks, and takes only an answer of one of these types, or an error. */
  const ask = <Name extends keyof Shapes>(message: StudyQuestion, ...names: Name[]) =>
    take(
      either(...[...names, 'ErrorMessage' as const].map((name) => described<Shapes[Name | 'ErrorMessage']>(name))),
      `answer to ${message.do}`,
      JSON.parse(say(JSON.stringify(message))),
    );
  return {
    replay: (text: string) => ask({ do: 'replay', text }, 'Replayed', 'Fault'),
    records: (text: string) => ask({ do: 'records', text }, 'Records'),
    tree: (text: string) => ask({ do: 'study', text }, 'StudyTree', 'Fault'),
    position: (text: string, numbering?: string) =>
      ask({ do: 'position', text, ...(numbering && { numbering }) }, 'PositionText', 'PositionProblems'),
    check: (game: Partial<NewGame>) => ask({ do: 'check', game }, 'Checked') as Checked | Shapes['ErrorMessage'],
    resume: (asked: AskResume) => ask({ do: 'resume', ...asked }, 'Resumed'),
    judge: (trid: string, dice?: Dice) => ask({ do: 'judge', trid, ...(dice && { dice }) }, 'Judged'),
    throws: (trid: string, of: Chance) => ask({ do: 'throws', trid, of }, 'Throws'),
    /** The strength of a player on the ladder of the bots. */
    ladder: (tours: Extract<StudyQuestion, { do: 'ladder' }>['tours']) =>
      ask({ do: 'ladder', tours }, 'PlacedOnLadder'),
    rate: (answered: Omit<Extract<StudyQuestion, { do: 'rate' }>, 'do'>) => ask({ do: 'rate', ...answered }, 'Rated'),
  };
}
