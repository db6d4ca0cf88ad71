/** What the server answers to a request over HTTP (docs/protocol.md): fetched with the first answer. */
import { ERROR_CODES } from '../described/codes';
import { unreachable, type Result } from '../host/host';
import type { GameInfo, RaceInfo } from '../described/messages';
import { described, take } from '../messages/fits';
import { course, learning, trainers } from '../messages/learning';
import { moderationLog, oneReport, reports } from '../messages/moderation';
import { blocks, challenge, creation, games, me, notices, sessions } from '../messages/person';
import { anObject, either, list, number, object, oneOf, optional, record, string, type Of } from '../messages/shape';
import { best, gameStanding, profile } from '../messages/standing';

const failed = object({
  error: object({
    code: oneOf(...ERROR_CODES),
    message: string,
    line: optional(number),
    retry_after: optional(number),
  }),
});

const ANSWERS = {
  nothing: anObject,
  game: either(described<GameInfo>('GameInfo'), described<RaceInfo>('RaceInfo')),
  created: object({
    game: string,
    keys: record(string),
    claims: optional(record(string)),
    commit: string,
  }),
  seat: object({ key: string }),
  wayBack: object({ recover: string }),
  days: object({ answers: list(object({ answer: string, times: number })) }),
  me,
  blocks,
  games,
  sessions,
  creation,
  challenge,
  notices,
  learning,
  course,
  trainers,
  reports,
  oneReport,
  moderationLog,
  profile,
  best,
  gameStanding,
};
export type AnswerName = keyof typeof ANSWERS;
export type HttpAnswer<N extends AnswerName> = Of<(typeof ANSWERS)[N]>;

/** The result of a request: what was answered, if it is what is awaited or a failure; else that is reported. */
export function resultOf<N extends AnswerName>(
  name: N,
  path: string,
  ok: boolean,
  value: unknown,
): Result<HttpAnswer<N>> {
  try {
    if (ok) return { ok, value: take(ANSWERS[name], `answer of ${path}`, value) as HttpAnswer<N> };
    return { ok, failure: take(failed, `failure of ${path}`, value).error };
  } catch (error) {
    return { ok: false, failure: ok ? { code: 'internal', message: String(error) } : unreachable };
  }
}
