import type { EndedText } from '../fr/ended';
import { count as s, does, Does, upper, whose } from './grammar';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const word = (n: number) => NUMBERS[n] ?? String(n);

/** The texts about a game that is over. */
export const enEnded: EndedText = {
  winner: (who, holes, theirs) => `${Does(who, 'wins', 'win')}, ${word(holes)} to ${word(theirs)}`,
  won: (who) => `${Does(who, 'wins', 'win')} the game`,
  at: (holes, theirs) => `${s(holes, 'hole')} to ${theirs}.`,
  byResign: (who) => `${Does(who, 'resigns', 'resign')}.`,
  worth: (name, stakes, text) => `A ${name} game: it is worth ${text} ${stakes === 1 ? 'stake' : 'stakes'}.`,
  worthOnly: (stakes, text) => `It is worth ${text} ${stakes === 1 ? 'stake' : 'stakes'}.`,
  rolls: (n) => `${s(n, 'roll')}.`,
  behind: (who, theirs, own, roll) => `At roll ${roll} ${does(who, 'had', 'had')} ${s(own, 'hole')} to ${theirs}.`,
  neverBehind: (who) => `${Does(who, 'was', 'were')} never behind.`,
  turning: (who, roll) => `${Does(who, 'took', 'took')} the lead for good at roll ${roll}.`,
  behindTurning: (who, theirs, own, roll, turning) =>
    `At roll ${roll} ${does(who, 'had', 'had')} ${s(own, 'hole')} to ${theirs}; the lead changed for good at roll ${turning}.`,
  lastHole: (roll, dice) => `The last hole came at roll ${roll}, on ${dice}.`,
  lastRun: (holes, roll, dice) =>
    `${upper(word(holes))} holes in a row ended the game; the last came at roll ${roll}, on ${dice}.`,
  seeTurning: 'See the turning point',
  analyse: 'Analyse',
  share: 'Share',
  holes: (who) => `${whose(who)} holes`,
  blunder: 'blunder',
  swing: (roll, from, to) => `roll ${roll}: ${from} → ${to}`,
  figures: 'The figures',
  bad: 'Blunders and mistakes',
  lost: 'Lost by errors, in holes',
  luck: 'Luck of the dice, in holes',
  bredouille: 'Holes in bredouille',
  waits: (name) => `${name} is waiting`,
  tally: (name, won, of) => `You have beaten ${name} ${won === 1 ? 'once' : `${won} times`} out of ${of}.`,
  play: (name) => `Play ${name}`,
};
