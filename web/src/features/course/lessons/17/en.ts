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
      'Quite another game on the same board: a race. Both players travel the same way round; a first man, the courier, goes alone; nothing is marked, men are borne off.',
      'When may another man set out?',
    ],
    choices: ['At the first doublet', 'When the courier has come to its last quarter', 'When the courier is off'],
    right: 'Then it becomes a man like the others. The game is found under “More games”.',
    hint: 'First the courier goes almost all the way round.',
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
