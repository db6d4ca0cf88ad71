import type { DiceFound, Replayed } from '../../wire/messages/study';
import { study } from '../../wire/module/study';
import { recordOf } from '../../wire/tables/tables';
import { standing } from '../game/standing';
import type { KeptShare } from '../kept/shares';
import { givingOf, type FairLine, type FairInfo, type Giving } from './giving';

/** A disagreement; rolls are numbered from 1, and 0 is a draw before the first. */
export type ProofFault =
  | { what: 'record'; line: number }
  | { what: 'silent' | 'commit' | 'seed' | 'given' }
  | { what: 'own' | 'commitment' | 'share'; player: number }
  | { what: 'shown'; roll: number }
  | { what: 'drawn'; roll: number; written: string; drawn: string };

/** The result of checking the dice of a game; `unread` where they could not be checked. */
export type Proof = 'unread' | { faults: ProofFault[]; shares: DiceFound['shares']; own: boolean };

/** A finished game as this page has seen it, and the data that this device stored about it. */
interface SeenGame {
  info: FairInfo;
  lines: readonly FairLine[];
  kept: KeptShare[];
}

/** Checks the dice of a game by its record, which is read and followed here. */
export async function proofOf({ game, ...seen }: SeenGame & { game: string }): Promise<Proof> {
  const record = await recordOf(game);
  if (record === null) return 'unread';
  const found = (await study()).replay(record);
  const own = seen.kept.some(({ commitments }) => commitments);
  if (found.say !== 'replay') {
    return { faults: [{ what: 'record', line: 'line' in found ? (found.line ?? 0) : 0 }], shares: [], own };
  }
  return { faults: faultsOf(seen, found), shares: found.dice?.shares ?? [], own };
}

/** Returns where the record of a game differs from what this page saw, or its dice from their seed and shares. */
export function faultsOf(seen: SeenGame, { lines, dice }: Pick<Replayed, 'lines' | 'dice'>): ProofFault[] {
  const giving = givingOf(seen.info, seen.lines);
  if (!giving || !dice) return [{ what: 'silent' }];
  if (drawsOf(seen.lines).length === 0) return seedFaults(seen, dice); // all agreed to stop before any throw
  return [
    ...seedFaults(seen, dice),
    ...giving.people.flatMap((player) => shareFaults(player, giving, seen.kept, dice)),
    ...drawFaults(seen.lines, lines, dice),
  ];
}

/** Checks that the seed is the one to which the table committed before any share was given. */
function seedFaults({ info, kept }: SeenGame, dice: DiceFound): ProofFault[] {
  const commits = [info.commit, ...kept.map(({ commit }) => commit)];
  if (commits.some((commit) => commit !== dice.commit)) return [{ what: 'commit' }];
  return dice.commit_holds ? [] : [{ what: 'seed' }];
}

/** Checks that a share is the one that its player showed, that this device gave, and that was committed. */
function shareFaults(player: number, giving: Giving, kept: KeptShare[], dice: DiceFound): ProofFault[] {
  const share = dice.shares.find((one) => one.player === player);
  if (!share || share.share !== giving.shares[player]) return [{ what: 'share', player }];
  if (kept.some((one) => one.player === player && one.commitments && one.share !== share.share))
    return [{ what: 'own', player }];
  const commitments = [giving.commitments[player], ...kept.flatMap((one) => one.commitments?.[player] ?? [])];
  return commitments.some((commitment) => commitment !== share.commitment) ? [{ what: 'commitment', player }] : [];
}

/** Checks that the throws of the record are those that were shown here, and follow from the seed and the shares. */
function drawFaults(shown: readonly FairLine[], recorded: readonly FairLine[], dice: DiceFound): ProofFault[] {
  const other = firstOther(drawsOf(shown), drawsOf(recorded));
  if (other !== null) return [{ what: 'shown', roll: other }];
  if (dice.wrong) return [{ what: 'drawn', ...dice.wrong }];
  return dice.given > 0 ? [{ what: 'given' }] : [];
}

/** A throw, or who was drawn to sit or begin. */
interface Draw {
  roll: boolean;
  text: string;
}

function drawsOf(lines: readonly FairLine[]): Draw[] {
  return standing(lines).flatMap((line) => {
    const done = line.do as { type: string; dice?: unknown; first?: unknown; order?: unknown; throws?: unknown[] };
    if (done.type === 'roll') return { roll: true, text: JSON.stringify(done.dice) };
    if (done.type === 'lead') return { roll: false, text: JSON.stringify(done.first) };
    if (done.type === 'seats') return { roll: false, text: JSON.stringify(done.order) };
    return done.type === 'half' ? { roll: false, text: JSON.stringify(done.throws?.at(-1)) } : [];
  });
}

/** Returns the first roll at or after which two games have different draws; null if there is none. */
function firstOther(shown: Draw[], recorded: Draw[]): number | null {
  let roll = 0;
  for (let i = 0; i < Math.max(shown.length, recorded.length); i += 1) {
    const [one, two] = [shown[i], recorded[i]];
    if (one?.roll) roll += 1;
    if (one?.roll !== two?.roll || one?.text !== two?.text) return roll;
  }
  return null;
}
