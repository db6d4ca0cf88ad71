import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  combine: {
    title: 'Combiné',
    text: [
      'You play two games on one board: marqués à écrire, and games of twelve holes with honours, one after another. A hole usually counts for both.',
    ],
  },
  suspend: {
    title: 'Suspending',
    text: [
      'You win a hole on your own dice. For the marqué it would be best to go, for the honours to hold. What can you do?',
    ],
    choices: ['Choose one for both', 'Go for one, hold for the other', 'Throw again'],
    right:
      'You go for one game and hold for the other: you suspend the first, and it comes back when a player next goes.',
    hint: 'The two games are counted apart.',
  },
  four: {
    title: 'Honours',
    text: [
      'With honours a tour pays four times if the loser has no hole, three times for twelve holes in a row taken second, twice if the loser has fewer than six holes, and otherwise once.',
      'You take twelve holes, and your opponent none.',
    ],
    right: 'Honours pay four times here: the loser has no hole.',
    hint: 'How many holes does the loser have?',
  },
  three: {
    title: 'As the second',
    text: ['Your opponent took three holes first; then you took twelve in a row.'],
    right: 'Honours pay three times here: you took twelve holes in a row, as the second player.',
    hint: 'Your opponent has holes, but none of them broke your run.',
  },
  one: {
    title: 'Only just',
    text: ['Your opponent has nine holes.'],
    right: 'Honours pay once here: nine holes are too many for double. In combiné, up to six holes still pay double.',
    hint: 'Does the loser have fewer than six holes?',
  },
  unlifted: {
    title: 'Without going',
    text: [
      'Combiné is written by the older rules: a run of six to eleven holes pays triple if the winner did not go in between (the treatises say “sans lever”). You win 9 to 2, in one run, without going.',
    ],
    right: 'The run without going pays you 3 × (9 + 2) − 2 = 31 jetons.',
    hint: 'Nine and two, three times, less two.',
  },
  pool: {
    title: 'The pool',
    text: [
      'Several people play at one board: everyone pays into the pool (poule), and two sit down. The winner stays; the loser pays again and goes to the back of the line. Beat everyone in a row and you take the pool.',
    ],
  },
  six: {
    title: 'One match',
    text: ['To how many holes do you play a match of the growing pool (poule à engraisser)?'],
    choices: ['Six', 'Eight', 'Twelve'],
    right: 'The first player to six holes wins the match, on either player’s dice.',
    hint: 'It is half a tour.',
  },
  chouette: {
    title: 'Three and four',
    text: [
      'In a chouette, one player plays two partners, who take turns. Four play two against two.',
      'À la ronde, each of three plays two marqués in a row, then gives up the seat.',
      'You are the chouette: whom do you play?',
    ],
    choices: ['The two partners in turn', 'Always the same one', 'The winner of the marqué'],
    right: 'One partner plays and the other waits; they win and lose together.',
    hint: 'The partners take turns.',
  },
  race: {
    title: 'Le Tric Trac',
    text: [
      'This is quite another game on the same board: a race, in which nothing is marked. Both players travel the same way round; your men set out at the top right and leave at the bottom right.',
      'The first man, the courier, goes alone on the tips of the flèches. Bring it into its last quarter, then have another man set out.',
    ],
    right: 'Once the courier is in, it is a man like the others: any of your men could play the rest of the roll.',
    hint: 'Play the four first: the courier comes in on 21; then a man leaves the talon by the ace.',
  },
  block: {
    title: 'Six in a row',
    text: [
      'Nothing is ever hit; you block the way instead. You hold five flèches in a row in front of the black men. Make the sixth.',
    ],
    right: 'Your six flèches in a row are a block: no man gets past. You will find this game under “More games”.',
    hint: 'Bring a man to 19, and leave the other five flèches held.',
  },
  drill: {
    title: 'Count the old way',
    text: [
      'By the older rules, when the winner went during the run: a consolation of 2, six to eleven in a row double, twelve and more four times.',
    ],
  },
  game: {
    title: 'Play combiné',
    text: ['Play against Hector up to the first hole, and see it count for both games.'],
    right: 'The hole counts for both games. You now know every game of the board.',
  },
};
