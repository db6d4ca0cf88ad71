/** The number of standard errors by which the trials tell an answer from the best one. */
const TELLING = 2;

/** Returns whether an answer so far behind the best may be as good. */
export function isLevel(behind: number, error: number): boolean {
  return behind < TELLING * error;
}
