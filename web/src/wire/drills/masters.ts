import { masters } from 'virtual:problems';
import { request } from '../connection/request';
import { asWhite } from './parse';

/** A decision that a treatise speaks of: what its author advises, and what the engine makes of it. */
export interface Counsel {
  trid: string;
  /** A play, or go. */
  advised: string;
  preferred: string;
  /** How far the advice is behind, in thousandths of a tour, and the standard error of that; none where it agrees by looking. */
  behind: number;
  error: number;
  source: string;
}

let fetched: Promise<Counsel[]> | null = null;

/** All of them, fetched when they are first wanted; another try is made after a failure. */
export function counsels(): Promise<Counsel[]> {
  fetched ??= read().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function read(): Promise<Counsel[]> {
  const answer = await request(masters);
  if (!answer.ok) throw new Error(`no problems: ${String(answer.status)}`);
  const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [trid = '', advised = '', preferred = '', behind = '', error = '', source = ''] = line.split('|');
    const numbers = { behind: Number(behind), error: Number(error) };
    return { trid: `TRID=${asWhite(trid)}`, advised, preferred, ...numbers, source };
  });
}
