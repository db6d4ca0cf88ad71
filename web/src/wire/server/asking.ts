import type { Call } from '../described/messages';
import { addressOf } from './address';
import { unreachable, type Result } from '../host/host';
import { standalone } from '../host/standalone';
import type { Manner } from './asker';

const NONE = { ok: false, failure: unreachable } as const;
const asker = () => import('./asker');

/** The arguments of a call, optional if none is required, and the options of the request. */
type Asked<A> = object extends A ? [asked?: A, how?: Manner] : [asked: A, how?: Manner];

/** Calls the server; without a server sends nothing. */
export function call<A extends object, R>(of: Call<A, R>, ...[asked, how = {}]: Asked<A>): Promise<Result<R>> {
  if (standalone) return Promise.resolve(NONE);
  return asker().then(
    ({ answered }) => answered(of, asked ?? {}, how),
    () => NONE,
  );
}

/** Returns the text that the server gives, asked for two minutes; null where it gives none, or does not answer. */
export async function textInTheEnd<A extends object, R>(call: Call<A, R>, asked: A): Promise<string | null> {
  return (await asker()).textInTheEnd(addressOf(call, asked));
}

/** Returns whether a server answers, even with an error. */
export async function isThere<R>(call: Call<object, R>): Promise<boolean> {
  return (await asker()).isThere(addressOf(call));
}
