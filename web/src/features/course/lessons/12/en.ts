import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  all: {
    title: 'Thirty-six throws',
    text: [
      'Two dice fall in thirty-six ways. Six and one makes two of them, a six on one die and an ace on the other or the reverse; a doublet makes only one.',
    ],
  },
  six: {
    title: 'One given number',
    text: ['You need a six on either die. How many throws of thirty-six give it?'],
    choices: ['6', '11', '12', '20'],
    right: 'Eleven: ten throws of a six with another number, and double six.',
    hint: 'Six with each of the five others, both ways round, and the doublet.',
  },
  eleven: {
    title: 'Count',
    text: ['A single black man lies open, on 14. You hold your corner; the rest is on the talon.'],
    right: 'The two, on either die: eleven throws. Two aces do not get there: the rest on 13 is closed.',
    hint: 'From 12 to 14 it is two steps. And two aces, do they pass?',
  },
  two: {
    title: 'Two numbers',
    text: ['Either of two numbers serves you. How many throws?'],
    choices: ['12', '18', '20', '22'],
    right: 'Twenty: only sixteen show neither. For three numbers, twenty-seven; nine are left.',
    hint: 'Count the throws in which neither falls: four times four.',
  },
  hit: {
    title: 'All ways together',
    text: ['The man on 15 is alone; you have two men on 10 and two on 12.'],
    right: 'Twenty for the three and the five. Two and one, four and one make three and five too: four throws more.',
    hint: 'The three from 12, the five from 10; then the sums that contain neither.',
  },
  fill: {
    title: 'Filling',
    text: ['A man is missing on 8. Count the throws that bring him.'],
    right:
      'Six and one, five and two, four and three, both ways round. The ace from 7 would take a man out of the jan: it does not count.',
    hint: 'Your free men are on the talon: they need seven.',
  },
  keep: {
    title: 'Keeping',
    text: ['Three men on the talon to play with.'],
    right: 'All of them: with men on the talon nothing forces you to break.',
    hint: 'Which throws cannot be played by the men of the talon?',
  },
  spent: {
    title: 'Keeping without a reserve',
    text: ['Nothing left on the talon: only the third men on 10, 11 and 12 can play.'],
    right: 'That is the moment to go, if a hole allows it.',
    hint: 'From 10 and from 11 you get no farther than the corner. And numbers that cannot be played break nothing.',
  },
  coin: {
    title: 'Taking the corner',
    text: ['Both corners are empty. You take yours by effect or by puissance.'],
    right: 'Six and five, six and four, five and four make six throws; the three doublets, three more.',
    hint: 'By effect: six, five and four, and their doublets.',
  },
  choose: {
    title: 'Playing by the chances',
    text: ['Six and three. Look for the play that leaves you the most good throws, and the other the fewest.'],
    right: 'The corner calls for men within reach, and half-cases fear direct numbers.',
    hint: 'Cover your man on 11, and bring a fresh man forward.',
  },
  drill: {
    title: 'How many throws hit?',
    text: ['Direct numbers first, then sums.'],
  },
  game: {
    title: 'Count, then hit',
    text: ['Before each throw, count what hits. Play against Valère until you hit.'],
    right: 'Counting the chances soon becomes a habit.',
  },
};
