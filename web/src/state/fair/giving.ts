import type { Beside, GameInfo } from '../../wire/described/messages';
import { type Seated, seatsOf } from '../../wire/messages/match';
import type { ByPlayer } from '../kept/shares';

/** The part of a game's description that fair dice need. */
export interface FairInfo extends Seated {
  you: number[];
  commit: string;
  dice?: string;
  /** A mirrored board: the dice are made of the shares of the people at both. */
  mirror?: GameInfo['mirror'];
}

/** A line of any game. */
export interface FairLine {
  do: { type: string };
}

/** The commitments and shares that the people at a table have given to its fair dice so far. */
export interface Giving {
  /** All who give, by number. */
  people: number[];
  commitments: ByPlayer;
  shares: ByPlayer;
  /** All commitments have arrived at a mirrored board too, or there is none: from then on shares may be shown. */
  sealed: boolean;
}

/** Returns the commitments and shares in the lines of a game; null where its dice are not fair. */
export function givingOf(info: FairInfo, lines: readonly FairLine[]): Giving | null {
  if (info.dice !== 'fair') return null;
  const here = seatsOf(info).flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
  const people = info.mirror ? [...here, ...here.map((player) => player + here.length)] : here;
  const commitments: ByPlayer = {};
  const shares: ByPlayer = {};
  let sealed = !info.mirror;
  for (const line of lines) {
    const done = line.do as Beside;
    if (done.type === 'commit') commitments[done.player] = done.commitment;
    else if (done.type === 'reveal') shares[done.player] = done.share;
    else if (done.type === 'allow') sealed = true;
    else if (isGiven({ people, shares })) break;
  }
  return { people, commitments, shares, sealed };
}

/** Returns whether all people have shown their shares. */
export function isGiven({ people, shares }: Pick<Giving, 'people' | 'shares'>): boolean {
  return people.every((player) => shares[player] !== undefined);
}
