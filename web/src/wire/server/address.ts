import type { Call } from '../described/messages';

/** Returns the address of a call, without a query. */
export function addressOf<A extends object, R>(call: Call<A, R>, asked?: A): string {
  return call
    .split(' ')[1]!
    .replace(/{(\w+)}/, (_, name: string) => encodeURIComponent(String((asked as Record<string, unknown>)[name])));
}
