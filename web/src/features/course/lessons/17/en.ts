import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  combine: {
    title: 'Combiné',
    text: [
      'Two games on one board: marqués à écrire, and a game with honours, to twelve holes and without end. A hole usually counts for both.',
    ],
  },
  suspend: {
    title: 'Suspending',
    text: [
      'You win a hole on your dice. Going would serve the marqué, holding would serve the honours. What can you do?',
    ],
    choices: ['Choose one for both', 'Go for one, hold for the other', 'Throw again'],
    right: 'That is suspending: the game set aside comes back at the next relevé.',
    hint: 'The two accounts are separate.',
  },
  four: {
    title: 'Honours',
    text: ['Twelve holes, and the other none.'],
    right: 'The quadruple.',
    hint: 'The highest of honours.',
  },
  three: {
    title: 'As the second',
    text: ['The other took three holes first; then you twelve running.'],
    right: 'The triple.',
    hint: 'One degree less.',
  },
  one: {
    title: 'Only just',
    text: ['The other has nine holes.'],
    right: 'Simple. With six holes or fewer for the other it would be double in combiné.',
    hint: 'There is nothing more to pay.',
  },
  unlifted: {
    title: 'Without lifting',
    text: [
      'Combiné is written by the older rules: a run during which the winner did not go pays triple. You win 9 to 2, in one run, without lifting.',
    ],
    right: '3 × (9 + 2) − 2 = 31.',
    hint: 'Nine and two, three times, less two.',
  },
  pool: {
    title: 'The pool',
    text: [
      'Several around one board: everyone pays into the pool, two sit down. The winner stays, the loser pays again and goes to the tail; whoever beats all others in succession takes everything.',
    ],
  },
  six: {
    title: 'A meeting',
    text: ['To how many holes is a meeting of the filled pool played?'],
    choices: ['Six', 'Eight', 'Twelve'],
    right: 'Six, on whoever’s dice.',
    hint: 'It is half a tour.',
  },
  chouette: {
    title: 'Three and four',
    text: [
      'At the chouette one player stands alone against two partners, who take turns. Four play two against two.',
      'À la ronde, each plays two marqués running and then gives up his place.',
      'You stand alone at the chouette: whom do you play?',
    ],
    choices: ['The two partners in turn', 'Always the same one', 'Whoever has won the marqué'],
    right: 'One plays, the other waits; they win and lose together.',
    hint: 'They take turns.',
  },
  race: {
    title: 'Le Tric Trac',
    text: [
      'Quite another game on the same board: a race, in which nothing is marked. Both players travel the same way round; your men set out above on the right and leave below on the right.',
      'The first of them, the courier, goes alone on the points of the flèches. Bring him into his last quarter, then have another man set out.',
    ],
    right: 'Once in, the courier is a man like the others: the rest of the roll was for any of them.',
    hint: 'The four first: the courier comes in on 21; the ace leaves the talon.',
  },
  block: {
    title: 'Six in a row',
    text: [
      'Nothing is ever hit: one bars the way. You hold five flèches running in front of the black men. Make the sixth.',
    ],
    right: 'Six flèches in a row are a block: nothing gets past. The game is found under “More games”.',
    hint: 'A man must come to 19, and the others stay covered.',
  },
  drill: {
    title: 'Count the old way',
    text: [
      'The older rules, the run lifted: a consolation of 2, six to eleven in a row double, twelve and more four times.',
    ],
  },
  game: {
    title: 'At combiné',
    text: ['Play against Hector up to the first hole: see it count for both games.'],
    right: 'You now know every game of the board.',
  },
};
