import type { Side, Sides } from '../../wire/described/messages';
import { other } from '../../wire/messages/fleches';
import type { RolledRace } from '../../wire/messages/study';
import type { CurveRoll, Scale } from './curve';

/** The limits of the curve of a lead, in flèches to either side: it takes the first that is large enough. */
const REACHES = [20, 40, 60, 100, 150, 200, 300, 400] as const;

/** The lead of one side in a match of Le Tric Trac, as a curve. */
export interface LeadSeen {
  rolls: CurveRoll[];
  scale: Scale;
  /** Returns the lead at a height of the curve. */
  leadAt: (height: number) => number;
}

/** Returns by how many flèches a side is ahead, of what both have still to travel. */
export function leadOf(side: Side, left: Sides<number>): number {
  return left[other(side)] - left[side];
}

/** Returns the lead of a side from roll to roll. */
export function leadSeen(race: RolledRace[], side: Side): LeadSeen {
  const most = Math.max(
    0,
    ...race.flatMap(({ before, after }) => [before, after].map((at) => Math.abs(leadOf(side, at)))),
  );
  const reach = REACHES.find((one) => one >= most) ?? most;
  const height = (left: Sides<number>) => 0.5 + leadOf(side, left) / (2 * reach);
  return {
    rolls: race.map(({ game, before, after, won }, i) => ({
      n: i + 1,
      round: game,
      before: height(before),
      after: height(after),
      ...(won && { holes: { white: 0, black: 0, [won.winner]: won.points } }),
    })),
    scale: { marks: [String(reach), '0', `−${reach}`], base: 0.5 },
    leadAt: (at) => Math.round((at - 0.5) * 2 * reach),
  };
}
