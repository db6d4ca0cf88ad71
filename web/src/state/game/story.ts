import { other } from '../../wire/messages/fleches';
import type { Dice, Side } from '../../wire/described/messages';
import type { Roll } from './rolls';

/** A tour in four facts: how far its winner was behind, the roll with which they led for good, and how it ended. */
export interface Story {
  /** The most the opponent ever led by, and how it then stood; null if they never did. */
  behind: { theirs: number; own: number; roll: number } | null;
  turning: { line: number; number: number } | null;
  last: { number: number; dice: Dice } | null;
  /** The number of holes the winner took at the end while the opponent took none. */
  run: number;
}

/** Returns the story of a tour won by a side; the holes of a tour from a position do not begin at 0. */
export function storyOf(rolls: Roll[], winner: Side, begun: Record<Side, number>): Story {
  const holes = { ...begun };
  const lead = () => holes[winner] - holes[other(winner)];
  const story: Story = { behind: null, turning: null, last: null, run: 0 };
  let led = lead() > 0;
  for (const roll of rolls) {
    for (const { side, holes: made } of roll.marks) {
      holes[side] += made;
      if (made > 0) story.run = side === winner ? story.run + made : 0;
    }
    const theirs = holes[other(winner)];
    if (lead() < 0 && (!story.behind || lead() < story.behind.own - story.behind.theirs))
      story.behind = { theirs, own: holes[winner], roll: roll.number };
    if (lead() > 0 && !led) story.turning = { line: roll.line, number: roll.number };
    led = lead() > 0;
    if (roll.marks.some(({ holes: made }) => made > 0)) story.last = { number: roll.number, dice: roll.dice };
  }
  return story;
}
