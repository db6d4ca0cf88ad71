import type { Format } from '../../../wire/described/messages';
import type { FormatText } from '../fr/formatTexts';

const CONSOLATION = ['consolation after 0, 1, 2, 3 refaits', '2, 4, 8, 16'];
const marque = (where: string) => [
  `A marqué (round) is played like a tour without a last hole: after the twelfth the peg starts round again (${where}).`,
  'While both have fewer than six holes, going only puts the men back. Once either has six, going ends the marqué, even for the player who loses it.',
];
const filled = (last: string) => [
  'Draw lots for the order of the line; everybody puts a stake into the poule (pool). The first two play; the first of them is the head.',
  'A match ends with the sixth hole, on either player’s dice. The first throw (primauté) is drawn for each match (our choice).',
  'The loser stakes again and goes to the end of the line; the winner is, or becomes, the head.',
  'A player who beats all the others in a row takes the whole poule.',
  last,
];

/** Every format, in English. */
export const enFormatTexts: Record<Format, FormatText> = {
  tour: {
    name: 'The tour of twelve holes',
    short: 'The tour',
    source: 'Lois et règles I and XX',
    brief: 'Lois et règles XX',
    text: 'The dice bring points, twelve points make a hole, and the first to twelve holes wins the tour. It is worth the stake, or twice as much if the twelve were taken in one run (grande bredouille).',
    lines: [
      'Twelve points make a hole, or two if your opponent marked nothing in the meantime (bredouille) (Lois et règles XV).',
      'After a hole on your own dice you choose: hold (tenir) and keep your points left over, or go (s’en aller): all men return to the talons and you throw first (Lois et règles XVI).',
      'The tour is won with the twelfth hole, on either player’s dice (Lois et règles XX).',
      'Its worth depends on the convention chosen in the rules of the board; the table gives it in stakes.',
      'If you play several tours, each is paid on its own, and the first throw (primauté) is drawn again for each.',
      'A resigned tour counts as a simple one.',
    ],
    table: {
      head: ['Convention', 'Simple', 'More'],
      rows: [
        ['Simple or double (Lois et règles XX)', '1', '2 for a grande bredouille: twelve holes in one run'],
        [
          'By the pont, the bridge (French Wikipedia)',
          '1',
          '1½ if the loser has fewer than seven holes; 2 for a grande bredouille',
        ],
        [
          'By honours (Lois et règles XX)',
          '1',
          '2 if the loser has fewer than six; 3 for twelve in one run taken second; 4 if the loser has none',
        ],
        [
          'By honours of about 1780 (French Wikipedia, note 46)',
          '1',
          'the same, but 2 if the loser has fewer than seven',
        ],
      ],
    },
  },
  'ecrire-lois': {
    name: 'À écrire, after the Lois et règles',
    short: 'Lois et règles',
    source: 'Lois et règles II, V, XV, XVI and XIX',
    brief: 'Lois et règles XIX',
    text: 'You play an agreed number of marqués (rounds): once either player has six holes, going ends the marqué, and the player with more holes wins it. Holes are paid in jetons (counters), two or four for each if taken in one run; at the end, the first marqué you lost beyond your share costs 28 jetons (the postillon), each further one 8.',
    lines: [
      ...marque('Lois et règles II'),
      'The player with more holes wins. Equal holes are a refait (replay): the marqué is played again and the consolation doubles (Lois et règles XIX).',
      'The winner is paid rate × (winner’s holes + consolation) − loser’s holes. The first throw (primauté) alternates from one marqué to the next (Lois et règles V).',
      'The loser lays one jeton (counter) aside. This queue (bonus) goes to the player who has won the most jetons, shared if several have the same number; on paper it is not counted (Lois et règles XIX).',
      'Then the paris are settled: the first marqué you lost beyond your share costs 28 jetons (the postillon), each further one 8 (Lois et règles XIX).',
      'With three players, the loser also owes the consolation to the player who sat out, and each pair of players settles the paris over the marqués they played against each other; with four, partners share (Lois et règles XIX).',
      'Finally the jetons are changed into fiches; what does not make a fiche stays in jetons.',
    ],
    table: {
      head: ['Lois et règles XIX', 'Rate'],
      rows: [
        ['simple', '1'],
        ['petite bredouille: a run of 6 to 11 holes', '2'],
        ['grande bredouille: 12 holes and more', '4'],
        CONSOLATION,
      ],
    },
  },
  'ecrire-lalanne': {
    name: 'À écrire, after Lalanne',
    short: 'Lalanne',
    source: 'Lalanne, Le trictrac à écrire',
    brief: 'Lalanne §2',
    text: 'An even number of marqués (rounds) on a written sheet: the winner’s holes, doubled or quadrupled by a run, less the loser’s. Every marqué won adds four points, winning most of them twenty, and the result is rounded to the nearest ten.',
    lines: [
      ...marque('Lalanne §3'),
      'The player with more holes wins. Equal holes are a refait (replay): the marqué is played again and the consolation rises by two (Lalanne §4).',
      'The winner is paid rate × (winner’s holes + consolation) − loser’s holes. The winner also throws first in the next marqué (Lalanne §4 and §11).',
      'The queue des jetons (bonus) gives two points for each marqué won to the player who leads by marqués, with jetons or on paper (Lalanne §8).',
      'Each marqué won is worth four points, and the player who has won more of them gets twenty more (Lalanne §6).',
      'The difference is rounded to the nearest ten, fives up (Lalanne §7). The queue générale (final bonus), if agreed, is added (Lalanne §9).',
    ],
    table: {
      head: ['Lalanne §4', 'Rate'],
      rows: [
        ['simple', '1'],
        ['petite bredouille: a run of 6 to 11 holes', '2'],
        ['grande bredouille: 12 holes and more', '4'],
        ['consolation after 0, 1, 2, 3 refaits', '2, 4, 6, 8'],
      ],
    },
  },
  'ecrire-1780': {
    name: 'À écrire, the old way',
    short: 'Rules of 1774',
    source: 'English Wikipedia, the older rules',
    brief: 'English Wikipedia',
    text: 'The game before the Revolution: a run of holes made without putting the men back is paid three times instead of twice, five times instead of four. The score is kept in jetons (counters) and fiches of ten; each marqué lost beyond those won costs four, and the queue (bonus) twenty.',
    lines: [
      ...marque('English Wikipedia'),
      'The player with more holes wins. Equal holes are a refait (replay): the marqué is played again and the consolation doubles.',
      'The winner is paid rate × (winner’s holes + consolation) − loser’s holes. The rate is higher if the winner has not gone since the first hole of the run.',
      'A run begun after your opponent’s sixth hole pays at the rate your opponent’s run would have paid.',
      'The étendard (banner) shows a run without going; the cravate (a ring on the peg), a run begun after holes of your opponent.',
      'The loser lays one jeton (counter) aside. With jetons, the queue (bonus) goes to the player who has the most of them; on paper, to the player who has lost least in the marqués.',
      'Each marqué lost beyond those won costs four jetons, and the queue twenty, for the whole table.',
      'Payment is in fiches of ten: up to four left over are dropped, six or more make a fiche, and a die decides five.',
    ],
    table: {
      head: ['Run', 'having gone', 'without going'],
      rows: [
        ['none', '1', '1'],
        ['6 to 11 holes', '2', '3'],
        ['12 holes and more', '4', '5'],
        [CONSOLATION[0]!, CONSOLATION[1]!, CONSOLATION[1]!],
      ],
    },
  },
  combine: {
    name: 'Trictrac combiné',
    short: 'Combiné',
    source: 'English Wikipedia, after Le trictrac combiné (about 1780)',
    brief: 'English Wikipedia',
    text: 'One hole serves twice: in the marqué (round) à écrire and in the game with honours, which is won by twelve holes. The marqué is paid in jetons (counters); the honours, from simple to quadruple, in fiches, to the winner and to a poule (pool) that goes to the player who wins two games in a row.',
    lines: [
      'Each hole counts in the marqué (round), played the old way (see À écrire, rules of 1774), and in the game with honours.',
      'With honours the twelfth hole wins; holes beyond it open the next game, and the loser’s are wiped out.',
      'Instead of going, you may suspend: you go in one game and hold in the other, until the men are next put back.',
      'Suspending the marqué when a player has six holes ends it, as going does.',
      'Each player puts two fiches into the poule (pool). The loser of a game pays the winner, and the poule as much; two games won in a row take it.',
      'A game that is not finished at the end of the last marqué does not count (our reading).',
    ],
    table: {
      head: ['Game with honours', 'Paid'],
      rows: [
        ['the loser has seven holes or more', '1 time'],
        ['the loser has six or fewer', '2 times'],
        ['twelve in one run, taken second', '3 times'],
        ['twelve holes to none', '4 times'],
      ],
    },
  },
  'poule-engraisser': {
    name: 'Poule à engraisser (the growing pool)',
    short: 'Usual',
    source: 'English Wikipedia',
    brief: 'English Wikipedia',
    text: 'Everybody puts a stake into the poule (pool). Two play a match of six holes; the loser stakes again and makes way for the next player. The first to beat all the others in a row takes everything; the win that took you to the head does not count.',
    lines: filled(
      'The win that makes a new head does not count: the new head still has to beat all the others, the former head included (English Wikipedia).',
    ),
    table: {
      head: ['Matches in a row', '3 players', '4 players', '5 players'],
      rows: [
        ['head from the start', '2', '3', '4'],
        ['new head, in all', '3', '4', '5'],
      ],
    },
  },
  'poule-guiton': {
    name: 'Guiton’s poule à engraisser (the growing pool)',
    short: 'Guiton',
    source: 'Guiton VIII',
    brief: 'Guiton VIII',
    text: 'Everybody puts a stake into the poule (pool). Two play a match of six holes; the loser stakes again and makes way for the next player. The first to beat all the others in a row takes everything; the win that took you to the head counts too, so it is shorter.',
    lines: filled('The win that makes a new head is the first of them (Guiton VIII).'),
    table: {
      head: ['Matches in a row', '3 players', '4 players', '5 players'],
      rows: [['head, old or new', '2', '3', '4']],
    },
  },
  'poule-plumer': {
    name: 'Poule à plumer (the shrinking pool)',
    short: 'Plumer',
    source: 'English Wikipedia',
    brief: 'English Wikipedia',
    text: 'Everybody puts in the same stake. You win a match by going with six holes or more, and draw five per cent of the poule (pool) for each hole you are ahead. The loser stays to meet the next player; the game ends when the pool is empty.',
    lines: [
      'Draw lots for the order of the line; everybody puts in the same stake, once, at the start.',
      'With six holes or more, and one just made on your own dice, you may end the match by going, or hold for more.',
      'The winner draws five per cent of the poule (pool) as it was at the start for each hole of difference; if agreed, the winner’s holes count twice when made in one run.',
      'The loser stays at the board and meets the next player; the winner goes to the end of the line.',
      'With equal holes nothing is paid and the same two play again (our choice).',
      'The last payment is no more than what is left (our choice); an empty poule ends the match.',
    ],
    table: {
      head: ['Match', 'Holes paid', 'Of the poule'],
      rows: [
        ['9 to 5', '4', '20 %'],
        ['7 to 2', '5', '25 %'],
        ['8 in one run to 1', '16 − 1 = 15', '75 %'],
      ],
    },
  },
  courrier: {
    name: 'Le Tric Trac',
    short: 'Le Tric Trac',
    source: 'Le Tric Trac, a running game',
    brief: 'Le Tric Trac',
    text: 'Both sides move fifteen men round the board in the same direction, the first of them as a courier, and may block the way. The first to bear all men off scores one point, or two if the opponent has taken none off.',
    lines: [
      'This is not trictrac: it has no points and no holes, and is a race of the jacquet family.',
      'All fifteen men start together; the first, the courier, travels alone to the last quarter of the board.',
      'No man stops or rests where your opponent has one. A doublet is played four times.',
      'Six flèches in a row that you hold bar the way; they may be anywhere.',
      'Once all fifteen men are in the last quarter you bear them off; the rail counts as one flèche.',
      'The first to bear all men off scores one point, or two if the opponent has taken none off.',
    ],
  },
};
