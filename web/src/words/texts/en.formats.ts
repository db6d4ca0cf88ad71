import type { Formats } from './fr.formats';
import { Does, count as s } from './en.grammar';

/** The English sentences with which a format, its players and what is agreed are chosen. */
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
    engraisser: { name: 'Poule à engraisser', line: 'A pool fattened by every defeat.' },
    plumer: { name: 'Poule à plumer', line: 'A pool plucked hole by hole.' },
    courrier: { name: 'Le Tric Trac', line: 'A cousin: a running game without holes.' },
  },

  format: {
    tour: {
      name: 'The tour of twelve holes',
      short: 'The tour',
      source: 'Lois et règles I and XX',
      brief: 'Lois et règles XX',
      text: 'The dice bring points, twelve points make a hole, and the first to twelve holes wins the tour. It is worth the stake, or twice as much if the twelve were taken in one run (grande bredouille).',
    },
    'ecrire-lois': {
      name: 'À écrire, after the Lois et règles',
      short: 'Lois et règles',
      source: 'Lois et règles II, V, XV, XVI and XIX',
      brief: 'Lois et règles XIX',
      text: 'You play an agreed number of marqués (rounds): once either player has six holes, going ends the marqué, and more holes win it. Holes are paid in jetons (counters), two or four for each if taken in one run; at the end the first marqué lost too many costs a postillon of 28 jetons, each further one 8.',
    },
    'ecrire-lalanne': {
      name: 'À écrire, after Lalanne',
      short: 'Lalanne',
      source: 'Lalanne, Le trictrac à écrire',
      brief: 'Lalanne §2',
      text: 'An even number of marqués (rounds) on a written sheet: the winner’s holes, doubled or quadrupled by a run, less the loser’s. Every marqué won adds four points, winning most of them twenty, and the account is rounded to tens.',
    },
    'ecrire-1780': {
      name: 'À écrire, the old way',
      short: 'About 1780',
      source: 'English Wikipedia, the older rules',
      brief: 'English Wikipedia',
      text: 'The game before the Revolution: a run of holes made without putting the men back is paid three times instead of twice, five times instead of four. The account is kept in jetons (counters) and fiches of ten; each marqué lost too many costs four, and the queue (tail) twenty.',
    },
    combine: {
      name: 'Trictrac combiné',
      short: 'Combiné',
      source: 'English Wikipedia, after Le trictrac combiné (about 1780)',
      brief: 'English Wikipedia',
      text: 'One hole serves twice: in the marqué (round) à écrire and in the game with honours, which is won by twelve holes. The marqué is paid in jetons (counters); the honours, from simple to quadruple, in fiches, to the winner and to a poule (pool) that goes to whoever wins two games running.',
    },
    'poule-engraisser': {
      name: 'Poule à engraisser (the pool that is fattened)',
      short: 'Usual',
      source: 'English Wikipedia',
      brief: 'English Wikipedia',
      text: 'All put a stake into the poule (pool); two play a meeting of six holes, the loser stakes again and makes way for the next. Whoever beats all the others in succession takes everything; the win that put him at the head does not count.',
    },
    'poule-guiton': {
      name: 'Guiton’s poule à engraisser (the pool that is fattened)',
      short: 'Guiton',
      source: 'Guiton VIII',
      brief: 'Guiton VIII',
      text: 'All put a stake into the poule (pool); two play a meeting of six holes, the loser stakes again and makes way for the next. Whoever beats all the others in succession takes everything, and the win that put him at the head counts already: it is shorter.',
    },
    'poule-plumer': {
      name: 'Poule à plumer (the pool that is plucked)',
      short: 'Plumer',
      source: 'English Wikipedia',
      brief: 'English Wikipedia',
      text: 'All put in the same stake, and a meeting is won by going with six holes or more. The winner draws five per cent of the poule (pool) for each hole he is ahead, the loser stays to meet the next, and all ends when nothing is left.',
    },
    courrier: {
      name: 'Le Tric Trac',
      short: 'Le Tric Trac',
      source: 'Le Tric Trac, a running game',
      brief: 'Le Tric Trac',
      text: 'Fifteen men against fifteen run the same way round, one ahead of the others as a courier, and may block the road. The first to bear all his men off scores one point, or two if the other has taken none off.',
    },
  },

  players: 'The players',
  dice: {
    title: 'The dice',
    brief: { table: 'drawn by the table', hand: 'thrown by hand' },
    by: { table: 'The table draws them', hand: 'I throw real dice' },
    hint: { table: 'by chance, which can be verified', hand: 'you enter each roll, the other’s too' },
    lead: {
      table: 'Who has the primauté (first throw)?',
      hand: 'Throw one die each for the primauté (first throw): who has it?',
    },
    drawn: 'drawn by the dice',
    begins: (name) => `drawn by the table; first: ${name}`,
    seats:
      'The table draws the seats and the primauté (first throw), with the roll it gives; you throw all other dice.',
    later: 'The table draws the primauté of every tour or meeting that follows.',
  },
  gathering: {
    two: { name: 'Two', hint: '' },
    ronde: {
      name: 'À la ronde',
      hint: 'In turn: three, each for himself; places change every two marqués (Lois et règles XIX).',
    },
    chouette: {
      name: 'Chouette',
      hint: 'The owl: one alone against two partners who take turns (Guiton VIII, English Wikipedia).',
    },
    pairs: {
      name: 'Two against two',
      hint: 'Four, in two pairs; each plays two marqués running (Lois et règles XIX).',
    },
  },
  count: 'Number of players',
  countHint: 'Two play, the others wait in line.',
  nameOf: (n) => `Name of player ${n}`,
  kindOf: (n) => `Player ${n}: a person or the computer`,
  human: 'Person',
  bot: 'Computer',
  oneDevice: 'All persons play on this device, each in turn.',
  onlyComputers: 'The computers play alone, on this device; you watch the game roll by roll.',
  drawn: {
    ronde: 'The draw decides who begins and who looks on first.',
    chouette: 'The draw decides who is the chouette.',
    pairs: 'The draw makes the pairs.',
    line: 'The draw gives the order of the line.',
  },

  options: 'Options',
  changed: (n) => s(n, 'change'),
  restore: 'As the source has it',
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
      hint: 'Each tour is paid by itself; they add up at the end.',
      source: 'our choice',
    },
    marques: {
      name: 'Number of marqués (rounds)',
      hint: 'Only numbers in which all play as many as the others.',
      source: '',
    },
    simple: { name: 'Stake', hint: 'What a simple tour is worth.', source: 'Lois et règles XX' },
    stake: {
      name: 'Stake of each',
      hint: 'What each puts in at the start, and the loser at every defeat.',
      source: '',
    },
    share: { name: 'Stake of each', hint: 'The sum of all must divide into twentieths.', source: 'our choice' },
    method: {
      name: 'Keeping the account',
      hint: 'Changes who has the queue des jetons, or whether it counts.',
      source: '',
    },
    seats: {
      name: 'Drawing for places',
      hint: 'By lot, or a die each, the two highest playing first.',
      source: 'Lois et règles XIX; English Wikipedia',
    },
    hole_cap: {
      name: 'Limit on holes',
      hint: 'Holes of a marqué beyond it no longer count.',
      source: 'Lois et règles II',
    },
    fiche: {
      name: 'Worth of a fiche',
      hint: 'In the end jetons (counters) are changed into fiches.',
      source: 'Lois et règles XIX',
    },
    queue_per_loss: {
      name: 'Queue des jetons (tail of counters)',
      hint: 'What the loser of each marqué lays aside.',
      source: 'Lois et règles XIX',
    },
    queue_generale: {
      name: 'Queue générale (general tail)',
      hint: 'A wager on top for whoever wins the whole; 0: none.',
      source: 'Lalanne §9',
    },
    poule_stake: {
      name: 'Stake in the poule',
      hint: 'In fiches, from each, whenever it is filled again.',
      source: 'English Wikipedia',
    },
    poule_simple: {
      name: 'Price of a simple game',
      hint: 'In fiches; double, triple and quadruple follow from it.',
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
  word: { jetons: 'In jetons (counters)', paper: 'On paper', lots: 'By lot', dice: 'By dice' },
  amount: {
    hole_cap: (n) => (n === 0 ? 'None' : s(n, 'hole')),
    fiche: (n) => s(n, 'jeton'),
    queue_per_loss: (n) => s(n, 'jeton'),
  },

  resume: {
    title: 'Resume a postponed match',
    digest: 'from what was noted of it',
    hint: 'Copy the table that was noted when the match was put off. Play goes on with the beginning of a marqué.',
    chouette: 'The first named is the chouette; the two others take turns in this order.',
    field: {
      lost: 'Paris (marqués lost)',
      jetons: 'Jetons before them',
      gained: 'Jetons won (−: lost)',
      fiches: 'Fiches won from the other',
      holes: 'Honours: holes',
      honours: 'Honours: fiches won from the other',
      basket: 'Poule: fiches put into the basket',
    },
    of: (what, name) => `${what}, ${name}`,
    dice: 'Who has the dice?',
    cravate: 'Honours: who has the cravate (necktie)?',
    contrat: 'Who has the contrat (marker) at the poule?',
    nobody: 'Nobody',
    won: (who, jetons) => `${Does(who, 'has', 'have')} won ${jetons}`,
    even: 'Nobody has won any jetons',
    left: (n) => `${s(n, 'marqué')} left`,
    clear: 'Clear, and begin a match',
    wrong: {
      none: 'Note the marqués that each has lost: without them there is nothing to resume.',
      all: (lost, rounds) => `${s(lost, 'marqué')} lost of ${rounds} agreed: none is left to play.`,
      jetons: (n) =>
        `The jetons do not add up: there are ${Math.abs(n)} too ${n > 0 ? 'many' : 'few'}. Before the two and laid aside they make forty.`,
      gained: (n) =>
        `One has won what the other has lost: here are ${s(Math.abs(n), 'jeton')} too ${n > 0 ? 'many' : 'few'}.`,
      cravate: 'The cravate (necktie) means holes taken after the other’s: both must have some.',
      contrat: 'There is more in the basket than the two stakes: somebody has the contrat (marker).',
      basket: (stake) =>
        `The player with the contrat (marker) has won a game: each has put in ${s(stake, 'fiche')}, and the other more.`,
    },
  },

  board: 'Rules of the board',
  boardPlain: { lois: 'as in the Lois et règles', lalanne: 'as in Lalanne and Wikipedia' },
  boardSource: {
    bearing_off: 'Lois et règles VIII; French Wikipedia',
    pile: 'Lois et règles, tariff',
    rencontre: 'French and English Wikipedia',
    margot: 'French and English Wikipedia',
    lead: 'Lois et règles V; Lalanne §11',
    worth: 'Lois et règles XX; French Wikipedia',
  },
  rules: 'The rules',
  rulesTitle: 'The rules of the games',
  choose: 'Which game?',
};
