import type { AnswerName } from './answers';
import type { Order } from '../messages/moderation';
import type { ReportReason } from '../described/messages';
import { get, post } from './asking';

const ask = <N extends AnswerName>(answer: N, path: string, body: object) =>
  post(answer, `api/${path}`, JSON.stringify(body));

/** Somebody, by their id or by their seat. */
export type Whom = { person: string } | { game: string; player: number };

export const myBlocks = () => get('blocks', 'api/me/blocks');
export const block = (whom: Whom) => ask('blocks', 'me/blocks', whom);
export const endBlock = (person: string) => ask('blocks', 'me/blocks/end', { person });

/** Says something against the person who said that, or sits there. */
interface Saying {
  game: string;
  player?: number;
  talk?: number;
  reason: ReportReason;
  words?: string;
}
export const report = (saying: Saying) => ask('nothing', 'reports', saying);

export const reports = (settled: boolean) => ask('reports', 'moderation', { do: 'reports', settled });
export const wholeReport = (id: number) => ask('oneReport', 'moderation', { do: 'report', report: id });
export const moderationLog = () => ask('moderationLog', 'moderation', { do: 'log' });
export const order = (given: Order) => ask('nothing', 'moderation', given);
