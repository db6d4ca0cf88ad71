import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'False hits',
    text: [
      'The sum of your dice leads to the man on 15, but on the way you would have to rest on 13, which your opponent holds with two men.',
      'You hit the man falsely: the points go to your opponent.',
    ],
  },
  which: {
    title: 'Which one?',
    text: ['Look for a man that only the sum reaches, when every resting place is closed.'],
    right: 'You hit the man on 15 falsely: the only rest, 13, is held by two men.',
    hint: 'By the sum only, with nowhere to rest.',
  },
  double: {
    title: 'What it gives your opponent',
    text: ['A false hit is worth as much as a true one, one way only: 2 or 4 points; with a doublet, 4 or 6.'],
    right: 'The man on 15 stands in a grand jan and the roll is a doublet: 4 points for your opponent.',
    hint: 'It is a doublet, on a flèche from 7 to 18.',
  },
  simple: {
    title: 'On a simple roll',
    text: ['You throw five and two. A black man is alone, seven flèches from one of yours.'],
    right: 'Your man on 11 reaches 18 by 13 or by 16, and both are closed: 2 points for your opponent.',
    hint: 'To 18, from 11. And the rests?',
  },
  home: {
    title: 'In the petit jan',
    text: ['Six and five together reach the man on 19.'],
    right: 'The man on 19 stands in a petit jan: 4 points for your opponent.',
    hint: 'From 8 to 19, by 14 or by 13. Who holds them?',
  },
  true: {
    title: 'True hits first',
    text: ['Two sixes. One roll may hit truly and falsely. Which men do you hit truly (à vrai)?'],
    right:
      'You hit the man on 20 from 8, resting on 14, and the man on 23 from 11, resting on 17: both resting places are open.',
    hint: 'Twelve flèches on, by way of the sixth: which one is open?',
  },
  both: {
    title: 'And falsely?',
    text: ['The same dice. A man hit truly, in whatever way, is no longer hit falsely.'],
    right: 'You hit the man on 21 falsely: from 9 you would have to rest on 15, which your opponent holds.',
    hint: 'Look for a closed rest.',
  },
  unplayed: {
    title: 'Impuissance',
    text: ['Your opponent holds their whole grand jan; your men cannot enter it.'],
    right: 'You can play neither number: every six and every five lands where your opponent stands.',
    hint: 'Try the six, then the five, from 9, 10, 11 and 12.',
  },
  helpless: {
    title: 'What your opponent scores for it',
    text: ['Each number that you cannot play gives your opponent two points: this is impuissance.'],
    right: 'You cannot play the six or the five: two points each, 4 for your opponent.',
    hint: 'Two points for each number you cannot play.',
  },
  order: {
    title: 'Each in turn',
    text: [
      'You mark your points before you play; your opponent marks what your roll gave them after you have played.',
      'If that wins your opponent a hole, they can only hold: it was not their roll.',
    ],
  },
  drill: {
    title: 'What do you give away?',
    text: ['Count only your opponent’s points.'],
  },
  game: {
    title: 'On both sides',
    text: [
      'You have 6 points each. Play against Hector until one of you wins a hole, and see what each roll gives to both of you.',
    ],
    right: 'The hole is won. You can count a whole roll.',
  },
};
