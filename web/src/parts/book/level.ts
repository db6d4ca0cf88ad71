/** How many standard errors an answer must be behind the best for the trials to tell the two apart. */
const TELLING = 2;

/** Returns whether an answer so far behind the best may be as good. */
export function isLevel(behind: number, error: number): boolean {
  return behind < TELLING * error;
}
