import type { DeskAnswer, DeskMessage } from '../messages/analysis';
import { described, take } from '../messages/fits';
import { speaking, type Exports } from './module';

const answer = described<DeskAnswer>('DeskAnswer');

/** Asks the analysis desk of the module. */
export type DeskCall = (message: DeskMessage) => DeskAnswer;

/** Returns the answer to the question of that name; throws if the desk has none. */
export function advised<S extends DeskAnswer['say']>(
  desk: DeskCall,
  say: S,
  message: DeskMessage,
): Extract<DeskAnswer, { say: S }> {
  const answer = desk(message);
  if (isNamed(answer, say)) return answer;
  throw new Error(answer.say === 'error' ? answer.code : answer.say);
}

const isNamed = <S extends DeskAnswer['say']>(answer: DeskAnswer, say: S): answer is Extract<DeskAnswer, { say: S }> =>
  answer.say === say;

/** Returns the interface to the analysis of an instance of the module. */
export function desking(exports: Exports): DeskCall {
  const say = speaking(exports, 'trictrac_desk');
  return (message) => take(answer, `answer to ${message.do}`, JSON.parse(say(JSON.stringify(message))));
}
