import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  all: {
    title: 'Thirty-six throws',
    text: [
      'Two dice fall in thirty-six ways. Six and one is two of them: a six on one die and an ace on the other, or the reverse. A doublet is only one.',
    ],
  },
  six: {
    title: 'One given number',
    text: ['You need a six on either die. How many of the 36 throws give it?'],
    choices: ['6', '11', '12', '20'],
    right: 'Eleven throws have a six: ten with another number, and double six.',
    hint: 'Six with each of the five others, both ways round, and the doublet.',
  },
  eleven: {
    title: 'Count',
    text: ['A single black man is exposed, on 14. You hold your corner; your other men are on the talon.'],
    right:
      'A two on either die brings a man from 12 to 14: eleven throws. Two aces do not reach it: your man cannot rest on 13.',
    hint: 'From 12 to 14 it is two flèches. Do two aces get there?',
  },
  two: {
    title: 'Two numbers',
    text: ['Either of two numbers is good for you. How many throws?'],
    choices: ['12', '18', '20', '22'],
    right: 'Twenty throws are good: only sixteen show neither number. With three good numbers, twenty-seven are good.',
    hint: 'Count the throws that show neither number: four times four.',
  },
  hit: {
    title: 'All ways together',
    text: ['The man on 15 is alone; you have two men on 10 and two on 12.'],
    right: 'Twenty throws have a three or a five. Two and one, four and one make three and five too: four throws more.',
    hint: 'The three from 12, the five from 10; then the sums that contain neither.',
  },
  fill: {
    title: 'Filling',
    text: ['A man is missing on 8. Count the throws that bring one.'],
    right:
      'A man on the talon needs six and one, five and two or four and three: six throws. The ace from 7 would take a man that the jan needs.',
    hint: 'Your spare men are on the talon: they need seven.',
  },
  keep: {
    title: 'Keeping',
    text: ['You have three men on the talon to play with.'],
    right: 'All 36 throws keep: here the men on the talon can play them all.',
    hint: 'Which throws can the men on the talon not play?',
  },
  spent: {
    title: 'Keeping without a reserve',
    text: ['Nothing is left on the talon: only the third men on 10, 11 and 12 can play.'],
    right: 'Few throws keep: this is the moment to go, if you win a hole.',
    hint: 'A man on 10 or 11 gets no farther than the corner. And numbers that you cannot play break nothing.',
  },
  coin: {
    title: 'Taking the corner',
    text: ['Both corners are empty. You take yours by effect or par puissance.'],
    right: 'Six and five, six and four, five and four take it with six throws; the three doublets, with three more.',
    hint: 'By effect: six, five and four, and their doublets.',
  },
  choose: {
    title: 'Playing by the chances',
    text: ['Six and three. Look for the play that leaves you the most good throws, and your opponent the fewest.'],
    right: 'Keep men within reach of the corner, and lone men out of reach of single numbers.',
    hint: 'Cover your man on 11, and bring a fresh man forward.',
  },
  drill: {
    title: 'How many throws hit?',
    text: ['Count single numbers first, then sums. The book has the whole table: “Chances”.'],
  },
  game: {
    title: 'Count, then hit',
    text: ['Before each throw, count the throws that hit. Play against Valère until you hit.'],
    right: 'You have hit a man. Counting the chances soon becomes a habit.',
  },
};
