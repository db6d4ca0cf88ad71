import { masters } from 'virtual:problems';
import { once } from '../connection/once';
import { linesOf } from './drills';
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

/** Returns the advice of all masters, fetched on first use, and again after a failure. */
export const counsels = once(read);

async function read(): Promise<Counsel[]> {
  return (await linesOf(masters)).map((line) => {
    const [trid = '', advised = '', preferred = '', behind = '', error = '', source = ''] = line.split('|');
    const numbers = { behind: Number(behind), error: Number(error) };
    return { trid: `TRID=${asWhite(trid)}`, advised, preferred, ...numbers, source };
  });
}
