/** The part of a line that says which action it is. */
interface ActLine {
  do: { type: string };
}

const BESIDE = new Set([
  'commit',
  'reveal',
  'stop',
  'adjourn',
  'take_back',
  'vacation',
  'add_time',
  'auto_play',
  'clock',
  'allow',
]);

/** Returns whether a line is not part of the play: a share of the dice, an offer, a change of the clock. */
export function isBeside(line: ActLine | undefined): boolean {
  return line !== undefined && BESIDE.has(line.do.type);
}

/** Returns the lines that make up the game: without those beside it, and without those taken back. */
export function standing<L extends ActLine>(lines: readonly L[]): L[] {
  const kept: L[] = [];
  for (const line of lines) {
    if (line.do.type === 'take_back') kept.pop();
    else if (!isBeside(line)) kept.push(line);
  }
  return kept;
}

/** Returns the number of the last line up to `n` that was not taken back and for which `holds`; 0 if there is none. */
export function lastStanding<L extends ActLine>(lines: readonly L[], n: number, holds: (line: L) => boolean): number {
  let undone = 0;
  for (let i = n; i > 0; i -= 1) {
    const line = lines[i - 1]!;
    if (line.do.type === 'take_back') undone += 1;
    else if (isBeside(line)) continue;
    else if (undone > 0) undone -= 1;
    else if (holds(line)) return i;
  }
  return 0;
}
