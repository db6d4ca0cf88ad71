import type { Format } from '../../../wire/described/messages';
import type { FormatRules } from '../fr/formatRules';

const CONSOLATION = ['consolation after 0, 1, 2, 3 refaits', '2, 4, 8, 16'];
const marque = (where: string) => [
  `A marqué (round) is played like a tour without a last hole: after the twelfth the peg starts round again (${where}).`,
  'While both have fewer than six holes, going only puts the men back. Once either has six, whoever goes ends the marqué, even if he loses it.',
];
const filled = (last: string) => [
  'Lots give the order of the line; each puts his stake into the poule (pool). The first two play, the one in front is the head.',
  'A meeting ends with the sixth hole, whoever’s dice give it. The primauté (first throw) is drawn for each meeting (our choice).',
  'The loser always stakes again and goes to the tail; the winner is, or becomes, the head.',
  'Whoever beats all the others in succession takes the whole poule.',
  last,
];

/** The rules of every format, in English. */
export const enFormatRules: Record<Format, FormatRules> = {
  tour: {
    lines: [
      'Twelve points make a hole, or two if the other marked nothing in the meantime (bredouille) (Lois et règles XV).',
      'A hole won on one’s own dice leaves a choice: to hold (tenir) and keep the points over, or to go (s’en aller), all men back to the talon and the dice one’s own (Lois et règles XVI).',
      'The tour is won with the twelfth hole, on either player’s dice (Lois et règles XX).',
      'What it is worth depends on the convention chosen among the rules of the board; the table gives it in stakes.',
      'Of several tours each is paid, and the primauté (first throw) is drawn anew for each.',
      'A tour that is given up is worth a simple one.',
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
          '2 if he has fewer than six; 3 for twelve in one run taken second; 4 if he has none',
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
    lines: [
      ...marque('Lois et règles II'),
      'More holes win. Equal holes are a refait (replay): the marqué is played again and the consolation doubles (Lois et règles XIX).',
      'The winner is paid rate × (his holes + consolation) − the other’s holes. The primauté (first throw) alternates from one marqué to the next (Lois et règles V).',
      'The loser lays one jeton (counter) aside. This queue (tail) goes to whoever has won most jetons, shared if several have as many; on paper it is not counted (Lois et règles XIX).',
      'Then the paris are settled, the marqués beyond one’s share: 28 jetons for the first, the postillon, and 8 for each further one (Lois et règles XIX).',
      'Of three, the loser owes the consolation to the onlooker too, and the paris are settled between each two players over the marqués they played against each other; of four, partners share (Lois et règles XIX).',
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
    lines: [
      ...marque('Lalanne §3'),
      'More holes win. Equal holes are a refait (replay): the marqué is played again and the consolation rises by two (Lalanne §4).',
      'The winner is paid rate × (his holes + consolation) − the other’s holes. He also throws first in the next marqué (Lalanne §4 and §11).',
      'The queue des jetons (tail of counters) gives two points for each marqué won to whoever leads by the marqués, with jetons or on paper alike (Lalanne §8).',
      'Each marqué won is worth four points, and twenty more go to whoever has won more of them (Lalanne §6).',
      'The difference is rounded to tens, five going up (Lalanne §7). The queue générale (general tail), if agreed, is added (Lalanne §9).',
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
    lines: [
      ...marque('English Wikipedia'),
      'More holes win. Equal holes are a refait (replay): the marqué is played again and the consolation doubles.',
      'The winner is paid rate × (his holes + consolation) − the other’s holes. The rate is higher if he has not gone since the first hole of the run.',
      'A run begun when the other already has six holes is paid at the rate his own would have had.',
      'The étendard (banner) shows a run without going; the cravate (necktie) on the peg, a run begun after holes of the other.',
      'The loser lays one jeton (counter) aside. With jetons, the queue (tail) goes to whoever has most before him; on paper, to whoever has lost least in the marqués.',
      'Each marqué lost beyond those won costs four jetons, and the queue twenty, for the whole table.',
      'Payment is in fiches of ten: four jetons over are forgotten, six make a fiche, five are thrown for.',
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
    lines: [
      'Each hole counts in the marqué (round), played the old way (see À écrire, about 1780), and in the game with honours.',
      'With honours the twelfth hole wins; holes beyond it open the next game, and the loser’s are wiped out.',
      'Whoever might go may suspend instead: he goes in one game and holds in the other, until the men are next put back.',
      'To suspend the marqué when somebody has six holes ends it, as going does.',
      'Each puts two fiches into the poule (pool). A lost game is paid to the winner and as much to the poule; two won in a row take it.',
      'A game unfinished at the end of the last marqué does not count (our reading).',
    ],
    table: {
      head: ['Game with honours', 'Paid'],
      rows: [
        ['the loser has seven holes or more', '1 time'],
        ['the loser has six or fewer', '2 times'],
        ['twelve in one run, taken second', '3 times'],
        ['twelve holes, the other none', '4 times'],
      ],
    },
  },
  'poule-engraisser': {
    lines: filled(
      'The win that makes a new head is not one of them: he has still to beat all the others, the former head included (English Wikipedia).',
    ),
    table: {
      head: ['Meetings in succession', 'of 3', 'of 4', 'of 5'],
      rows: [
        ['head from the start', '2', '3', '4'],
        ['new head, in all', '3', '4', '5'],
      ],
    },
  },
  'poule-guiton': {
    lines: filled('The win that makes a new head is the first of them (Guiton VIII).'),
    table: { head: ['Meetings in succession', 'of 3', 'of 4', 'of 5'], rows: [['head, old or new', '2', '3', '4']] },
  },
  'poule-plumer': {
    lines: [
      'Lots give the order of the line; all put in the same stake, once and for all.',
      'Whoever has six holes or more and has just made one on his own dice may end the meeting by going, or hold for more.',
      'The winner draws five per cent of the poule (pool) as it was at the start for each hole of difference; if so agreed, a run counts his own holes twice.',
      'The loser stays at the board and meets the next; the winner goes to the tail of the line.',
      'With equal holes nothing is paid and the same two play again (our choice).',
      'The last payment is no more than what is left (our choice); an empty poule ends the match.',
    ],
    table: {
      head: ['Meeting', 'Holes paid', 'Of the poule'],
      rows: [
        ['9 to 5', '4', '20 %'],
        ['7 to 2', '5', '25 %'],
        ['8 in one run to 1', '16 − 1 = 15', '75 %'],
      ],
    },
  },
  courrier: {
    lines: [
      'This is not trictrac: no points, no holes, a race of the jacquet family.',
      'All fifteen men start together; the first, the courier, travels alone to the last quarter of the board.',
      'No man stops or rests where the other has one. A doublet is played four times.',
      'Six held flèches in a row bar the way; they may be anywhere.',
      'With all fifteen men in the last quarter they are borne off, the rail counting as one flèche.',
      'One point to whoever bears all off first, two if the other has taken none off.',
    ],
  },
};
