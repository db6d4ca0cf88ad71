import { enFormatTexts } from './formatTexts';
import type { Formats } from '../fr/formats';
import { Does, count as s } from './grammar';

/** The English sentences for the choice of a format, its players and its rules. */
export const enFormats: Formats = {
  title: 'The game',
  versions: 'Which rules?',
  source: (text) => `Source: ${text}`,
  seats: (least, most) => (least === most ? s(least, 'player') : `${least} to ${most} players`),
  seatsBrief: (least, most) => (least === most ? `${least}` : `${least}–${most}`),

  card: {
    tour: { name: 'Le tour (twelve holes)', line: 'The ordinary game: a race to twelve holes.' },
    ecrire: { name: 'À écrire (in writing)', line: 'Marqués (rounds), paid in counters.' },
    combine: { name: 'Combiné (combined)', line: 'Two games at once on a single board.' },
    engraisser: { name: 'Poule à engraisser', line: 'A pool that grows with every defeat.' },
    plumer: { name: 'Poule à plumer', line: 'A pool that shrinks hole by hole.' },
    courrier: { name: 'Le Tric Trac', line: 'A cousin: a running game without holes.' },
  },

  format: enFormatTexts,

  players: 'The players',
  dice: {
    title: 'The dice',
    brief: { table: 'drawn by the table', hand: 'thrown by hand' },
    by: { table: 'The table draws them', hand: 'I throw real dice' },
    hint: { table: 'at random, and you can verify it', hand: 'you enter each roll, your opponent’s too' },
    lead: {
      table: 'Who has the primauté (first throw)?',
      hand: 'Throw one die each for the primauté (first throw): who has it?',
    },
    drawn: 'drawn by the dice',
    begins: (name) => `drawn by the table; first: ${name}`,
    seats:
      'The table draws the seats and the primauté (first throw), with the roll it gives; you throw all other dice.',
    later: 'The table draws the first throw of every tour or match that follows.',
  },
  marking: {
    title: 'Marking',
    brief: {
      assisted: 'the table marks',
      counting: 'players mark by hand',
      strict: 'players mark by hand, a touched man must play',
    },
    by: { assisted: 'The table marks', counting: 'Mark by hand', strict: 'To the letter' },
    hint: {
      assisted: 'it counts every point, and explains it',
      counting: 'your opponent takes the points you forget: that is an école',
      strict: 'a touched man must be played too, and a wrong play stands if nobody notices',
    },
    pegs: 'Pegs and second jeton by hand',
    pegsHint: 'Otherwise holes follow from the points.',
    pegsBrief: 'pegs by hand',
    missed: 'Show missed points',
    missedHint: 'Once they can no longer be claimed.',
  },
  gathering: {
    two: { name: 'Two', hint: '' },
    ronde: {
      name: 'À la ronde',
      hint: 'Three players, each on their own; places change every two marqués (Lois et règles XIX).',
    },
    chouette: {
      name: 'Chouette',
      hint: 'One player alone against two partners who take turns (Guiton VIII, English Wikipedia).',
    },
    pairs: {
      name: 'Two against two',
      hint: 'Four, in two pairs; each plays two marqués in a row (Lois et règles XIX).',
    },
  },
  count: 'Number of players',
  countHint: 'Two play, the others wait in line.',
  nameOf: (n) => `Name of player ${n}`,
  kindOf: (n) => `Player ${n}: a person or the computer`,
  human: 'Person',
  bot: 'Computer',
  oneDevice: 'Everybody plays on this device, in turn.',
  onlyComputers: 'The computers play alone, on this device; you watch the game roll by roll.',
  drawn: {
    ronde: 'The draw decides who plays first and who sits out the first marqué.',
    chouette: 'The draw decides who is the chouette.',
    pairs: 'The draw makes the pairs.',
    line: 'The draw gives the order of the line.',
  },

  options: 'Options',
  changed: (n) => s(n, 'change'),
  restore: 'Reset to the source’s rules',
  less: (what) => `${what}: less`,
  more: (what) => `${what}: more`,
  digest: {
    tours: (n) => s(n, 'tour'),
    marques: (n) => s(n, 'marqué'),
    stake: (n) => `stake of ${n}`,
    simple: (n) => `stake of ${n}`,
    points: (n) => `to ${s(n, 'point')}`,
  },
  option: {
    tours: {
      name: 'Number of tours',
      hint: 'Each tour is paid on its own; the amounts are added up at the end.',
      source: 'our choice',
    },
    marques: {
      name: 'Number of marqués (rounds)',
      hint: 'Only numbers that let everybody play equally often.',
      source: '',
    },
    simple: { name: 'Stake', hint: 'What a simple tour is worth.', source: 'Lois et règles XX' },
    stake: {
      name: 'Stake per player',
      hint: 'Paid by every player at the start, and by the loser at every defeat.',
      source: '',
    },
    share: { name: 'Stake per player', hint: 'The total must be a multiple of 20.', source: 'our choice' },
    method: {
      name: 'Keeping score',
      hint: 'With jetons or on paper: decides who gets the queue des jetons, and whether it counts.',
      source: '',
    },
    seats: {
      name: 'Seating',
      hint: 'By lot, or by a die each: the two highest play first.',
      source: 'Lois et règles XIX; English Wikipedia',
    },
    white: {
      name: 'Who has White',
      hint: 'As you chose, or the player who throws the higher die for the primauté (first throw).',
      source: 'Lois et règles V',
    },
    hole_cap: {
      name: 'Limit on holes',
      hint: 'Holes of a marqué beyond it no longer count.',
      source: 'Lois et règles II',
    },
    fiche: {
      name: 'Value of a fiche',
      hint: 'At the end, jetons (counters) are changed into fiches.',
      source: 'Lois et règles XIX',
    },
    queue_per_loss: {
      name: 'Queue des jetons (bonus)',
      hint: 'Laid aside by the loser of each marqué.',
      source: 'Lois et règles XIX',
    },
    queue_generale: {
      name: 'Queue générale (final bonus)',
      hint: 'An extra wager for the overall winner; 0: none.',
      source: 'Lalanne §9',
    },
    queue_marques: {
      name: 'Queue des marqués',
      hint: 'Twenty jetons to the player who has won more marqués.',
      source: 'Lalanne §1 and §6',
    },
    paris: {
      name: 'Paris with three players',
      hint: 'Each pair of players settles the marqués they played against each other, or losses and gains over the whole match are offset first.',
      source: 'Lois et règles XIX; Guiton, Lelasseux-Lafosse',
    },
    poule_stake: {
      name: 'Stake in the poule',
      hint: 'In fiches, paid by each player whenever the poule is filled again.',
      source: 'English Wikipedia',
    },
    poule_simple: {
      name: 'Price of a simple game',
      hint: 'In fiches; a double, triple or quadruple game costs two, three or four times as much.',
      source: 'our choice',
    },
    run_doubles: {
      name: 'A run pays double',
      hint: 'The winner’s holes count twice if taken in one run.',
      source: 'English Wikipedia',
    },
    points: {
      name: 'Points of the match',
      hint: 'A game is worth one or two; the first to reach this number wins.',
      source: 'our choice',
    },
  },
  word: {
    jetons: 'In jetons (counters)',
    paper: 'On paper',
    lots: 'By lot',
    dice: 'By dice',
    pairs: 'Pair by pair',
    match: 'Over the match',
    as_seated: 'As chosen',
    higher_die: 'By the higher die',
  },
  amount: {
    hole_cap: (n) => (n === 0 ? 'None' : s(n, 'hole')),
    fiche: (n) => s(n, 'jeton'),
    queue_per_loss: (n) => (n === 0 ? 'None' : s(n, 'jeton')),
  },

  resume: {
    title: 'Resume an adjourned match',
    digest: 'from your notes',
    hint: 'Enter the figures you noted when the match was adjourned. Play resumes at the start of a marqué.',
    chouette: 'The first named is the chouette; the two others take turns in this order.',
    field: {
      lost: 'Paris (marqués lost)',
      jetons: 'Jetons in front of them',
      gained: 'Jetons won (−: lost)',
      fiches: 'Fiches won from the opponent',
      holes: 'Honours: holes',
      honours: 'Honours: fiches won from the opponent',
      basket: 'Poule: fiches put into the basket',
      drawn: 'Fiches drawn from their own box',
      laid_aside: 'Fiches of their own box laid aside',
    },
    ronde: 'Put the player who sat out the first marqué third: they have no stake.',
    stays: 'Who stays at the board and throws first?',
    comes: 'Who comes to play against that player?',
    firstToSecond: (a, b) => `Marqués that ${a} lost to ${b}`,
    of: (what, name) => `${what}, ${name}`,
    dice: 'Who has the dice?',
    cravate: 'Honours: who has the cravate (ring)?',
    contrat: 'Who has the contrat (token) at the poule?',
    nobody: 'Nobody',
    won: (who, jetons) => `${Does(who, 'has', 'have')} won ${jetons}`,
    even: 'Nobody has won any jetons',
    left: (n) => `${s(n, 'marqué')} left`,
    clear: 'Clear, and begin a match',
    wrong: {
      none: 'Enter the marqués that each player has lost: the match cannot be resumed without them.',
      all: (lost, rounds) => `${s(lost, 'marqué')} lost out of the ${rounds} agreed: none is left to play.`,
      jetons: (n) =>
        `The jetons do not add up: there ${Math.abs(n) === 1 ? 'is' : 'are'} ${Math.abs(n)} too ${n > 0 ? 'many' : 'few'}. The jetons in front of the two players and those laid aside must add up to forty.`,
      gained: (n) =>
        `What one player has won, their opponent has lost: there ${Math.abs(n) === 1 ? 'is' : 'are'} ${s(Math.abs(n), 'jeton')} too ${n > 0 ? 'many' : 'few'}.`,
      seats:
        'The marqués cannot have been played in this order: the first two players play the first marqué, its loser stays, and each player leaves after two.',
      cravate: 'The cravate (ring) marks holes taken after the opponent’s: both players must have holes.',
      contrat: 'The basket contains more than the two stakes: one of the players must have the contrat (token).',
      basket: (stake) =>
        `The player with the contrat (token) has won a game: both players have put in ${s(stake, 'fiche')}, and the loser more.`,
    },
  },

  board: 'Rules of the board',
  boardPlain: { lois: 'as in the Lois et règles', lalanne: 'as in Lalanne and Wikipedia' },
  rules: 'The rules',
  rulesTitle: 'The rules of the games',
  choose: 'Which game?',
};
