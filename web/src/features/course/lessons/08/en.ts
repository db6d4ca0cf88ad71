import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'False hits',
    text: [
      'The sum of your dice leads to the man on 15; but on the way you would have to rest on 13, which the other holds with two men.',
      'You hit him falsely: the points are the other’s.',
    ],
  },
  which: {
    title: 'Which one?',
    text: ['Look for what the sum reaches when every resting place is closed.'],
    right: 'Every rest is held by two men: a false hit.',
    hint: 'By the sum only, with nowhere to rest.',
  },
  double: {
    title: 'What it gives him',
    text: ['The tariff is that of a hit, one way only: 2 or 4 points; with a doublet, 4 or 6.'],
    right: 'On the side of the grands jans, with a doublet.',
    hint: 'It is a doublet, on a flèche from 7 to 18.',
  },
  simple: {
    title: 'On a simple roll',
    text: ['Five and two. A black man is alone, seven away from one of yours.'],
    right: 'From 11 to 18, by 13 or by 16: both closed.',
    hint: 'To 18, from 11. And the rests?',
  },
  home: {
    title: 'In the petit jan',
    text: ['Six and five together reach the man on 19.'],
    right: 'He stands in a petit jan: 4 points.',
    hint: 'From 8 to 19, by 14 or by 13. Who holds them?',
  },
  true: {
    title: 'True hits first',
    text: ['Two sixes. One roll may hit truly and falsely. Which men do you hit truly (à vrai)?'],
    right: 'The man rests on 14 or on 17, which are open.',
    hint: 'Twelve flèches on, by way of the sixth: which one is open?',
  },
  both: {
    title: 'And falsely?',
    text: ['The same dice. A man hit truly, in whatever way, is no longer hit falsely.'],
    right: 'From 9 to 21 you would have to rest on 15, which the other holds.',
    hint: 'Look for a closed rest.',
  },
  unplayed: {
    title: 'Helplessness',
    text: ['The other holds his whole grand jan; your men cannot enter.'],
    right: 'Neither of them.',
    hint: 'Try the six, then the five, from 9, 10, 11 and 12.',
  },
  helpless: {
    title: 'What he marks for it',
    text: ['Two points for each number that you cannot play.'],
    right: 'Two numbers, two points each.',
    hint: 'Twice two.',
  },
  contre: {
    title: 'The contre-jan',
    text: [
      'Only two of your men are off the talon; six and three would bring them to your corner and to the other’s. That would be the jan of two tables, lesson 11.',
      'But the other already holds his corner: the jan turns against you.',
    ],
    right: 'It is a contre-jan: 4 points for him, 6 with a doublet.',
    hint: 'The same tariff as filling, but for the other.',
  },
  order: {
    title: 'Each in turn',
    text: [
      'You mark your points before you play; the other marks what your roll gives him after you have played.',
      'If he wins a hole by it he can only hold: it was not his throw.',
    ],
  },
  drill: {
    title: 'What do you give him?',
    text: ['Count only what is the other’s.'],
  },
  game: {
    title: 'On both sides',
    text: [
      'You have 6 points each. Play against Hector up to the hole, and see what each roll gives to one and to the other.',
    ],
    right: 'You can count a whole roll.',
  },
};
