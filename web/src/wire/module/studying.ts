import { take } from '../messages/fits';
import type { Dice } from '../described/messages';
import type { NewGame } from '../messages/match';
import { either, type Shape } from '../messages/shape';
import * as told from '../messages/study';
import * as trained from '../messages/trainer';
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
  const ask = <T>(message: told.AskStudy | trained.AskTrainer, answer: Shape<T>) =>
    take(either(answer, told.anError), `answer to ${message.do}`, JSON.parse(say(JSON.stringify(message))));
  const tree = either(told.studyTree, told.fault);
  const replayed = either(told.replayed, told.fault);
  const position = either(told.positionText, told.positionProblems);
  return {
    replay: (text: string) => ask({ do: 'replay', text }, replayed),
    records: (text: string) => ask({ do: 'records', text }, told.records),
    tree: (text: string) => ask({ do: 'study', text }, tree),
    position: (text: string, numbering?: string) => ask({ do: 'position', text, numbering }, position),
    check: (game: Partial<NewGame>) => ask({ do: 'check', game }, told.checked),
    resume: (asked: Omit<told.AskResume, 'do'>) => ask({ do: 'resume', ...asked }, told.resumed),
    judge: (trid: string, dice?: Dice) => ask({ do: 'judge', trid, ...(dice && { dice }) }, trained.judged),
    throws: (trid: string, of: trained.Chance) => ask({ do: 'throws', trid, of }, trained.throws),
    rate: (answered: trained.RatedAnswer) => ask({ do: 'rate', ...answered }, trained.rated),
  };
}
