import { masters } from 'virtual:problems';
import { request } from '../connection/request';
import { asWhite } from './parse';

/** A decision discussed in a treatise: the author's advice, and the engine's verdict. */
export interface Counsel {
  trid: string;
  /** A play, or go. */
  advised: string;
  preferred: string;
  /** The advice's loss, in thousandths of a tour, and its standard error; absent where the search agrees with it. */
  behind: number;
  error: number;
  source: string;
}

let fetched: Promise<Counsel[]> | null = null;

/** Returns the advice of all masters, fetched on first use, and again after a failure. */
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
