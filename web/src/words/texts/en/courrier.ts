import type { Courrier } from '../fr/courrier';
import { Does, count as s } from './grammar';

/** The English sentences of Le Tric Trac. */
export const enCourrier: Courrier = {
  name: 'Le Tric Trac',
  law: {
    no_man: 'no man of yours stands there.',
    backward: 'men only move forward.',
    not_a_number: 'no die makes that distance.',
    number_used: 'that number has been played already; a doublet is played four times.',
    held_by_other: 'a man may not stop or rest where your opponent has one.',
    courier_first: 'no other man moves before the courier has reached the last quarter.',
    play_all: 'as many numbers must be played as can be: there is a way to play more.',
    play_higher: 'only one number can be played, and it must be the higher.',
    not_all_home: 'men leave only when all fifteen have reached the last quarter.',
    exceeding_farthest: 'a number too great takes off the farthest man only, with none behind it.',
  },
  scoreTitle: (points, agreed) => `${s(points, 'point')}; first to ${agreed}`,
  agreed: (points) => `Le Tric Trac, a match to ${s(points, 'point')}`,
  board: {
    start: 'start',
    lastQuarter: 'last quarter',
    half: { above: 'Upper row', below: 'Lower row' },
    place: (fleche) => `Flèche ${fleche}`,
    courier: 'courier',
  },
  race: {
    title: 'Distance left',
    courierAt: (fleche) => `courier on flèche ${fleche}`,
    courierWaits: 'courier at the start',
  },
  turn: {
    courier: 'Your courier goes alone: bring it to the last quarter.',
    alone: 'The courier goes alone.',
    doublet: (n) => `Doublet: ${n === 1 ? 'once more' : `${n} more times`}.`,
    helpless: 'No number can be played.',
  },
  won: {
    title: 'Game won',
    who: (who, points) => `${Does(who, 'wins', 'win')} ${points}${who.you ? '!' : '.'}`,
    noneOff: 'All fifteen men are off before the opponent has taken one off: two points.',
    someOff: 'All fifteen men are off; the opponent had begun: one point.',
    resign: (who) => `${Does(who, 'resigns', 'resign')}.`,
    score: (white, black, agreed) => `White ${white}, Black ${black}; first to ${agreed}.`,
    next: 'Next game',
    short: (points, score) => `wins ${s(points, 'point')} · ${score}`,
    resigned: 'resigned',
  },
  resignAsk: (points) => `Resign this game? Your opponent scores ${s(points, 'point')}.`,
  log: {
    lead: (who) => `${Does(who, 'begins', 'begin')}.`,
    won: (who, points) => `${Does(who, 'wins', 'win')} the game, ${points}.`,
  },
  help: {
    title: 'Le Tric Trac in short',
    rules: [
      'Both players travel the same way. Your fifteen men start on flèche 1 and leave after the 24th.',
      'The first man is the courier: it goes alone, on the points of the flèches, to the last quarter (19 to 24).',
      'Each number is played by one man; a doublet is played four times. You must play every number you can.',
      'A man may not stop where your opponent has one: six held flèches in a row bar the way.',
      'With all fifteen in the last quarter they leave, the rail counting as the twenty-fifth flèche.',
      'The first to take all men off scores 1 point, or 2 if the opponent has taken off none.',
    ],
    pointer: 'Touch a man, then a lit flèche, or drag it; one man may play several numbers in a row.',
    keys: [
      ['← → ↑ ↓', 'from flèche to flèche'],
      ['Home · End', 'start · last flèche'],
      ['Enter', 'choose a man, put it down'],
      ['1 to 6', 'play this number from the flèche'],
      ['Space', 'throw the dice, confirm'],
      ['Z', 'take the last step back'],
      ['X', 'exchange the dice'],
      ['Esc', 'put the man back'],
    ],
  },
};
