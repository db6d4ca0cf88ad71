import type { Deed, Order, Report, WholeReport } from '../messages/moderation';
import type { Blocked } from '../messages/person';
import type { ReportReason } from '../messages/protocol';
import { get, post } from './asking';

const ask = <T>(path: string, body: object) => post<T>(`api/${path}`, JSON.stringify(body));
type Blocks = { blocks: Blocked[] };

/** Somebody, by his id or by his seat. */
export type Whom = { person: string } | { game: string; player: number };

export const myBlocks = () => get<Blocks>('api/me/blocks');
export const block = (whom: Whom) => ask<Blocks>('me/blocks', whom);
export const endBlock = (person: string) => ask<Blocks>('me/blocks/end', { person });

/** Says something against whoever said that, or sits there. */
export interface Saying {
  game: string;
  player?: number;
  talk?: number;
  reason: ReportReason;
  words?: string;
}
export const report = (saying: Saying) => ask<object>('reports', saying);

export const reports = (settled: boolean) => ask<{ reports: Report[] }>('moderation', { do: 'reports', settled });
export const wholeReport = (id: number) => ask<{ report: WholeReport }>('moderation', { do: 'report', report: id });
export const moderationLog = () => ask<{ log: Deed[] }>('moderation', { do: 'log' });
export const order = (given: Order) => ask<object>('moderation', given);
